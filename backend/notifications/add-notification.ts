import type { Db } from '~backend/platform/db/pool'
import type { LocalizedText } from '~backend/platform/localized-text'
import type { OptionalNotification } from '~contract/messages'
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
  /** Setting that switches it off. Default: none, so that it is always shown. */
  setting?: OptionalNotification | undefined
}

export async function addNotification(
  transaction: Db,
  { userId, kind, senderId, statementId, details = {}, cause, setting }: NewNotification,
): Promise<void> {
  await transaction.query(
    `insert into notifications (user_id, kind, sender_id, statement_id, details, cause)
     select $1, $2, $3, $4, $5, $6
     where $7::text is null or not exists (
       select from message_settings where user_id = $1 and $7 = any(unwanted_notifications))
     on conflict (user_id, cause) do nothing`,
    [userId, kind, senderId ?? null, statementId ?? null, details, cause, setting ?? null],
  )
}
