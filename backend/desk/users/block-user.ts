import { endAllSessions } from '~backend/platform/auth/sessions'
import type { Db } from '~backend/platform/db/pool'

/** Blocks a user: ends the sessions and hides the statements, because a blocked user must not offer homes. */
export async function blockUser(transaction: Db, userId: number, reason: string): Promise<void> {
  await transaction.query('update users set blocked_at = now(), block_reason = $2 where id = $1', [
    userId,
    reason,
  ])
  await endAllSessions(transaction, userId)
  await transaction.query('delete from password_resets where user_id = $1', [userId])
  await transaction.query(
    `insert into statement_blocks (statement_id, cause)
     select id, 'owner' from statements s
     where user_id = $1 and deleted_at is null
       and (published or exists (select from statement_blocks where statement_id = s.id))
     on conflict do nothing`,
    [userId],
  )
  await transaction.query('update statements set published = false where user_id = $1 and published', [
    userId,
  ])
}

/** Unblocks a user. Statements published before are shown again, except blocked ones. */
export async function unblockUser(transaction: Db, userId: number): Promise<void> {
  await transaction.query("update users set blocked_at = null, block_reason = '' where id = $1", [userId])
  await transaction.query(
    `with freed as (
       delete from statement_blocks b using statements s
       where s.id = b.statement_id and s.user_id = $1 and b.cause = 'owner' returning b.statement_id)
     update statements s set published = true
     where id in (select statement_id from freed)
       and not exists (select from statement_blocks b where b.statement_id = s.id and b.cause <> 'owner')`,
    [userId],
  )
}
