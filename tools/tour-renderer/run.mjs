import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from '../../scripts/install.mjs'
import { checkNode } from '../../scripts/prepare.mjs'
import { runNode } from '../../scripts/run-process.mjs'
import { stopWithNpm } from '../../scripts/stop-with-npm.mjs'
import { root } from '../../scripts/terminal.mjs'

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundle } = await import('../../scripts/server-bundle.mjs')

mkdirSync(path.join(root, '.cache/tour'), { recursive: true })
const outfile = path.join(root, '.cache/tour/render.js')
await build({ ...serverBundle(outfile), entryPoints: ['tools/tour-renderer/render.ts'] })
process.exitCode = await runNode('.cache/tour/render.js', process.argv.slice(2))
