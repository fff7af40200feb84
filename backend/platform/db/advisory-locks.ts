import type { Db } from './pool'

export const ADVISORY_LOCKS = {
  /** Taken in the database `postgres`, unlike the others. */
  embeddedOwner: 1_702_522_721,
  migration: 1_702_522_722,
  seeding: 1_702_522_723,
  // Used by the SQL functions settle_statement_totals() and settle_owner_totals().
  statementTotals: 1_702_522_724,
  ownerTotals: 1_702_522_725,
  jobQueueMigration: 1_702_522_728,
} as const

export async function lockUntilCommit(transaction: Db, key: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
}
