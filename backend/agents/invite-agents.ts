import type pg from 'pg'
import { addNotification } from '~backend/notifications/add-notification'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { InvitationState } from '~contract/accounts'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { parseEmail } from '~contract/values/email'

export type Invitation = { email: string; status: InvitationState }

/** One failing invitation does not stop the others. */
export async function inviteAgents(
  pool: pg.Pool,
  brokerId: number,
  emails: readonly string[],
): Promise<Invitation[]> {
  return inAccountTransaction(pool, brokerId, async (transaction) => {
    await consumeRateLimit(transaction, 'invite', `user ${brokerId}`)
    const agentIds = await lockAgentsByEmail(transaction, emails)
    const invitations: Invitation[] = []
    for (const email of emails) {
      const agentId = agentIds.get(parseEmail(email) ?? '')
      const status =
        parseEmail(email) === undefined
          ? 'wrong'
          : agentId === undefined
            ? 'not_found'
            : await inviteAgent(transaction, brokerId, agentId)
      invitations.push({ email, status })
    }
    return invitations
  })
}

/** The fixed order prevents deadlocks of concurrent invitations. */
async function lockAgentsByEmail(transaction: Db, emails: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await transaction.query<Row<'users', 'id'> & { email: string }>(
    `select id, lower(email) as email from users
     where lower(email) = any($1) and type = 'agent' order by id for no key update`,
    [emails.flatMap((email) => parseEmail(email) ?? [])],
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

async function inviteAgent(transaction: Db, brokerId: number, agentId: number): Promise<InvitationState> {
  const { rows } = await transaction.query<{
    broker: number | null
    pending_broker_id: number | null
    request_count: number
  }>(
    `select (select broker_id from broker_agents where agent_id = $1) as broker,
            (select sender_id from notifications where user_id = $1 and kind = $2 and response is null
             order by sender_id = $3 desc limit 1) as pending_broker_id,
            (select count(*) from notifications where user_id = $1 and kind = $2 and sender_id = $3) as request_count`,
    [agentId, NOTIFICATION_KIND.broker_request, brokerId],
  )
  const {
    broker = null,
    pending_broker_id: pendingBrokerId = null,
    request_count: requestCount = 0,
  } = rows[0] ?? {}
  if (broker !== null) return broker === brokerId ? 'already_yours' : 'invited_by_another'
  if (pendingBrokerId !== null) return pendingBrokerId === brokerId ? 'already_invited' : 'invited_by_another'
  await addNotification(transaction, {
    userId: agentId,
    kind: NOTIFICATION_KIND.broker_request,
    senderId: brokerId,
    cause: `broker:${brokerId}:${requestCount + 1}`,
  })
  return 'invited'
}
