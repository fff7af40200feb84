import type { Db } from '../db/pool'

/**
 * Ends what was bought or published for a time that has passed, puts the totals together, and forgets old changes. Lists are ordered by the stored tier, so this runs
 * often; both updates find their rows by an index and change nothing most of the time.
 */
export async function sweepStatements(db: Db): Promise<void> {
  await db.query(
    'update statements set vip_tier = 0, vip_until = null where vip_tier > 0 and vip_until <= now()',
  )
  await db.query("update statements set status = 'expired' where status = 'active' and expires_at <= now()")
  await db.query('select settle_statement_totals()')
  await db.query("delete from statement_changes where changed_at < now() - interval '1 day'")
}
