/** Classes and codes of PostgreSQL: connection exceptions, a server that stops or starts, and one with too many connections. */
const AWAY_STATES = /^(08|57P0[1-3]$|53300$)/

/** Those of `pg`, whose errors have no code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the query could not be asked, or its answer got lost, because the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return (
    syscall === 'connect' ||
    (typeof code === 'string' && AWAY_STATES.test(code)) ||
    AWAY_MESSAGES.test(error.message)
  )
}
