import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { ApiError, failure, notFound } from '../http/errors'
import { ASKING, KIND, type Kind, type NotificationResponse } from './kinds'
import { tell } from './tell'

type Question = { kind: Kind; sender_id: number | null; response: NotificationResponse | null }

/**
 * Answers what a notification asks. The first answer holds: said again it is the same, and the other one is too late.
 *
 * @throws ApiError 404 for what is not theirs or asks nothing; 409 when it was answered otherwise, or when the agent
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
      'select kind, sender_id, response from notifications where uuid = $1 and user_id = $2 for update',
      [uuid, userId],
    )
    const [asked] = rows
    if (!asked || !ASKING.includes(asked.kind)) throw notFound('Notification')
    if (asked.response === response) return { response }
    if (asked.response) throw conflict('It was answered otherwise.')
    if (response === 'accepted' && asked.kind === KIND.brokerRequest && asked.sender_id !== null)
      await join(transaction, userId, asked.sender_id)
    if (response === 'declined' && asked.kind !== KIND.brokerRequest && asked.sender_id !== null)
      await tell(transaction, {
        ...{ userId: asked.sender_id, kind: KIND.declined, senderId: userId, cause: `declined:${uuid}` },
      })
    await transaction.query(
      `update notifications set response = $2, responded_at = now(), seen_at = coalesce(seen_at, now())
       where uuid = $1`,
      [uuid, response],
    )
    return { response }
  })
}

/** An agent begins to work with a broker. */
async function join(transaction: Db, agentId: number, brokerId: number): Promise<void> {
  const { rows } = await transaction.query<{ broker_id: number }>(
    `insert into broker_agents (agent_id, broker_id)
     select agent.id, broker.id from users agent, users broker
     where agent.id = $1 and agent.type = 'agent' and broker.id = $2 and broker.type = 'broker'
     on conflict (agent_id) do update set broker_id = broker_agents.broker_id
     returning broker_id`,
    [agentId, brokerId],
  )
  if (rows[0]?.broker_id !== brokerId) throw conflict('The agent works with another broker.')
}

function conflict(message: string): ApiError {
  return new ApiError(409, message, failure(message))
}
