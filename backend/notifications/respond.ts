import type pg from 'pg'
import { join, refuse } from '../agents/membership'
import { answerOffer } from '../clients/answer'
import { withTransaction } from '../db/transaction'
import { ApiError, failure, notFound } from '../http/errors'
import { ASKING, KIND, type Kind, type NotificationResponse } from './kinds'
import { tell } from './tell'

type Question = {
  kind: Kind
  sender_id: number | null
  response: NotificationResponse | 'withdrawn' | null
  cause: string | null
}

/**
 * Answers what a notification asks. The first answer holds: said again it is the same, and the other one is too late.
 *
 * @throws ApiError 404 for what is not theirs or asks nothing; 409 when it was answered otherwise or taken back, or when the agent
 *   works with another broker by now
 */
export async function respond(
  pool: pg.Pool,
  userId: number,
  uuid: string,
  response: NotificationResponse,
): Promise<{ response: NotificationResponse }> {
  return withTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Question>(
      'select kind, sender_id, response, cause from notifications where uuid = $1 and user_id = $2 for update',
      [uuid, userId],
    )
    const [asked] = rows
    if (!asked || !ASKING.includes(asked.kind)) throw notFound('Notification')
    if (asked.response === response) return { response }
    if (asked.response) throw conflict('It was answered otherwise, or taken back.')
    if (asked.kind === KIND.brokerRequest && asked.sender_id !== null) {
      const request = { uuid, agentId: userId, brokerId: asked.sender_id }
      await (response === 'accepted' ? join : refuse)(transaction, request)
    }
    if (asked.kind === KIND.clientNumbers) await answerOffer(transaction, asked.cause ?? '', response)
    // Without a sender: whoever declines has not agreed to be named.
    if (response === 'declined' && asked.kind !== KIND.brokerRequest && asked.sender_id !== null)
      await tell(transaction, {
        userId: asked.sender_id,
        kind: KIND.declined,
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
  return new ApiError(409, message, failure(message))
}
