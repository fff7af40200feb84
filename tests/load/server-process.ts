import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '../../scripts/server-flags.mjs'

/** Timeout in ms: loading the columns of a million statements takes a minute. */
const START_TIMEOUT_MS = 180_000

export type BenchData = { statements: number; dataDir: string }

/**
 * Starts a server process on its own data; it ends by `stop` or with this process. `pipe` lets the caller
 * read its output.
 */
export function startServer(
  script: string,
  { statements, dataDir }: BenchData,
  env: Record<string, string> = {},
  {
    output = 'inherit',
    execArgv = [],
    args = [],
  }: { output?: 'inherit' | 'pipe'; execArgv?: string[]; args?: string[] } = {},
) {
  const child = fork(script, args, {
    env: {
      ...MEMORY_ENVIRONMENT,
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      SEED_STATEMENTS: `${statements}`,
      ...env,
    },
    execArgv: [...MEMORY_FLAGS, ...execArgv],
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
  const leave = () => child.kill('SIGTERM')
  process.once('exit', leave)
  return {
    child,
    async stop() {
      process.off('exit', leave)
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** @throws if the process ends before its first message */
export async function waitForFirstMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message'), ended])
  return message
}

export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits for outputs that contain the texts, in any order; later output is discarded. */
export async function waitForOutput(child: ChildProcess, ...texts: string[]) {
  const missing = new Set(texts)
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error('the server ended')))
  for await (const [chunk] of on(child.stdout as Readable, 'data', {
    signal: AbortSignal.any([ended.signal, AbortSignal.timeout(START_TIMEOUT_MS)]),
  })) {
    for (const text of missing) if (`${chunk}`.includes(text)) missing.delete(text)
    if (missing.size === 0) break
  }
  child.stdout?.resume()
}
