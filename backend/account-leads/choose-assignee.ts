import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import type { Db } from '~backend/platform/db/pool'
import { findSettings } from './settings'

interface RoutedLead {
  /** Broker, or owner without agents. */
  accountId: number
  ownerId: number
  statementId: number | null
}

/**
 * Returns the agent who looks after a new lead: the one whose statement it is about, else by the broker's
 * rule. Undefined leaves the lead with the broker.
 */
export async function chooseAssignee(
  transaction: Db,
  { accountId, ownerId, statementId }: RoutedLead,
): Promise<number | undefined> {
  if (ownerId !== accountId) return ownerId
  const { routing } = await findSettings(transaction, accountId)
  if (routing === 'hand') return undefined
  // Leads that arrive at once would otherwise all go to the same agent.
  await lockUntilCommit(transaction, `lead routing of ${accountId}`)
  return routing === 'turn'
    ? findNextInTurn(transaction, accountId)
    : findAgentOfDistrict(transaction, accountId, statementId)
}

/** SQL of the agents of broker $1, with their latest lead. */
const TURN_SQL = `from broker_agents m join users u on u.id = m.agent_id and u.blocked_at is null
  left join lateral (select max(l.id) as last_id from account_leads l
                     where l.assignee_id = m.agent_id and l.account_id = m.broker_id) given on true
  where m.broker_id = $1`
const TURN_ORDER_SQL = 'given.last_id nulls first, m.since, m.agent_id'

async function findNextInTurn(db: Db, brokerId: number): Promise<number | undefined> {
  const { rows } = await db.query<{ agent_id: number }>(
    `select m.agent_id ${TURN_SQL} order by ${TURN_ORDER_SQL} limit 1`,
    [brokerId],
  )
  return rows[0]?.agent_id
}

/** Finds the agent with the most public statements in the district of a statement. */
async function findAgentOfDistrict(
  db: Db,
  brokerId: number,
  statementId: number | null,
): Promise<number | undefined> {
  const { rows } = await db.query<{ agent_id: number }>(
    `select m.agent_id ${TURN_SQL} and exists (
       select from statements own join statements s on s.district_id = own.district_id
       where own.id = $2 and s.user_id = m.agent_id and s.is_public)
     order by (select count(*) from statements own join statements s on s.district_id = own.district_id
               where own.id = $2 and s.user_id = m.agent_id and s.is_public) desc, ${TURN_ORDER_SQL} limit 1`,
    [brokerId, statementId],
  )
  return rows[0]?.agent_id
}
