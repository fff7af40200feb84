import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare } from './prepare.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { root } from './terminal.mjs'

stopWithNpm()
await prepare()

// A single server runs in this process, so that signals and exit codes need no forwarding.
process.chdir(root)
process.env.NODE_ENV = 'production'
process.setSourceMapsEnabled(true)
await import(pathToFileURL(path.join(root, 'build/processes.js')).href)
