import type { Db } from '~backend/platform/db/pool'
import { provedPhoneSql } from '~backend/platform/db/proved-phone-sql'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import { maskPhone } from '~backend/platform/mask-phone'
import { type DescribePicture, toFullSizeImage } from '~backend/platform/pictures'
import type { BrokerAgent } from '~contract/schemas/companies'
import type { AnswerOf } from '~contract/schemas/envelope'

type BrokerAgentRow = Row<'users', 'id' | 'avatar' | 'is_premier_agent' | 'phone_number'> & {
  name: string
  statements: number
}

export async function listBrokerAgents(
  db: Db,
  brokerId: number,
  { page, perPage }: Page,
): Promise<{ rows: BrokerAgentRow[]; total: number }> {
  const { rows } = await db.query<BrokerAgentRow & { total: number }>(
    `select u.id, ${userNameSql('u')} as name, u.avatar, u.is_premier_agent,
       ${provedPhoneSql('u')} as phone_number,
       statements_of_owner(u.id) as statements, count(*) over () as total
     from broker_agents team join users u on u.id = team.agent_id
     where team.broker_id = $1 and u.blocked_at is null order by statements desc, u.id limit $2 offset $3`,
    [brokerId, perPage, (page - 1) * perPage],
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export function toBrokerAgentJson(
  row: BrokerAgentRow,
  describePicture: DescribePicture,
): AnswerOf<typeof BrokerAgent> {
  return {
    id: row.id,
    name: row.name,
    avatar: toFullSizeImage(row.avatar, describePicture),
    is_premier_agent: row.is_premier_agent,
    phone_number: maskPhone(row.phone_number),
    statements_count: row.statements,
  }
}
