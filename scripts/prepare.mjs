import { isBuilt } from './build-inputs.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-process.mjs'
import { exitWithError } from './terminal.mjs'

const MIN_NODE_VERSION = [20, 11]

/** Installs and builds what is missing. */
export async function prepare() {
  await install()
  if (!(await ensureBuilt())) process.exit(1)
}

export async function install() {
  checkNode()
  await ensureInstalled()
}

/** @returns {Promise<boolean>} true if the site is built; if not, the reason has been printed */
export async function ensureBuilt() {
  return isBuilt() || (await runNode('scripts/build.mjs', ['--if-needed'])) === 0
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = MIN_NODE_VERSION
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  exitWithError(`Node.js ${MIN_NODE_VERSION.join('.')} or newer is needed; this is ${process.versions.node}.`)
}
