import type { Db } from '~backend/platform/db/pool'
import type { NotificationKindNumber } from '~contract/notifications'

export type NewNotification = {
  userId: number
  kind: NotificationKindNumber
  senderId?: number
  statementId?: number
  /** What is told besides, by the names that the pages know. */
  details?: Record<string, unknown>
  /** The event by a name of its own: told once. */
  cause: string
}

/** Tells somebody something, in the transaction of what happened. */
export async function addNotification(
  transaction: Db,
  { userId, kind, senderId, statementId, details = {}, cause }: NewNotification,
): Promise<void> {
  await transaction.query(
    `insert into notifications (user_id, kind, sender_id, statement_id, details, cause)
     values ($1, $2, $3, $4, $5, $6) on conflict (user_id, cause) do nothing`,
    [userId, kind, senderId ?? null, statementId ?? null, details, cause],
  )
}
