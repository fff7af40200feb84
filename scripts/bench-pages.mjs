import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await prepare()
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
