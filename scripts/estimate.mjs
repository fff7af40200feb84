import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { exitWithError, root } from './terminal.mjs'

const [command = '', ...args] = process.argv.slice(2)
if (command !== 'score' && command !== 'fit')
  exitWithError('It is `npm run estimate:score` or `npm run estimate:fit`.')

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundle } = await import('./server-bundle.mjs')

const outdir = path.join(root, '.cache/estimate')
mkdirSync(outdir, { recursive: true })
const outfile = path.join(outdir, `${command}.js`)
await build({ ...serverBundle(outfile), entryPoints: [`scripts/estimate/${command}.ts`] })
process.exitCode = await runNode(`.cache/estimate/${command}.js`, args)
