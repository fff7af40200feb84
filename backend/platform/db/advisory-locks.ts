import type { Db } from './pool'

/**
 * The numbers of PostgreSQL's advisory locks, one a purpose: two jobs with the same number would keep each other
 * from running. Rows of one user, phone or visitor are locked by a text instead, see `lockUntilCommit`.
 */
export const ADVISORY_LOCKS = {
  /** Who runs the embedded server; the only one taken in the database `postgres`. */
  embeddedOwner: 1_702_522_721,
  migration: 1_702_522_722,
  seeding: 1_702_522_723,
  /** Taken by the SQL function settle_statement_totals(). */
  statementTotals: 1_702_522_724,
  /** Taken by the SQL function settle_owner_totals(). */
  ownerTotals: 1_702_522_725,
  jobQueueMigration: 1_702_522_728,
} as const

/** Waits for other transactions that hold the same key; held until this one ends. */
export async function lockUntilCommit(transaction: Db, key: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
}
