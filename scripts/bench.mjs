import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await prepare()
const { build } = await import('esbuild')
const { serverBundles, WORKERS } = await import('./server-bundle.mjs')

await build(
  serverBundles('.cache/bench', {
    bench: 'tests/load/bench.ts',
    backend: 'tests/load/backend.ts',
    ...WORKERS,
  }),
)
process.exitCode = await runNode('.cache/bench/bench.js')
