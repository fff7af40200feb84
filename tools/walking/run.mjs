import { build } from 'esbuild'
import { runNode } from '../../scripts/run-process.mjs'
import { serverBundles } from '../../scripts/server-bundle.mjs'

await build(serverBundles('.cache/walking', { 'make-networks': 'tools/walking/make-networks.ts' }))
process.exitCode = await runNode('.cache/walking/make-networks.js', process.argv.slice(2))
