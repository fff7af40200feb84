import type pg from 'pg'
import { giveBackLeads } from '~backend/account-leads/change-lead'
import { addNotification } from '~backend/notifications/add-notification'
import type { NotificationQuestion } from '~backend/notifications/respond-to-notification'
import { formatNotification } from '~backend/notifications/texts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { ApiError, notFound, toFailureBody } from '~backend/platform/http/errors'
import type { AgentTab } from '~contract/accounts'
import { NOTIFICATION_KIND, type NotificationResponse } from '~contract/notifications'
import { toReaderName } from '~contract/values/reader-name'

type BrokerRequest = { uuid: string; agentId: number; brokerId: number }

/** @throws ApiError 409 if the agent has joined another broker meanwhile */
export async function respondToBrokerRequest(
  transaction: Db,
  { uuid, userId, senderId }: NotificationQuestion,
  response: NotificationResponse,
): Promise<void> {
  if (senderId === null) return
  const request = { uuid, agentId: userId, brokerId: senderId }
  if (response === 'accepted') await acceptBrokerRequest(transaction, request)
  else await declineBrokerRequest(transaction, request)
}

async function acceptBrokerRequest(
  transaction: Db,
  { uuid, agentId, brokerId }: BrokerRequest,
): Promise<void> {
  const { rows } = await transaction.query<Row<'broker_agents', 'broker_id'>>(
    `insert into broker_agents (agent_id, broker_id)
     select agent.id, broker.id from users agent, users broker
     where agent.id = $1 and agent.type = 'agent' and broker.id = $2 and broker.type = 'broker'
     on conflict (agent_id) do update set broker_id = broker_agents.broker_id
     returning broker_id`,
    [agentId, brokerId],
  )
  if (rows[0]?.broker_id !== brokerId) {
    const message = 'The agent works with another broker.'
    throw new ApiError(409, message, toFailureBody(message))
  }
  const agent = await getUserName(transaction, agentId)
  await addNotification(transaction, {
    userId: brokerId,
    kind: NOTIFICATION_KIND.general,
    senderId: agentId,
    cause: `joined:${uuid}`,
    details: {
      ...formatNotification('agent_joined', (locale) => toReaderName(agent, locale)),
      url: '/account/agents',
    },
  })
}

/** Notifies the broker by the invited email, without the agent's name. */
async function declineBrokerRequest(
  transaction: Db,
  { uuid, agentId, brokerId }: BrokerRequest,
): Promise<void> {
  const { rows } = await transaction.query<Row<'users', 'email'>>('select email from users where id = $1', [
    agentId,
  ])
  await addNotification(transaction, {
    userId: brokerId,
    kind: NOTIFICATION_KIND.general,
    cause: `refused:${uuid}`,
    details: {
      ...formatNotification('agent_refused', () => rows[0]?.email ?? ''),
      url: '/account/agents',
    },
  })
}

type Removal = {
  brokerId: number
  agentId: number
  /** List that the broker saw. Default: both lists. */
  from?: AgentTab | undefined
}

/**
 * Removes an agent, or withdraws an unanswered invitation.
 * @throws ApiError 404 for another broker's agent and for one who has left that list meanwhile
 */
export async function removeAgent(pool: pg.Pool, { brokerId, agentId, from }: Removal): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rows: ended } = await transaction.query<{ since: string }>(
      `delete from broker_agents where agent_id = $1 and broker_id = $2 and $3 returning since::text`,
      [agentId, brokerId, from !== 'invited'],
    )
    const { rowCount: withdrawn } = await transaction.query(
      `update notifications set response = 'withdrawn', responded_at = now(), seen_at = coalesce(seen_at, now())
       where user_id = $1 and sender_id = $2 and kind = $3 and response is null and $4`,
      [agentId, brokerId, NOTIFICATION_KIND.broker_request, from !== 'active' || ended.length > 0],
    )
    if (ended.length === 0 && !withdrawn) throw notFound('Agent')
    if (!ended[0]) return
    await giveBackLeads(transaction, agentId)
    const broker = await getUserName(transaction, brokerId)
    await addNotification(transaction, {
      userId: agentId,
      kind: NOTIFICATION_KIND.general,
      senderId: brokerId,
      cause: `removed:${brokerId}:${ended[0].since}`,
      details: formatNotification('agent_removed', (locale) => toReaderName(broker, locale)),
    })
  })
}

async function getUserName(db: Db, userId: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select ${userNameSql('u', 'u.email')} as name from users u where u.id = $1`,
    [userId],
  )
  return rows[0]?.name ?? ''
}
