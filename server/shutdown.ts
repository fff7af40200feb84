import type { Server } from 'node:http'
import type { Logger } from 'pino'

/** How long open requests may take to finish, in milliseconds. */
const PATIENCE = 8_000

/** On Ctrl-C or SIGTERM takes no new connections, lets open requests finish, then stops the rest and exits. */
export function stopOnSignals(server: Server, log: Logger, stopRest: () => Promise<void>): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.closeIdleConnections()
    await new Promise((closed) => server.close(closed))
    clearTimeout(impatient)
    await stopRest()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
