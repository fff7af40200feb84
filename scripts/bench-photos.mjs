import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await prepare()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/bench', { photos: 'tests/load/photos/bench.ts' }))
process.exitCode = await runNode('.cache/bench/photos.js', process.argv.slice(2))
