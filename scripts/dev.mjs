import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { install } from './prepare.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { printStep, root } from './terminal.mjs'

const outdir = 'build/dev'

stopWithNpm()
await install()
const { context } = await import('esbuild')
const { SERVER, serverBundles } = await import('./server-bundle.mjs')

/** @type {import('node:child_process').ChildProcess | undefined} */
let server
/** Restarts are sequential, as a second server would find the database in use. */
let last = Promise.resolve()

const bundle = await context({
  ...serverBundles(outdir, SERVER),
  plugins: [
    {
      name: 'restart the server',
      setup({ onEnd }) {
        onEnd(({ errors }) => {
          if (errors.length === 0) last = last.then(restart)
        })
      },
    },
  ],
})
await bundle.watch()

async function restart() {
  if (server) printStep('files changed: restarting the server')
  await stop()
  server = spawn(process.execPath, ['--enable-source-maps', `${outdir}/server.js`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await bundle.dispose()
    await last
    await stop()
    process.exit(0)
  })
}
