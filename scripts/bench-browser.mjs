import { ensureBrowser } from './browser.mjs'
import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await prepare()
await ensureBrowser()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/bench', { browser: 'tests/load/browser/bench.ts' }))
process.exitCode = await runNode('.cache/bench/browser.js')
