import type { Db } from '~backend/platform/db/pool'
import { NOTIFICATION_KIND } from '~contract/notifications'

/**
 * Expires statements and promotions. Runs often, because lists sort by the stored tier; both updates use an
 * index.
 * Locked rows are skipped until the next run, to prevent deadlocks.
 */
export async function expireStatements(db: Db): Promise<void> {
  await db.query(
    `update statements set vip_tier = 0, vip_until = null
     where id in (select id from statements where vip_tier > 0 and vip_until <= now() for update skip locked)`,
  )
  await markStatementsExpired(db)
  await db.query('select settle_statement_totals(), settle_owner_totals()')
  await db.query("delete from statement_changes where changed_at < now() - interval '1 day'")
}

/** Uses one statement for the update and the owners' notifications. */
async function markStatementsExpired(db: Db): Promise<void> {
  await db.query(
    `with ended as (
       update statements set status = 'expired'
       where id in (select id from statements where status = 'active' and expires_at <= now() for update skip locked)
       returning id, user_id, expires_at, deleted_at)
     insert into notifications (user_id, kind, statement_id, cause)
     select user_id, $1, id, 'expired:' || id || ':' || extract(epoch from expires_at)::bigint
     from ended where deleted_at is null
     on conflict (user_id, cause) do nothing`,
    [NOTIFICATION_KIND.expired],
  )
}

/** Returns Infinity if all VIP promotions have ended. */
export async function getMsUntilNextVipEnd(db: Db): Promise<number> {
  const { rows } = await db.query<{ milliseconds: number | null }>(
    'select extract(epoch from min(vip_until) - clock_timestamp())::float * 1000 as milliseconds from statements where vip_tier > 0',
  )
  return rows[0]?.milliseconds ?? Number.POSITIVE_INFINITY
}
