import { build } from 'esbuild'
import { runNode } from '../../scripts/run-process.mjs'
import { serverBundles } from '../../scripts/server-bundle.mjs'

const programs = ['make-houses', 'make-demo-houses']
const entries = [
  ...programs.map((name) => [name, `tools/geocoding/${name}.ts`]),
  ...['streets', 'districts'].map((name) => [name, `backend/initial-data/places/${name}.ts`]),
]
await build(serverBundles('.cache/geocoding', Object.fromEntries(entries)))
for (const name of programs)
  process.exitCode ||= await runNode(`.cache/geocoding/${name}.js`, process.argv.slice(2))
