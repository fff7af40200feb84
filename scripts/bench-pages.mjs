import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { prepare } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { root } from './terminal.mjs'

stopWithNpm()
await prepare()
const { build } = await import('esbuild')
const { serverBundle } = await import('./server-bundle.mjs')

const outdir = path.join(root, '.cache/bench')
mkdirSync(outdir, { recursive: true })
await Promise.all(
  ['bench.ts', 'bare-remix-server.tsx', 'buffer-server.ts'].map((file) => {
    const outfile = path.join(outdir, file === 'bench.ts' ? 'pages.js' : `${path.parse(file).name}.js`)
    return build({ ...serverBundle(outfile), entryPoints: [`tests/load/pages/${file}`], jsx: 'automatic' })
  }),
)
process.exitCode = await runNode('.cache/bench/pages.js', process.argv.slice(2))
