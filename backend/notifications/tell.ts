import type { Db } from '../db/pool'
import type { Kind } from './kinds'

export type News = {
  userId: number
  kind: Kind
  senderId?: number
  statementId?: number
  /** What is told besides, by the names that the pages know. */
  details?: Record<string, unknown>
  /** The event by a name of its own: told once. */
  cause: string
}

/** Tells somebody something, in the transaction of what happened. */
export async function tell(
  transaction: Db,
  { userId, kind, senderId, statementId, details = {}, cause }: News,
): Promise<void> {
  await transaction.query(
    `insert into notifications (user_id, kind, sender_id, statement_id, details, cause)
     values ($1, $2, $3, $4, $5, $6) on conflict (user_id, cause) do nothing`,
    [userId, kind, senderId ?? null, statementId ?? null, details, cause],
  )
}
