import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

/** Runs a test of killed processes, named by the first argument, with 500 kills. */
stopWithNpm()
checkNode()
await ensureInstalled()
process.env.KILLS ??= '500'
process.exitCode = await runNode('node_modules/vitest/vitest.mjs', [
  'run',
  `tests/faults/${process.argv[2]}.test.ts`,
  '--disable-console-intercept',
])
