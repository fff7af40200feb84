import { isBuilt } from './inputs.mjs'
import { ensureInstalled } from './install.mjs'
import { giveUp } from './project.mjs'
import { runNode } from './run.mjs'

/** The oldest Node.js that has all we use. */
const OLDEST_NODE = [20, 11]

/** From a fresh clone to a finished build; returns at once when there is nothing to do. */
export async function prepare() {
  checkNode()
  await ensureInstalled()
  if (isBuilt()) return
  if ((await runNode('scripts/build.mjs', ['--if-needed'])) !== 0) process.exit(1)
}

/** Ends with a sentence when this Node.js is too old. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  giveUp(`Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
}
