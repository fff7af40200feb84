import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { MIN_RESPONSES, RESPONSE_DAYS } from '~contract/account-leads'

type ResponseTimes = {
  id: number
  name: string
  open_leads: number
  responses: number
  /** Null for fewer than `MIN_RESPONSES` responses. */
  median_minutes: number | null
}

/** Lists the agents of a broker with their open leads, and the median time to their first responses. */
export async function listResponseTimes(db: Db, brokerId: number): Promise<ResponseTimes[]> {
  const { rows } = await db.query<ResponseTimes>(
    `select u.id, ${userNameSql('u', 'u.email')} as name, stood.open_leads, took.responses,
            case when took.responses >= $2 then took.median end as median_minutes
     from broker_agents m join users u on u.id = m.agent_id
     cross join lateral (
       select count(*)::int as open_leads from account_leads l
       where l.account_id = $1 and l.assignee_id = m.agent_id and l.stage not in ('closed', 'lost')) stood
     cross join lateral (
       select count(*)::int as responses,
              round(percentile_cont(0.5) within group (order by extract(epoch from l.responded_at - l.created_at) / 60))::int
                as median
       from account_leads l
       where l.account_id = $1 and l.responded_by = m.agent_id
         and l.created_at > now() - make_interval(days => $3)) took
     where m.broker_id = $1 order by name, u.id`,
    [brokerId, MIN_RESPONSES, RESPONSE_DAYS],
  )
  return rows
}
