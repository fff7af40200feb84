/**
 * Error codes of PostgreSQL: connection exceptions, a server that stops or starts, a full disk, too many
 * connections.
 */
const AWAY_STATES = /^(08|57P0[1-3]$|53[13]00$)/

/** Socket errors of a connection whose other end was killed. */
const BROKEN_CONNECTION = /^(ECONNRESET|EPIPE)$/

/** Messages of `pg` errors that have no code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if the database cannot be reached or has no room, so the query or its result is lost. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return (
    syscall === 'connect' ||
    (typeof code === 'string' && (AWAY_STATES.test(code) || BROKEN_CONNECTION.test(code))) ||
    AWAY_MESSAGES.test(error.message)
  )
}
