/**
 * Error codes of PostgreSQL: connection exceptions, a server that stops or starts, a full disk, too many
 * connections.
 */
const SQL_STATES = /^(08|57P0[1-3]$|53[13]00$)/

/** Socket errors of a connection whose other end was killed. */
const SOCKET_ERRORS = /^(ECONNRESET|EPIPE)$/

/** Messages of `pg` errors that have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if the database cannot be reached or has no room, so the query or its result is lost. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return (
    syscall === 'connect' ||
    (typeof code === 'string' && (SQL_STATES.test(code) || SOCKET_ERRORS.test(code))) ||
    MESSAGES.test(error.message)
  )
}
