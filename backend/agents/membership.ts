import type pg from 'pg'
import { giveBackLeads } from '~backend/account-leads/change-lead'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { toReaderName } from '~contract/values/reader-name'
import { getUserName } from './store'

/**
 * Ends the work of an agent for the broker.
 * @throws ApiError 404 for another broker's agent and for one who has left meanwhile
 */
export async function removeAgent(
  pool: pg.Pool,
  { brokerId, agentId }: { brokerId: number; agentId: number },
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ since: string }>(
      'delete from broker_agents where agent_id = $1 and broker_id = $2 returning since::text',
      [agentId, brokerId],
    )
    if (!rows[0]) throw notFound('Agent')
    await giveBackLeads(transaction, agentId)
    const broker = await getUserName(transaction, brokerId)
    await addNotification(transaction, {
      userId: agentId,
      kind: NOTIFICATION_KIND.general,
      senderId: brokerId,
      cause: `removed:${brokerId}:${rows[0].since}`,
      details: formatNotification('agent_removed', (locale) => toReaderName(broker, locale)),
    })
  })
}
