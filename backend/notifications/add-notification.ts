import type { Db } from '~backend/platform/db/pool'
import type { LocalizedText } from '~backend/platform/localized-text'
import type { NotificationKindNumber } from '~contract/notifications'

/** Localized texts are the site's own; the other fields are facts of a visitor's message. */
export type NotificationDetails = {
  title?: LocalizedText
  text?: LocalizedText
  url?: string
  name?: string
  phone_number?: string
  message?: string
  /** The search request that matches a statement. */
  client_id?: number
}

export type NewNotification = {
  userId: number
  kind: NotificationKindNumber
  senderId?: number
  statementId?: number
  details?: NotificationDetails
  /** Unique key of the event, so that it is notified once. */
  cause: string
}

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
