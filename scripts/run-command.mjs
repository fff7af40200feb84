import { COMMANDS } from './commands.mjs'
import { ensureInstalled } from './install.mjs'
import { checkNode } from './prepare.mjs'
import { runNode } from './run-process.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { exitWithError } from './terminal.mjs'

const [name = '', ...args] = process.argv.slice(2)
const entryPoint = COMMANDS[name]
if (!entryPoint) exitWithError(`There is no such command: ${name}.`)

stopWithNpm()
checkNode()
await ensureInstalled()
const { build } = await import('esbuild')
const { serverBundles } = await import('./server-bundle.mjs')

await build(serverBundles('.cache/commands', { [name]: entryPoint }))
process.exitCode = await runNode(`.cache/commands/${name}.js`, args)
