import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
checkNode()
await ensureInstalled()
process.env.KILLS ??= '500'
process.exitCode = await runNode('node_modules/vitest/vitest.mjs', [
  'run',
  'tests/faults/killed-senders.test.ts',
  '--disable-console-intercept',
])
