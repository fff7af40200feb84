import { install } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await install()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/bench', { geocoding: 'tests/load/bench-geocoding.ts' }))
process.exitCode = await runNode('.cache/bench/geocoding.js')
