import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { exitWithError } from './terminal.mjs'

const [command = '', ...args] = process.argv.slice(2)
if (command !== 'score' && command !== 'fit')
  exitWithError('It is `npm run estimate:score` or `npm run estimate:fit`.')

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/estimate', { [command]: `scripts/estimate/${command}.ts` }))
process.exitCode = await runNode(`.cache/estimate/${command}.js`, args)
