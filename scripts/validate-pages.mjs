import { ensureBrowser } from './browser.mjs'
import { ensureNuValidator } from './nu-validator.mjs'
import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

/** Validates every page in three languages and prints the errors of each validator by kind of page. */
stopWithNpm()
await prepare()
await ensureBrowser()
const nuValidator = await ensureNuValidator()
process.exitCode = await runNode(
  'node_modules/@playwright/test/cli.js',
  ['test', 'html-validity', '--project=script-off', '--workers=1'],
  { env: { TEST_FULL: '1', ...(nuValidator && { NU_VALIDATOR: nuValidator }) } },
)
