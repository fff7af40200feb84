/**
 * Classes and codes of PostgreSQL: connection exceptions, a server that stops or starts, and one without room for a row or
 * for a connection.
 */
const AWAY_STATES = /^(08|57P0[1-3]$|53[13]00$)/

/** Of a connection whose other end was killed. */
const BROKEN_CONNECTION = /^(ECONNRESET|EPIPE)$/

/** Those of `pg`, whose errors have no code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the query could not be asked or its answer got lost, as the database cannot be reached or has no room left. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return (
    syscall === 'connect' ||
    (typeof code === 'string' && (AWAY_STATES.test(code) || BROKEN_CONNECTION.test(code))) ||
    AWAY_MESSAGES.test(error.message)
  )
}
