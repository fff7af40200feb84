import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { root } from './terminal.mjs'

stopWithNpm()
await prepare()
const { build } = await import('esbuild')
const { serverBundle } = await import('./server-bundle.mjs')

const outdir = path.join(root, '.cache/bench')
mkdirSync(outdir, { recursive: true })
await Promise.all(
  ['bench', 'backend'].map((name) =>
    build({ ...serverBundle(path.join(outdir, `${name}.js`)), entryPoints: [`tests/load/${name}.ts`] }),
  ),
)
process.exitCode = await runNode('.cache/bench/bench.js')
