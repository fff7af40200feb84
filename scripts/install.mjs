import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run-process.mjs'
import { exitWithError, printStep, root } from './terminal.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package */

/**
 * Installs a folder's packages unless exactly those of its lock file are installed. @param {string} [folder]
 */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return
  printStep('installing packages (once, and when package-lock.json changes)')
  // npm sets its own path when it runs this script.
  const npm = process.env.npm_execpath
  // Our packages need no install scripts. With NODE_ENV=production npm would omit what the build needs.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error']
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { cwd: folder })
    : await run('npm', args, { cwd: folder })
  if (code === 0) return
  exitWithError(
    'The packages could not be installed. The first start needs the npm registry; later ones work offline.',
  )
}

/** Compares the lock file with npm's own record of installed packages. @param {string} folder */
function isInstalled(folder) {
  const record = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readPackages(record)
  const wanted = readPackages(path.join(folder, 'package-lock.json'))
  return Object.entries(wanted).every(([location, { version, integrity, optional }]) => {
    if (location === '') return true
    const found = installed[location]
    // Optional packages are mostly those of other platforms.
    if (!found) return optional === true
    return found.version === version && found.integrity === integrity
  })
}

/** @param {string} file @returns {Record<string, Package>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
