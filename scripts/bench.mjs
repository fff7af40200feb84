import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

stopWithNpm()
await prepare()
const { build } = await import('esbuild')
const { serverBundles, WORKERS } = await import('./server-bundle.mjs')

await build({
  ...serverBundles('.cache/bench', {
    bench: 'tests/load/bench.ts',
    'while-jobs': 'tests/load/while-jobs.ts',
    'bare-remix-server': 'tests/load/pages/bare-remix-server.tsx',
    backend: 'tests/load/backend.ts',
    ...WORKERS,
  }),
  jsx: 'automatic',
})
const bench = process.argv.includes('--while-jobs') ? 'while-jobs.js' : 'bench.js'
process.exitCode = await runNode(`.cache/bench/${bench}`)
