import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await prepare()
const { build } = await import('esbuild')
const { serverBundles, WORKER } = await import('./server-bundle.mjs')

await build(
  serverBundles('.cache/bench', {
    bench: 'tests/load/bench.ts',
    backend: 'tests/load/backend.ts',
    ...WORKER,
  }),
)
process.exitCode = await runNode('.cache/bench/bench.js')
