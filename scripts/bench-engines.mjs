import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { root } from './terminal.mjs'

const FOLDER = 'tests/load/engines'
/** Bundled here, so that packages of the bench and of the project are found. */
const BUNDLE = `${FOLDER}/node_modules/.cache/bench.js`

stopWithNpm()
checkNode()
await ensureInstalled()
await ensureInstalled(path.join(root, FOLDER))
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles(path.dirname(BUNDLE), { bench: `${FOLDER}/bench.ts` }))

const { SEED_STATEMENTS = '4000' } = process.env
const { DATA_DIR = `.cache/bench-${SEED_STATEMENTS}` } = process.env
process.exitCode = await runNode(BUNDLE, [], { env: { SEED_STATEMENTS, DATA_DIR } })
