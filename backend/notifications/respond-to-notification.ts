import type pg from 'pg'
import { acceptBrokerRequest, declineBrokerRequest } from '~backend/agents/membership'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, notFound, toFailureBody } from '~backend/platform/http/errors'
import { respondToContactRequest } from '~backend/search-requests/contact-request-response'
import {
  isQuestion,
  NOTIFICATION_KIND,
  type NotificationKindNumber,
  type NotificationOutcome,
  type NotificationResponse,
  toNotificationKind,
} from '~contract/notifications'
import { addNotification } from './add-notification'

type PendingNotification = {
  kind: NotificationKindNumber
  sender_id: number | null
  response: NotificationOutcome | null
  cause: string | null
}

/**
 * Answers the question of a notification. The first response holds, and may be repeated.
 * @throws ApiError 404 for another user's notification or one without a question; 409 when it was answered differently or
 *   withdrawn, or when the agent has another broker by now
 */
export async function respondToNotification(
  pool: pg.Pool,
  userId: number,
  uuid: string,
  response: NotificationResponse,
): Promise<{ response: NotificationResponse }> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<PendingNotification>(
      'select kind, sender_id, response, cause from notifications where uuid = $1 and user_id = $2 for update',
      [uuid, userId],
    )
    const [notification] = rows
    if (!notification || !isQuestion(toNotificationKind(notification.kind))) throw notFound('Notification')
    if (notification.response === response) return { response }
    if (notification.response) throw conflict('It was answered otherwise, or taken back.')
    if (notification.kind === NOTIFICATION_KIND.broker_request && notification.sender_id !== null) {
      const request = { uuid, agentId: userId, brokerId: notification.sender_id }
      await (response === 'accepted' ? acceptBrokerRequest : declineBrokerRequest)(transaction, request)
    }
    if (notification.kind === NOTIFICATION_KIND.client_numbers)
      await respondToContactRequest(transaction, notification.cause ?? '', response)
    // Without a sender: a declining user has not agreed to be named.
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
