import { toNamesSql, toPackedNamesSql } from '~backend/locations/place-name-sql'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import { notFound } from '~backend/platform/http/errors'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import { getHeading, type SubjectRow } from '~backend/statements/heading'
import { type SoughtHomeRow, toSoughtHomeJson } from '~backend/statements/sought-home'
import { type AccountLeadKind, type AccountLeadStage, NO_ASSIGNEE } from '~contract/account-leads'
import { isId } from '~contract/values/ids'
import { parseStatementNumber } from '~contract/values/statement-number'
import { isReadableSql } from './access'
import { CONVERSATION_ID_SQL } from './source-ids'

/** Subject of the statement; null without one. */
type StatementSubject = Pick<SubjectRow, 'room_type_id' | 'city' | 'district' | 'urban'> & {
  [Name in 'deal_type_id' | 'real_estate_type_id' | 'city_id']: SubjectRow[Name] | null
} & {
  /** Price in the owner's currency; null if it is negotiable. */
  price: number | null
  currency_id: number | null
  price_gel: number | null
  price_usd: number | null
  area: number | null
  area_type_id: number | null
}

export type LeadRow = Row<
  'account_leads',
  'id' | 'account_id' | 'statement_id' | 'seeker_id' | 'name' | 'assignee_id'
> &
  StatementSubject & {
    kind: AccountLeadKind
    stage: AccountLeadStage
    project_id: number | null
    project: LocalizedText | null
    assignee: string | null
    remind_on: string | null
    created_at: string
    last_event_at: string
    responded_at: string | null
  }

/** SQL that selects leads `l` with their statement, project and assignee. */
const SELECT_LEADS_SQL = `select l.id, l.account_id, l.kind, l.stage, l.statement_id, l.seeker_id, l.name, l.assignee_id, l.project_id,
    ${toNamesSql('project')} as project, ${userNameSql('assignee', 'assignee.email')} as assignee, l.remind_on::text,
    ${toGeorgianTimeSql('l.created_at')} as created_at, ${toGeorgianTimeSql('l.last_event_at')} as last_event_at,
    ${toGeorgianTimeSql('l.responded_at')} as responded_at,
    s.deal_type_id, s.real_estate_type_id, s.room_type_id, s.city_id, s.price, s.currency_id,
    s.price_gel, s.price_usd, s.area, s.area_type_id, ${toPackedNamesSql('city')} as city,
    ${toPackedNamesSql('district')} as district, ${toPackedNamesSql('urban')} as urban
  from account_leads l
  left join projects project on project.id = l.project_id
  left join users assignee on assignee.id = l.assignee_id
  left join statements s on s.id = l.statement_id
  left join cities city on city.id = s.city_id
  left join districts district on district.id = s.district_id
  left join urbans urban on urban.id = s.urban_id`

export interface LeadFilter {
  stage: AccountLeadStage | undefined
  kind: AccountLeadKind | undefined
  projectId: number | undefined
  assignee: number | typeof NO_ASSIGNEE | undefined
  /** True for leads whose person waits for an answer. */
  isWaiting: boolean
  search: string | undefined
}

/** Condition on open leads `l` whose person has written last. */
const IS_WAITING_SQL = `l.stage not in ('closed', 'lost') and exists (
  select from account_lead_sources source join conversations c on c.id = ${CONVERSATION_ID_SQL}
    join conversation_messages m on m.id = c.last_message_id
  where source.lead_id = l.id and source.kind = 'conversation' and c.state = 'open' and m.side = 'seeker')`

/** Condition on `l` and `s`, with the user as $1 and the values of `toFilterValues`. */
const FILTER_SQL = `${isReadableSql('$1')}
  and ($2::text is null or l.kind = $2)
  and ($3::int is null or l.project_id = $3)
  and ($4::int is null or l.assignee_id = $4)
  and (not $5 or l.assignee_id is null)
  and ($6::text is null or l.statement_id = $7
    or position(fold_name($6) in fold_name(concat_ws(' ', l.name, s.address_ka, s.address_en, s.address_ru))) > 0)
  and (not $8 or ${IS_WAITING_SQL})`

const STAGE_SQL = '($9::text is null or l.stage = $9)'

function toFilterValues(userId: number, { kind, projectId, assignee, isWaiting, search }: LeadFilter) {
  return [
    userId,
    kind ?? null,
    projectId ?? null,
    typeof assignee === 'number' ? assignee : null,
    assignee === NO_ASSIGNEE,
    search ?? null,
    search === undefined ? null : (parseStatementNumber(search) ?? null),
    isWaiting,
  ]
}

/** Lists leads, those with the latest event first. */
export async function listLeads(
  db: Db,
  userId: number,
  filter: LeadFilter,
  { page, perPage }: Page,
): Promise<LeadRow[]> {
  const { rows } = await db.query<LeadRow>(
    `${SELECT_LEADS_SQL} where ${FILTER_SQL} and ${STAGE_SQL}
     order by l.last_event_at desc, l.id desc limit $10 offset $11`,
    [...toFilterValues(userId, filter), filter.stage ?? null, perPage, (page - 1) * perPage],
  )
  return rows
}

/** Counts the leads that match all filters but the stage, by stage. */
export async function countLeadsByStage(
  db: Db,
  userId: number,
  filter: LeadFilter,
): Promise<Partial<Record<AccountLeadStage, number>>> {
  const { rows } = await db.query<{ stage: AccountLeadStage; count: number }>(
    `select l.stage, count(*)::int as count from account_leads l left join statements s on s.id = l.statement_id
     where ${FILTER_SQL} group by l.stage`,
    toFilterValues(userId, filter),
  )
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]))
}

/** Counts new leads that can be answered. A number request leaves no contact. */
export async function countNewLeads(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'new leads of a user',
    text: `select count(*)::int as count from account_leads l
           where l.stage = 'new' and l.kind <> 'number' and ${isReadableSql('$1')}`,
    values: [userId],
  })
  return rows[0]?.count ?? 0
}

/**
 * Finds a lead of the user.
 * @param lock true to lock it until the transaction ends
 * @throws ApiError 404 for other users
 */
export async function requireLead(
  db: Db,
  userId: number,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<LeadRow> {
  const number = Number(id)
  const { rows } = await db.query<LeadRow>(
    `${SELECT_LEADS_SQL} where l.id = $2 and ${isReadableSql('$1')}${lock ? ' for update of l' : ''}`,
    [userId, isId(number) ? number : 0],
  )
  const [lead] = rows
  if (!lead) throw notFound('Lead')
  return lead
}

/** Returns the name of a lead's person, and the titles of what the lead is about. */
export async function findLeadSubject(
  db: Db,
  id: number,
): Promise<{ name: string; subject: LocalizedText | undefined }> {
  const { rows } = await db.query<LeadRow>(`${SELECT_LEADS_SQL} where l.id = $1`, [id])
  const [lead] = rows
  if (!lead) throw new Error('a notice is about an unknown lead')
  return { name: lead.name, subject: findStatementTitles(lead) ?? lead.project ?? undefined }
}

export type NamedRow = { id: number; name: string }

/** Lists the agents of a broker by name. */
export async function listAgentNames(db: Db, brokerId: number): Promise<NamedRow[]> {
  const { rows } = await db.query<NamedRow>(
    `select u.id, ${userNameSql('u', 'u.email')} as name
     from broker_agents m join users u on u.id = m.agent_id where m.broker_id = $1 order by name, u.id`,
    [brokerId],
  )
  return rows
}

type LeadProjectRow = {
  id: number
  name: LocalizedText
  /** Numbers of leads in the first two stages, and of those whose person waits for an answer. */
  new: number
  talking: number
  waiting: number
}

/** Lists the projects that leads of the user are about, those with waiting people first. */
export async function listLeadProjects(db: Db, userId: number): Promise<LeadProjectRow[]> {
  const { rows } = await db.query<LeadProjectRow>(
    `select project.id, ${toNamesSql('project')} as name, counts.* from projects project
     join (select l.project_id,
                  count(*) filter (where l.stage = 'new')::int as new,
                  count(*) filter (where l.stage = 'talking')::int as talking,
                  count(*) filter (where ${IS_WAITING_SQL})::int as waiting
           from account_leads l where l.project_id is not null and ${isReadableSql('$1')}
           group by l.project_id) counts on counts.project_id = project.id
     order by counts.waiting desc, counts.new desc, counts.talking desc, project.id`,
    [userId],
  )
  return rows
}

/** @param soughtHome search request of a match */
export function toLeadJson(row: LeadRow, locale: Locale, soughtHome: SoughtHomeRow | undefined) {
  return {
    id: row.id,
    kind: row.kind,
    stage: row.stage,
    name: row.name,
    statement: toStatementJson(row, locale),
    project: row.project_id === null ? null : { id: row.project_id, title: row.project?.[locale] ?? '' },
    search_request: soughtHome ? toSoughtHomeJson(soughtHome, locale) : null,
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
    remind_on: row.remind_on,
    created_at: row.created_at,
    last_event_at: row.last_event_at,
    responded_at: row.responded_at,
  }
}

export function toStatementJson(row: LeadRow, locale: Locale) {
  const { statement_id: id, price, currency_id, price_gel, price_usd, area, area_type_id } = row
  const titles = findStatementTitles(row)
  if (id === null || !titles) return null
  const title = titles[locale]
  return { id, title, price, currency_id, price_gel, price_usd, area, area_type_id }
}

function findStatementTitles(row: LeadRow): LocalizedText | undefined {
  const { deal_type_id, real_estate_type_id, city_id } = row
  if (deal_type_id === null || real_estate_type_id === null || city_id === null) return undefined
  return getHeading({ ...row, deal_type_id, real_estate_type_id, city_id }).titles
}
