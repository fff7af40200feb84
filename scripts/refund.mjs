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

const outdir = path.join(root, '.cache/refund')
mkdirSync(outdir, { recursive: true })
await build({ ...serverBundle(path.join(outdir, 'refund.js')), entryPoints: ['scripts/refund-payment.ts'] })
process.exitCode = await runNode('.cache/refund/refund.js', process.argv.slice(2))
