import type pg from 'pg'
import { addNotification } from '~backend/notifications/add-notification'
import type { NotificationQuestion } from '~backend/notifications/respond-to-notification'
import { formatNotification } from '~backend/notifications/texts'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { ApiError, notFound, toFailureBody } from '~backend/platform/http/errors'
import { hashCode } from '~backend/platform/link-codes'
import { NOTIFICATION_KIND, type NotificationResponse } from '~contract/notifications'
import { formatPhone } from '~contract/values/phone'
import { toReaderName } from '~contract/values/reader-name'
import { getUserName } from './store'

type Invitation = Row<
  'agent_invitations',
  'id' | 'broker_id' | 'email' | 'phone_number' | 'response' | 'agent_id'
>

const COLUMNS = 'id, broker_id, email, phone_number, response, agent_id'

/** Cause of the notification about an invitation, which an invited agent with an account also gets. */
export const toInvitationCause = (id: number) => `invitation:${id}`

/** @throws ApiError 404 for an unknown, answered, withdrawn or expired invitation */
export async function findInvitation(db: Db, code: string) {
  const { rows } = await db.query<Row<'users', 'slug'> & { broker: string; expires_at: string }>(
    `select ${userNameSql('u')} as broker, u.slug, ${toGeorgianTimeSql('i.expires_at')} as expires_at
     from agent_invitations i join users u on u.id = i.broker_id
     where i.code_hash = $1 and i.response is null and i.expires_at > now()
       and u.closed_at is null and u.blocked_at is null`,
    [hashCode(code)],
  )
  if (!rows[0]) throw notFound('Invitation')
  return rows[0]
}

/**
 * Answers the invitation of a link. Repeating the answer changes nothing.
 * @throws ApiError 404 for an unknown, withdrawn or expired invitation, or one that another agent has
 * answered; 409 if the agent works with another broker
 */
export async function respondToInvitation(
  pool: pg.Pool,
  { code, agentId, response }: { code: string; agentId: number; response: NotificationResponse },
): Promise<void> {
  await inAccountTransaction(pool, agentId, async (transaction) => {
    const { rows } = await transaction.query<Invitation & { is_over: boolean }>(
      `select ${COLUMNS}, expires_at <= now() or exists
         (select from users where id = broker_id and (closed_at is not null or blocked_at is not null)) as is_over
       from agent_invitations where code_hash = $1 for update`,
      [hashCode(code)],
    )
    const [invitation] = rows
    if (invitation?.agent_id === agentId && invitation.response === response) return
    if (!invitation || invitation.response || invitation.is_over) throw notFound('Invitation')
    await answer(transaction, invitation, { agentId, response })
    await transaction.query(
      `update notifications set response = $3, responded_at = now(), seen_at = coalesce(seen_at, now())
       where user_id = $1 and cause = $2 and response is null`,
      [agentId, toInvitationCause(invitation.id), response],
    )
  })
}

/**
 * Answers the invitation of a notification, in its transaction.
 * @throws ApiError 409 if the invitation has expired, or the agent works with another broker
 */
export async function respondToBrokerRequest(
  transaction: Db,
  { userId, senderId, cause }: NotificationQuestion,
  response: NotificationResponse,
): Promise<void> {
  const { rows } = await transaction.query<Invitation>(
    `select ${COLUMNS} from agent_invitations
     where broker_id = $1 and 'invitation:' || id = $2 and response is null and expires_at > now() for update`,
    [senderId, cause],
  )
  if (!rows[0]) throw conflict('The invitation has expired.')
  await answer(transaction, rows[0], { agentId: userId, response })
}

async function answer(
  transaction: Db,
  invitation: Invitation,
  { agentId, response }: { agentId: number; response: NotificationResponse },
): Promise<void> {
  if (response === 'accepted') await join(transaction, invitation, agentId)
  await transaction.query('update agent_invitations set response = $2, agent_id = $3 where id = $1', [
    invitation.id,
    response,
    agentId,
  ])
  // A declining agent is named by the invited contact only, having agreed to nothing.
  const { email, phone_number: phone } = invitation
  const contact = email ?? formatPhone(phone ?? '')
  const agent = await getUserName(transaction, agentId)
  const text =
    response === 'accepted'
      ? formatNotification('agent_joined', (locale) => toReaderName(agent, locale))
      : formatNotification('agent_refused', () => contact)
  await addNotification(transaction, {
    userId: invitation.broker_id,
    kind: NOTIFICATION_KIND.general,
    ...(response === 'accepted' && { senderId: agentId }),
    cause: `${response}:${invitation.id}`,
    details: { ...text, url: '/account/agents' },
  })
}

/** @throws ApiError 409 if the agent works with another broker, or one of them has another type by now */
async function join(transaction: Db, { broker_id: brokerId }: Invitation, agentId: number): Promise<void> {
  const { rows } = await transaction.query<Row<'broker_agents', 'broker_id'>>(
    `insert into broker_agents (agent_id, broker_id)
     select agent.id, broker.id from users agent, users broker
     where agent.id = $1 and agent.type = 'agent' and broker.id = $2 and broker.type = 'broker'
       and broker.closed_at is null and broker.blocked_at is null
     on conflict (agent_id) do update set broker_id = broker_agents.broker_id
     returning broker_id`,
    [agentId, brokerId],
  )
  if (rows[0]?.broker_id !== brokerId) throw conflict('The agent works with another broker.')
}

/** @throws ApiError 404 for another broker's, an answered or a withdrawn invitation */
export async function withdrawInvitation(pool: pg.Pool, brokerId: number, id: number): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      `update agent_invitations set response = 'withdrawn' where id = $1 and broker_id = $2 and response is null`,
      [id, brokerId],
    )
    if (rowCount === 0) throw notFound('Invitation')
    await withdrawNotifications(transaction, [id])
  })
}

async function withdrawNotifications(transaction: Db, ids: readonly number[]): Promise<void> {
  await transaction.query(
    `update notifications set response = 'withdrawn', responded_at = now(), seen_at = coalesce(seen_at, now())
     where kind = $1 and cause = any($2::text[]) and response is null`,
    [NOTIFICATION_KIND.broker_request, ids.map(toInvitationCause)],
  )
}

/** Deletes invitations with the contacts in them; their notifications can no longer be answered. */
export async function deleteExpiredInvitations(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Row<'agent_invitations', 'id'>>(
      'delete from agent_invitations where expires_at <= now() returning id',
    )
    if (rows.length > 0)
      await withdrawNotifications(
        transaction,
        rows.map(({ id }) => id),
      )
  })
}

function conflict(message: string): ApiError {
  return new ApiError(409, message, toFailureBody(message))
}
