import { ensureInstalled } from '../../scripts/install.mjs'
import { checkNode } from '../../scripts/prepare.mjs'
import { runNode } from '../../scripts/run-process.mjs'
import { stopWithNpm } from '../../scripts/stop-with-npm.mjs'

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundles } = await import('../../scripts/server-bundle.mjs')

await build(
  serverBundles('.cache/tour', {
    render: 'tools/tour-renderer/render.ts',
    'render-stills': 'tools/tour-renderer/stills/render-stills.ts',
  }),
)
const isOfStills = process.argv[2] === 'stills'
process.exitCode = await runNode(
  isOfStills ? '.cache/tour/render-stills.js' : '.cache/tour/render.js',
  process.argv.slice(isOfStills ? 3 : 2),
)
