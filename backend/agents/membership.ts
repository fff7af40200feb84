import type pg from 'pg'
import type { z } from 'zod'
import { giveBackLeads } from '~backend/account-leads/change-lead'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { notFound } from '~backend/platform/http/errors'
import { NOTIFICATION_KIND } from '~contract/notifications'
import type { AgentCompany } from '~contract/schemas/accounts'
import { toReaderName } from '~contract/values/reader-name'
import { getUserName } from './store'

interface Membership {
  brokerId: number
  agentId: number
}

/** Finds the company that an agent works with. */
export async function findCompany(db: Db, agentId: number): Promise<z.input<typeof AgentCompany>> {
  const { rows } = await db.query<Row<'users', 'id' | 'slug'> & { name: string; since: string }>(
    `select u.id, u.slug, ${userNameSql('u', 'u.email')} as name, ${toGeorgianTimeSql('a.since')} as since
     from broker_agents a join users u on u.id = a.broker_id where a.agent_id = $1`,
    [agentId],
  )
  return { company: rows[0] ?? null }
}

/**
 * Ends the work of an agent for the broker, and notifies the other side.
 * @throws ApiError 404 for another broker's agent and for one who has left meanwhile
 */
export async function endMembership(
  pool: pg.Pool,
  { brokerId, agentId, endedBy }: Membership & { endedBy: 'agent' | 'broker' },
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ since: string }>(
      'delete from broker_agents where agent_id = $1 and broker_id = $2 returning since::text',
      [agentId, brokerId],
    )
    if (!rows[0]) throw notFound('Agent')
    await giveBackLeads(transaction, agentId)
    const [sender, reader] = endedBy === 'agent' ? [agentId, brokerId] : [brokerId, agentId]
    const name = await getUserName(transaction, sender)
    const text = endedBy === 'agent' ? 'agent_left' : 'agent_removed'
    await addNotification(transaction, {
      userId: reader,
      kind: NOTIFICATION_KIND.general,
      senderId: sender,
      cause: `${text}:${brokerId}:${agentId}:${rows[0].since}`,
      details: {
        ...formatNotification(text, (locale) => toReaderName(name, locale)),
        ...(endedBy === 'agent' && { url: '/account/agents' }),
      },
    })
  })
}
