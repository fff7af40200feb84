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
    soak: 'tests/load/soak.ts',
    'bare-remix-server': 'tests/load/pages/bare-remix-server.tsx',
    backend: 'tests/load/backend.ts',
    ...WORKERS,
  }),
  jsx: 'automatic',
})
const chosen = ['while-jobs', 'soak'].find((name) => process.argv.includes(`--${name}`))
process.exitCode = await runNode(`.cache/bench/${chosen ?? 'bench'}.js`)
