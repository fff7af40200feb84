import { existsSync } from 'node:fs'
import path from 'node:path'
import { installCachedPackage } from './cached-packages.mjs'
import { run } from './run-process.mjs'
import { printStep } from './terminal.mjs'

const VERSION = '26.9.27'

/**
 * Installs the Nu HTML checker of the W3C, which needs Java.
 * @returns {Promise<string | undefined>} path of its archive; undefined if it cannot run here
 */
export async function ensureNuValidator() {
  if ((await run('java', ['-version'], { quiet: true })) !== 0) {
    printStep('Java is not installed: pages are not validated by the Nu checker')
    return undefined
  }
  const folder = await installCachedPackage('vnu-jar', VERSION)
  const archive = folder && path.join(folder, 'build/dist/vnu.jar')
  if (archive && existsSync(archive)) return archive
  printStep('the Nu checker cannot be installed: pages are not validated by it')
  return undefined
}
