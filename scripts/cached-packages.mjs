import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './run-process.mjs'
import { root } from './terminal.mjs'

/**
 * Installs a package that only some checks need and that is too large for everybody's `npm ci`, without its
 * scripts.
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string | undefined>} its folder; undefined if the registry cannot be reached
 */
export async function installCachedPackage(name, version) {
  const prefix = path.join(root, '.cache/packages', `${name.replaceAll('/', '-')}-${version}`)
  const folder = path.join(prefix, 'node_modules', name)
  if (existsSync(folder)) return folder
  const args = ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const code = await run('npm', [...args, `${name}@${version}`], { quiet: true })
  return code === 0 && existsSync(folder) ? folder : undefined
}
