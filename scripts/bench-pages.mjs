import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { prepare } from './prepare.mjs'
import { run, runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { root } from './terminal.mjs'

const NEXT_SITE = path.join(root, 'tests/load/pages/next-site')

stopWithNpm()
await prepare()
if (process.argv.includes('--peers')) await buildNextSite()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build({
  ...serverBundles('.cache/bench', {
    pages: 'tests/load/pages/bench.ts',
    overload: 'tests/load/pages/overload.ts',
    'bare-remix-server': 'tests/load/pages/bare-remix-server.tsx',
    'buffer-server': 'tests/load/pages/buffer-server.ts',
  }),
  jsx: 'automatic',
})
const bench = process.argv.includes('--overload') ? 'overload.js' : 'pages.js'
process.exitCode = await runNode(`.cache/bench/${bench}`, process.argv.slice(2))

/** Installs and builds the Next.js pages, which are compared only on request. */
async function buildNextSite() {
  await ensureInstalled(NEXT_SITE)
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  const program = path.join(NEXT_SITE, 'node_modules/next/dist/bin/next')
  const code = await run(process.execPath, [program, 'build'], { cwd: NEXT_SITE, env })
  if (code !== 0) process.exit(code)
}
