import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/resend-dead-letters', { resend: 'scripts/resend-dead-letters.ts' }))
process.exitCode = await runNode('.cache/resend-dead-letters/resend.js', process.argv.slice(2))
