import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'

/** Time for open requests to finish, in ms. */
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
 * Returns a function that closes the server without waiting for idle or unused connections.
 * Must be called before the first connection.
 * @param gracePeriodMs time after which open requests are cut off, in ms
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
    // A proxy that kept the connection could send its next request while we close it.
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
