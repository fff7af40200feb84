import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { ApiError, failure, notFound } from '../http/errors'
import { KIND } from '../notifications/kinds'
import { tell } from '../notifications/tell'
import { AGENT_NEWS } from './news'
import { SHOWN_NAME } from './store'

type Request = { uuid: string; agentId: number; brokerId: number }

/**
 * An agent who was asked begins to work with a broker, who is told.
 *
 * @throws ApiError 409 when the agent works with another by now
 */
export async function join(transaction: Db, { uuid, agentId, brokerId }: Request): Promise<void> {
  const { rows } = await transaction.query<{ broker_id: number }>(
    `insert into broker_agents (agent_id, broker_id)
     select agent.id, broker.id from users agent, users broker
     where agent.id = $1 and agent.type = 'agent' and broker.id = $2 and broker.type = 'broker'
     on conflict (agent_id) do update set broker_id = broker_agents.broker_id
     returning broker_id`,
    [agentId, brokerId],
  )
  if (rows[0]?.broker_id !== brokerId) {
    const message = 'The agent works with another broker.'
    throw new ApiError(409, message, failure(message))
  }
  await tell(transaction, {
    userId: brokerId,
    kind: KIND.general,
    senderId: agentId,
    cause: `joined:${uuid}`,
    details: { ...AGENT_NEWS.joined(await nameOf(transaction, agentId)), url: '/account/agents' },
  })
}

/** An agent who was asked does not want to; the broker is told by the address they wrote, and no name. */
export async function refuse(transaction: Db, { uuid, agentId, brokerId }: Request): Promise<void> {
  const { rows } = await transaction.query<{ email: string }>('select email from users where id = $1', [
    agentId,
  ])
  await tell(transaction, {
    userId: brokerId,
    kind: KIND.general,
    cause: `refused:${uuid}`,
    details: { ...AGENT_NEWS.refused(rows[0]?.email ?? ''), url: '/account/agents' },
  })
}

/**
 * Ends the work with an agent, who is told, or takes back a request that has not been answered. Safe to repeat while
 * the page that asked for it is open: what is over already is not found.
 *
 * @throws ApiError 404 for anybody else's agent
 */
export async function remove(pool: pg.Pool, brokerId: number, agentId: number): Promise<void> {
  await withTransaction(pool, async (transaction) => {
    const { rows: ended } = await transaction.query<{ since: string }>(
      'delete from broker_agents where agent_id = $1 and broker_id = $2 returning since::text',
      [agentId, brokerId],
    )
    const { rowCount: withdrawn } = await transaction.query(
      `update notifications set response = 'withdrawn', responded_at = now(), seen_at = coalesce(seen_at, now())
       where user_id = $1 and sender_id = $2 and kind = $3 and response is null`,
      [agentId, brokerId, KIND.brokerRequest],
    )
    if (ended.length === 0 && !withdrawn) throw notFound('Agent')
    if (!ended[0]) return
    await tell(transaction, {
      userId: agentId,
      kind: KIND.general,
      senderId: brokerId,
      cause: `removed:${brokerId}:${ended[0].since}`,
      details: AGENT_NEWS.removed(await nameOf(transaction, brokerId)),
    })
  })
}

async function nameOf(db: Db, userId: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select ${SHOWN_NAME} as name from users u where u.id = $1`,
    [userId],
  )
  return rows[0]?.name ?? ''
}
