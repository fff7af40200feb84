import type { Db } from '~backend/platform/db/pool'
import { CONFIRMED_SQL, REACTIVATED_SQL } from './confirmed-sql'

/** Confirms the statement of a conversation in which its owner answers; no other status changes. */
export async function confirmByAnswer(transaction: Db, statementId: number): Promise<void> {
  await transaction.query(
    `update statements set ${CONFIRMED_SQL}, ${REACTIVATED_SQL}
     where id = $1 and status in ('active', 'unconfirmed') and deleted_at is null`,
    [statementId],
  )
}
