import type { Db } from '~backend/platform/db/pool'

/**
 * Adds the start of withdrawals: by the status of a statement, or half-way since the last update if
 * the owner withdrew it.
 */
export async function addWithdrawals(db: Db, day: Date): Promise<void> {
  await db.query(
    `delete from statement_withdrawals w using statements s
     where s.id = w.statement_id and w.until is null and w.since = s.created_at`,
  )
  await db.query(
    `insert into statement_withdrawals (statement_id, since)
     select id, greatest(created_at, case
         when status = 'expired' then expires_at
         when unconfirmed_step = 2 then confirmed_at + interval '30 days'
         when unconfirmed_step = 3 then confirmed_at + interval '60 days'
         else last_updated + ($1 - last_updated) / 2 end)
     from statements s
     where not is_public and deleted_at is null
       and not exists (select from statement_withdrawals w where w.statement_id = s.id and w.until is null)
     on conflict do nothing`,
    [day],
  )
}
