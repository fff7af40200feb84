import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../terminal.mjs'

const START_TIMEOUT_MS = 120_000

/**
 * Serves the built site with a new, small marketplace on a free port, until `close` or the end of this
 * process.
 */
export async function startSite() {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/e2e-server.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const leave = () => server.kill('SIGTERM')
  process.once('exit', leave)
  const origin = `http://localhost:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('the site did not start')
    await sleep(100)
  }
  return {
    origin,
    async close() {
      process.off('exit', leave)
      if (server.exitCode !== null) return
      leave()
      await once(server, 'exit')
    },
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}
