import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Time for open requests to finish, in ms. */
const GRACE_PERIOD_MS = 8_000

/** Time, in ms, in which the first request of a new connection may still arrive. */
const FIRST_REQUEST_MS = 500

/** Maximum time for jobs and connections to end, in ms: without its database, a job may wait for it. */
const MAX_STOP_MS = 15_000

interface ShutdownOptions {
  log: Logger
  /** Time in which `/readyz` already answers 503, but requests are still served, in ms. */
  delayMs: number
}

export interface Shutdown {
  /** True from the signal on. */
  hasBegun(): boolean
  /** Stops on SIGINT and SIGTERM: first the server, then the rest. */
  stopOnSignals(stopRest: () => Promise<void>): void
}

/**
 * Prepares the end of a server; must be called before its first connection. A balancer needs a delay, as it
 * sends requests until its next check of `/readyz`, and one that meets a closed port fails.
 */
export function createShutdown(server: Server, { log, delayMs }: ShutdownOptions): Shutdown {
  const closing = createGracefulClose(server, GRACE_PERIOD_MS)
  let hasBegun = false
  async function stop(signal: NodeJS.Signals, stopRest: () => Promise<void>): Promise<void> {
    if (hasBegun) return
    hasBegun = true
    log.info({ signal }, 'stopping')
    closing.announce()
    await sleep(delayMs)
    await closing.close()
    const isStopped = await Promise.race([stopRest().then(() => true), sleep(MAX_STOP_MS, false)])
    if (!isStopped) log.error({}, 'could not stop everything in time')
    process.exit(isStopped ? 0 : 1)
  }
  return {
    hasBegun: () => hasBegun,
    stopOnSignals(stopRest) {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal, stopRest))
    },
  }
}

export interface GracefulClose {
  /** Ends each connection after its next response, but still accepts new ones. */
  announce(): void
  /** Closes the server; unused connections get a moment for a request, idle ones are closed at once. */
  close(): Promise<void>
}

/**
 * Must be called before the first connection.
 * @param gracePeriodMs time after which open requests are cut off, in ms
 */
export function createGracefulClose(server: Server, gracePeriodMs: number): GracefulClose {
  // Node counts a connection as idle only after its first request.
  const unusedSockets = new Set<Socket>()
  server.on('connection', (socket) => {
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  const openResponses = new Set<ServerResponse>()
  let isClosing = false
  // Before other listeners, which may respond at once.
  server.prependListener('request', ({ socket }, response) => {
    unusedSockets.delete(socket)
    // A proxy that kept the connection could send its next request while we close it.
    if (isClosing) response.shouldKeepAlive = false
    openResponses.add(response)
    response.once('close', () => openResponses.delete(response))
  })

  function announce() {
    isClosing = true
    for (const response of openResponses) response.shouldKeepAlive = false
  }
  async function close() {
    announce()
    const closed = new Promise((resolve) => server.close(resolve))
    // A proxy sends a request right after it has connected: cutting it off would fail a form.
    const unused = setTimeout(() => {
      for (const socket of unusedSockets) socket.destroy()
    }, FIRST_REQUEST_MS)
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const impatient = setTimeout(() => server.closeAllConnections(), gracePeriodMs)
    await closed
    clearTimeout(unused)
    clearInterval(idle)
    clearTimeout(impatient)
  }
  return { announce, close }
}
