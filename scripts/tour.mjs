import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { stopWithNpm } from './npm-parent.mjs'
import { checkNode } from './prepare.mjs'
import { root } from './project.mjs'
import { runNode } from './run.mjs'

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundle } = await import('./server-bundle.mjs')

mkdirSync(path.join(root, '.cache/tour'), { recursive: true })
const outfile = path.join(root, '.cache/tour/render.js')
await build({ ...serverBundle(outfile), entryPoints: ['scripts/tour/render.ts'] })
process.exitCode = await runNode('.cache/tour/render.js', process.argv.slice(2))
