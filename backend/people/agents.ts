import type { Db } from '../db/pool'
import type { Page } from '../statements/order'
import { maskPhone } from '../statements/single'
import { pictureOf } from './answer'
import { nameOfUser } from './row'

type AgentRow = {
  id: number
  name: string
  avatar: string | null
  is_premier_agent: boolean
  phone_number: string | null
  statements: number
}

/** A page of a broker's agents, those with most statements first, and how many there are. */
export async function listAgents(
  db: Db,
  brokerId: number,
  { page, perPage }: Page,
): Promise<{ rows: AgentRow[]; total: number }> {
  const { rows } = await db.query<AgentRow & { total: number }>(
    `select u.id, ${nameOfUser('u')} as name, u.avatar, u.is_premier_agent, u.phone_number,
       statements_of_owner(u.id) as statements, count(*) over () as total
     from broker_agents team join users u on u.id = team.agent_id
     where team.broker_id = $1 order by statements desc, u.id limit $2 offset $3`,
    [brokerId, perPage, (page - 1) * perPage],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

/** An agent as the page of the broker shows them. */
export function agentOf(row: AgentRow) {
  return {
    id: row.id,
    name: row.name,
    avatar: pictureOf(row.avatar),
    is_premier_agent: row.is_premier_agent,
    phone_number: maskPhone(row.phone_number),
    statements_count: row.statements,
  }
}
