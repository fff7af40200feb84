import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'

/** Milliseconds for open requests to finish. */
const GRACE_PERIOD_MS = 8_000

export function stopOnSignals(server: Server, log: Logger, stopRest: () => Promise<void>): void {
  const close = createGracefulClose(server, GRACE_PERIOD_MS)
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await close()
    await stopRest()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/**
 * Call it before the first connection; the result closes the server without waiting for idle or unused connections.
 * @param gracePeriodMs milliseconds after which open requests are cut off
 */
export function createGracefulClose(server: Server, gracePeriodMs: number): () => Promise<void> {
  // Node counts a connection as idle only after its first request.
  const unusedSockets = new Set<Socket>()
  server.on('connection', (socket) => {
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  const openResponses = new Set<ServerResponse>()
  let isClosing = false
  server.on('request', ({ socket }, response) => {
    unusedSockets.delete(socket)
    // A proxy that keeps the connection would send the next request into its end.
    if (isClosing) response.shouldKeepAlive = false
    openResponses.add(response)
    response.once('close', () => openResponses.delete(response))
  })

  return async () => {
    isClosing = true
    for (const response of openResponses) response.shouldKeepAlive = false
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of unusedSockets) socket.destroy()
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const impatient = setTimeout(() => server.closeAllConnections(), gracePeriodMs)
    await closed
    clearInterval(idle)
    clearTimeout(impatient)
  }
}
