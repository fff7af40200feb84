import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/upstream-check', { main: 'scripts/upstream-check/main.ts' }))
process.exitCode = await runNode('.cache/upstream-check/main.js', process.argv.slice(2))
