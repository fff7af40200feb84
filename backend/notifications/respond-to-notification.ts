import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, notFound, toFailureBody } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import {
  isQuestion,
  NOTIFICATION_KIND,
  type NotificationKindNumber,
  type NotificationResponse,
  toNotificationKind,
} from '~contract/notifications'
import { addNotification } from './add-notification'

type PendingNotification = Row<'notifications', 'sender_id' | 'response' | 'cause'> & {
  kind: NotificationKindNumber
}

export type NotificationQuestion = {
  uuid: string
  userId: number
  senderId: number | null
  cause: string | null
  /** Language of the page of the answer. */
  locale: Locale
}

/**
 * Applies an answer, in its transaction.
 * @throws ApiError if the answer is too late
 */
export type NotificationResponder = (
  transaction: Db,
  question: NotificationQuestion,
  response: NotificationResponse,
) => Promise<void>

/** Handlers by kind; other kinds only record the answer. */
export type NotificationResponders = Partial<Record<NotificationKindNumber, NotificationResponder>>

/**
 * Records the first answer; repeating it changes nothing.
 * @throws ApiError 404 for another user's notification or one without a question; 409 after another answer
 */
export async function respondToNotification(
  pool: pg.Pool,
  responders: NotificationResponders,
  userId: number,
  {
    uuid,
    response,
    locale,
  }: Pick<NotificationQuestion, 'uuid' | 'locale'> & { response: NotificationResponse },
): Promise<{ response: NotificationResponse }> {
  return inAccountTransaction(pool, userId, async (transaction) => {
    const { rows } = await transaction.query<PendingNotification>(
      'select kind, sender_id, response, cause from notifications where uuid = $1 and user_id = $2 for update',
      [uuid, userId],
    )
    const [notification] = rows
    if (!notification || !isQuestion(toNotificationKind(notification.kind))) throw notFound('Notification')
    if (notification.response === response) return { response }
    if (notification.response) throw conflict('It was answered otherwise, or taken back.')
    await responders[notification.kind]?.(
      transaction,
      { uuid, userId, senderId: notification.sender_id, cause: notification.cause, locale },
      response,
    )
    // No sender is named, because a declining user has not agreed to it.
    if (
      response === 'declined' &&
      notification.kind !== NOTIFICATION_KIND.broker_request &&
      notification.sender_id !== null
    )
      await addNotification(transaction, {
        userId: notification.sender_id,
        kind: NOTIFICATION_KIND.declined,
        cause: `declined:${uuid}`,
      })
    await transaction.query(
      `update notifications set response = $2, responded_at = now(), seen_at = coalesce(seen_at, now())
       where uuid = $1`,
      [uuid, response],
    )
    return { response }
  })
}

function conflict(message: string): ApiError {
  return new ApiError(409, message, toFailureBody(message))
}
