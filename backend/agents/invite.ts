import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { KIND } from '../notifications/kinds'
import { tell } from '../notifications/tell'
import { takeTurn } from '../visitors/turns'

/** More than a broker writes to at once. */
export const MOST_INVITED = 20

/** What came of an invitation; whoever has no account of an agent is not found, whatever else they may have. */
export type Invited =
  | 'invited'
  | 'wrong'
  | 'not_found'
  | 'already_yours'
  | 'already_invited'
  | 'invited_by_another'

export type Invitation = { email: string; status: Invited }

const EMAIL = /^[^\s@]+@(([^\s@.]+\.)+[a-z]{2,}|\[[\d.:a-f]+\])$/i

/** Asks agents to work with a broker, each by their email; one that cannot be asked does not keep the others waiting. */
export async function invite(
  pool: pg.Pool,
  brokerId: number,
  emails: readonly string[],
): Promise<Invitation[]> {
  return withTransaction(pool, async (transaction) => {
    await takeTurn(transaction, 'invite', `user ${brokerId}`)
    const found = await agentsBy(transaction, emails)
    const invitations: Invitation[] = []
    for (const email of emails) {
      const agentId = found.get(email.toLowerCase())
      const status = !EMAIL.test(email)
        ? 'wrong'
        : agentId === undefined
          ? 'not_found'
          : await inviteOne(transaction, brokerId, agentId)
      invitations.push({ email, status })
    }
    return invitations
  })
}

/** Held until the end of the transaction, in one order: of two brokers who ask at once, one comes first. */
async function agentsBy(transaction: Db, emails: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await transaction.query<{ id: number; email: string }>(
    `select id, lower(email) as email from users
     where lower(email) = any($1) and type = 'agent' order by id for no key update`,
    [emails.map((email) => email.toLowerCase())],
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

async function inviteOne(transaction: Db, brokerId: number, agentId: number): Promise<Invited> {
  const { rows } = await transaction.query<{ broker: number | null; asking: number | null; asked: number }>(
    `select (select broker_id from broker_agents where agent_id = $1) as broker,
            (select sender_id from notifications where user_id = $1 and kind = $2 and response is null
             order by sender_id = $3 desc limit 1) as asking,
            (select count(*) from notifications where user_id = $1 and kind = $2 and sender_id = $3) as asked`,
    [agentId, KIND.brokerRequest, brokerId],
  )
  const { broker = null, asking = null, asked = 0 } = rows[0] ?? {}
  if (broker !== null) return broker === brokerId ? 'already_yours' : 'invited_by_another'
  if (asking !== null) return asking === brokerId ? 'already_invited' : 'invited_by_another'
  await tell(transaction, {
    userId: agentId,
    kind: KIND.brokerRequest,
    senderId: brokerId,
    // The first request keeps the name that it always had; each one after an answer is another.
    cause: asked === 0 ? `broker:${brokerId}` : `broker:${brokerId}:${asked + 1}`,
  })
  return 'invited'
}
