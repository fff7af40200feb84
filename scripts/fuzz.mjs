import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await prepare()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/fuzz', { fuzz: 'tests/fuzz/main.ts' }))
process.exitCode = await runNode('.cache/fuzz/fuzz.js')
