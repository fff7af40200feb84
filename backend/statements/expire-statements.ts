import { NOTIFICATION_KIND } from '~backend/notifications/kinds'
import type { Db } from '~backend/platform/db/pool'

/**
 * Ends what was bought or published for a time that has passed, puts the totals together, and forgets old changes. Lists are ordered by the stored tier, so this runs
 * often; both updates find their rows by an index and change nothing most of the time.
 */
export async function expireStatements(db: Db): Promise<void> {
  await db.query(
    'update statements set vip_tier = 0, vip_until = null where vip_tier > 0 and vip_until <= now()',
  )
  await markStatementsExpired(db)
  await db.query('select settle_statement_totals(), settle_owner_totals()')
  await db.query("delete from statement_changes where changed_at < now() - interval '1 day'")
}

/** A statement whose time is over is said to be so, and its owner is told in the same moment. */
async function markStatementsExpired(db: Db): Promise<void> {
  await db.query(
    `with ended as (
       update statements set status = 'expired' where status = 'active' and expires_at <= now()
       returning id, user_id, expires_at, deleted_at)
     insert into notifications (user_id, kind, statement_id, cause)
     select user_id, $1, id, 'expired:' || id || ':' || extract(epoch from expires_at)::bigint
     from ended where deleted_at is null
     on conflict (user_id, cause) do nothing`,
    [NOTIFICATION_KIND.expired],
  )
}

/** How long until the next bought prominence ends. */
export async function getMsUntilNextVipEnd(db: Db): Promise<number> {
  const { rows } = await db.query<{ milliseconds: number | null }>(
    'select extract(epoch from min(vip_until) - clock_timestamp())::float * 1000 as milliseconds from statements where vip_tier > 0',
  )
  return rows[0]?.milliseconds ?? Number.POSITIVE_INFINITY
}
