import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { root } from './terminal.mjs'

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundle } = await import('./server-bundle.mjs')

const outdir = path.join(root, '.cache/bench')
mkdirSync(outdir, { recursive: true })
const outfile = path.join(outdir, 'engines.js')
await build({ ...serverBundle(outfile), entryPoints: ['tests/load/engines/bench.ts'] })

const { SEED_STATEMENTS = '4000' } = process.env
// The data that `npm run bench` leaves.
const { DATA_DIR = `.cache/bench-${SEED_STATEMENTS}` } = process.env
process.exitCode = await runNode('.cache/bench/engines.js', [], { env: { SEED_STATEMENTS, DATA_DIR } })
