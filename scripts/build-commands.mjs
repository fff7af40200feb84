import { build } from 'esbuild'
import { COMMANDS } from './commands.mjs'
import { serverBundles } from './server-bundle.mjs'

// The image has no tools to bundle commands at run time, so they are bundled here.
await build(serverBundles('build/commands', COMMANDS))
