import { build } from 'esbuild'
import { runNode } from '../../scripts/run-process.mjs'
import { serverBundles } from '../../scripts/server-bundle.mjs'

await build(serverBundles('.cache/map', { 'make-archive': 'tools/map/make-archive.ts' }))
process.exitCode = await runNode('.cache/map/make-archive.js', process.argv.slice(2))
