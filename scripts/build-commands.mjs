import { build } from 'esbuild'
import { COMMANDS } from './commands.mjs'
import { serverBundles } from './server-bundle.mjs'

// For the image, which has no tools to bundle them when they are run.
await build(serverBundles('build/commands', COMMANDS))
