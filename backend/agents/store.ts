import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import { provedPhoneSql } from '~backend/platform/db/proved-phone-sql'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { AgentTab } from '~contract/accounts'

export type AgentFilter = { tab: AgentTab; text: string | undefined; page: number; perPage: number }

export type AgentRow = Row<'users', 'id'> & {
  /** Empty if the person was invited by number. */
  email: string
  name: string | null
  phone_number: string | null
  avatar: string | null
  statements_count: number | null
  since: string
}

const AGENT_QUERIES: Record<AgentTab, string> = {
  active: `select u.*, a.since from broker_agents a join users u on u.id = a.agent_id where a.broker_id = $1`,
  invited: `select id, email, phone_number, created_at as since from agent_invitations
            where broker_id = $1 and response is null and expires_at > now()`,
}

const SEARCHED_TEXT_SQL: Record<AgentTab, string> = {
  active: `concat_ws(' ', u.display_name, u.first_name, u.last_name, u.email, ${provedPhoneSql('u')})`,
  invited: "concat_ws(' ', u.email, u.phone_number)",
}

const filteredAgentsSql = (tab: AgentTab) => `(${AGENT_QUERIES[tab]}) u
  where ($2::text is null or position($2 in lower(${SEARCHED_TEXT_SQL[tab]})) > 0)`

/** Columns a broker may see: before acceptance only the invited email or number. */
const VISIBLE_COLUMNS = {
  active: `${userNameSql('u', 'u.email')} as name, ${provedPhoneSql('u')} as phone_number, u.avatar,
    (select count(*) from statements where user_id = u.id and is_public) as statements_count`,
  invited: 'null as name, u.phone_number, null as avatar, null::int as statements_count',
}

export async function listAgents(
  db: Db,
  brokerId: number,
  { tab, text, page, perPage }: AgentFilter,
): Promise<AgentRow[]> {
  const { rows } = await db.query<AgentRow>(
    `select u.id, coalesce(u.email, '') as email, ${toGeorgianTimeSql('u.since')} as since, ${VISIBLE_COLUMNS[tab]}
     from ${filteredAgentsSql(tab)}
     order by u.since desc, u.id limit $3 offset $4`,
    [brokerId, text ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countAgents(
  db: Db,
  brokerId: number,
  text: string | undefined,
): Promise<Record<AgentTab, number>> {
  const { rows } = await db.query<Record<AgentTab, number>>(
    `select (select count(*) from ${filteredAgentsSql('active')}) as active,
            (select count(*) from ${filteredAgentsSql('invited')}) as invited`,
    [brokerId, text ?? null],
  )
  return rows[0] ?? { active: 0, invited: 0 }
}

export async function getUserName(db: Db, userId: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select ${userNameSql('u', 'u.email')} as name from users u where u.id = $1`,
    [userId],
  )
  return rows[0]?.name ?? ''
}
