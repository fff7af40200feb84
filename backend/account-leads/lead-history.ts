import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { REMOVED_PHONE } from '~backend/platform/removed-phone'
import type { AccountLeadAct, AccountLeadSource, AccountLeadStage } from '~contract/account-leads'
import type { ViewingState } from '~contract/viewings'
import { isFollowerSql, isReadableSql } from './access'
import { CONTACT_REQUEST_ID_SQL, CONVERSATION_ID_SQL, VIEWING_ID_SQL } from './source-ids'
import type { LeadRow } from './store'

type EventRow = {
  kind: AccountLeadSource
  id: string
  at: string
  starts_at: string | null
  state: ViewingState | null
}

/** Lists what a person did, oldest first. Deleted conversations and viewings stay as events. */
export async function listEvents(db: Db, leadId: number): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `select source.kind, source.source_id as id, ${toGeorgianTimeSql('source.created_at')} as at,
            ${toGeorgianTimeSql('v.starts_at')} as starts_at, v.state
     from account_lead_sources source
     left join viewings v on v.id = ${VIEWING_ID_SQL}
     where source.lead_id = $1 order by source.created_at, source.kind, source.source_id`,
    [leadId],
  )
  return rows
}

/** Maximum number of messages on the page of a lead; its conversation shows all. */
const MAX_MESSAGES = 20

type MessageRow = {
  id: number
  is_own: boolean
  text: string | null
  at: string
}

/** Lists the latest messages of the lead's conversations that the user may read, oldest first. */
export async function listLeadMessages(db: Db, leadId: number, userId: number): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `select m.id, m.side = 'owner' as is_own, m.text, ${toGeorgianTimeSql('m.created_at')} as at
     from account_lead_sources source join conversations c on c.id = ${CONVERSATION_ID_SQL}
     join conversation_messages m on m.conversation_id = c.id
     where source.lead_id = $1 and source.kind = 'conversation' and (c.owner_id = $2 or ${isFollowerSql('$2')})
     order by m.id desc limit $3`,
    [leadId, userId, MAX_MESSAGES],
  )
  return rows.reverse()
}

type ActRow = {
  id: number
  act: AccountLeadAct
  user: string | null
  text: string
  stage: AccountLeadStage | null
  assignee: string | null
  remind_on: string | null
  at: string
}

export async function listActs(db: Db, leadId: number): Promise<ActRow[]> {
  const { rows } = await db.query<ActRow>(
    `select a.id, a.act, nullif(${userNameSql('u')}, '') as user, a.text, a.stage,
            nullif(${userNameSql('assignee', 'assignee.email')}, '') as assignee, a.remind_on::text,
            ${toGeorgianTimeSql('a.created_at')} as at
     from account_lead_acts a left join users u on u.id = a.user_id
     left join users assignee on assignee.id = a.assignee_id
     where a.lead_id = $1 order by a.id`,
    [leadId],
  )
  return rows
}

export type LeadContact = { phone_number: string | null; email: string | null }

/** Returns the phone number and email that each person shared last, by lead. */
export async function findContacts(db: Db, leadIds: readonly number[]): Promise<Map<number, LeadContact>> {
  const { rows } = await db.query<LeadContact & { lead_id: number }>(
    `select lead_id,
            (array_agg(phone_number order by at desc) filter (where phone_number is not null))[1] as phone_number,
            (array_agg(email order by at desc) filter (where email is not null))[1] as email
     from (
       select source.lead_id, c.seeker_phone as phone_number, c.seeker_email as email, c.last_message_at as at
       from account_lead_sources source join conversations c on c.id = ${CONVERSATION_ID_SQL}
       where source.lead_id = any($1::int[]) and source.kind = 'conversation'
       union all
       select source.lead_id, v.phone_number, v.email, v.changed_at
       from account_lead_sources source join viewings v on v.id = ${VIEWING_ID_SQL}
       where source.lead_id = any($1::int[]) and source.kind = 'viewing'
       union all
       select source.lead_id, nullif(r.phone_number, '${REMOVED_PHONE}'), null, o.answered_at
       from account_lead_sources source join contact_requests o on o.id = ${CONTACT_REQUEST_ID_SQL}
         join search_requests r on r.id = o.search_request_id
       where source.lead_id = any($1::int[]) and source.kind = 'match' and o.state = 'given') shared
     where phone_number is not null or email is not null group by lead_id`,
    [leadIds],
  )
  return new Map(rows.map(({ lead_id: id, ...contact }) => [id, contact]))
}

/** Maximum number of other leads of the same person. */
const MAX_RELATED = 10

/** Lists other leads of the same user that the reader may see, the latest first. */
export async function findRelatedIds(
  db: Db,
  { id, seeker_id: seekerId }: Pick<LeadRow, 'id' | 'seeker_id'>,
  userId: number,
): Promise<number[]> {
  if (seekerId === null) return []
  const { rows } = await db.query<Pick<LeadRow, 'id'>>(
    `select l.id from account_leads l where l.seeker_id = $2 and l.id <> $3 and ${isReadableSql('$1')}
     order by l.last_event_at desc limit $4`,
    [userId, seekerId, id, MAX_RELATED],
  )
  return rows.map((row) => row.id)
}
