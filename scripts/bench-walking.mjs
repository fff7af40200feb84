import { build } from 'esbuild'
import { runNode } from './run-process.mjs'
import { serverBundles } from './server-bundle.mjs'

await build(serverBundles('.cache/walking', { bench: 'tests/load/walking.ts' }))
process.exitCode = await runNode('.cache/walking/bench.js')
