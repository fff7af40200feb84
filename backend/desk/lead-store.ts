import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import type { LeadKind, LeadList, LeadTextFilter } from '~contract/leads'
import { normalizeDigits } from '~contract/values/amount'
import { parseEmail } from '~contract/values/email'
import { parseId } from '~contract/values/ids'
import { listNameSpellings } from '~contract/values/reader-name'
import { IS_OPEN_LEAD, LEAD_WAITS } from './open-lead-sql'

export type LeadRow = Row<'leads', 'id' | 'kind' | 'source_id' | 'assigned_to' | 'is_written'> & {
  created_at: string
  closed_at: string | null
  due_at: string
  /** Time until which the lead waits for its sender; null for other leads. */
  waits_until: string | null
  assignee: string | null
  /** True if the sender has replied since the last answer. */
  has_reply: boolean
}

export interface LeadFilter {
  list: LeadList
  kind: LeadKind | undefined
  /** Leads with a text of the sender, or those made by a click alone. */
  text: LeadTextFilter | undefined
  /** Typed search. */
  search: string | undefined
  operatorId: number
}

/** A lead with a deadline of hours is urgent for a day, and waits with the others after that. */
const IS_URGENT = "l.is_urgent and l.created_at > now() - interval '1 day'"

const COLUMNS = `l.id, l.kind, l.source_id, l.assigned_to, l.is_written,
  ${toGeorgianTimeSql('l.created_at')} as created_at, ${toGeorgianTimeSql('l.closed_at')} as closed_at,
  ${toGeorgianTimeSql('l.due_at')} as due_at,
  case when ${LEAD_WAITS} and l.closed_at is null then ${toGeorgianTimeSql('l.waits_until')} end as waits_until,
  ${userNameSql('o')} as assignee,
  exists (select from conversations c where c.lead_id = l.id and c.last_message_id > c.owner_seen_id) as has_reply`

const MAX_WORDS = 4

/** Condition of the kind, the text filter and the search, with the parameters of `toMatchParams`. */
const MATCHES = `($1::text is null or l.kind = $1)
  and ($2::boolean is null or l.is_written = $2)
  and ($3::text[] is null
    or l.words like any ($3) and l.words like any ($4) and l.words like any ($5) and l.words like any ($6)
    or l.contacts @> array[$7::text] or l.id = $8::integer or l.statement_id = $8::integer)`

/** Condition of a list, after `MATCHES`. Constant parts let the planner use an index. */
const FILTER = `${MATCHES} and ($9 <> 'closed' or l.closed_at is not null)
  and ($9 = 'closed' or l.closed_at is null and ${LEAD_WAITS} = ($9 = 'waiting'))
  and ($9 <> 'mine' or l.assigned_to = $10) and ($9 <> 'unassigned' or l.assigned_to is null)`

/**
 * Returns the parameters of `MATCHES`. A lead is found by words in any script or usual spelling, in any
 * order. It is also found by an email, a phone number, its own number or that of a statement.
 */
async function toMatchParams(
  db: Db,
  { kind, text, search }: LeadFilter,
): Promise<(string | number | boolean | string[] | null)[]> {
  const isWritten = text === undefined ? null : text === 'written'
  const filter = [kind ?? null, isWritten]
  if (search === undefined) return [...filter, null, null, null, null, null, null]
  const { rows } = await db.query<{ folded: string }>(
    'select fold_name(spelling) as folded from unnest($1::text[]) with ordinality as s (spelling, at) order by at',
    [listNameSpellings(search)],
  )
  const spellings = rows.map(({ folded }) => folded.split(/[^\p{L}\p{N}@._-]+/u).filter(Boolean))
  const words = spellings[0] ?? []
  const patterns = Array.from({ length: MAX_WORDS }, (_, at) =>
    spellings.map((spelled) => {
      const part = at < MAX_WORDS - 1 ? spelled.slice(at, at + 1) : spelled.slice(at)
      return `%${part.map(escapeLike).join('%')}%`
    }),
  )
  const contact = parseEmail(search)?.toLowerCase() ?? toPhoneKey(search)
  // A search for signs alone finds nothing.
  const found = words.length > 0 ? patterns : [[''], [''], [''], ['']]
  return [...filter, ...found, contact ?? null, parseId(search.replace(/^[\s№#]+|\s+$/gu, '')) ?? null]
}

const PHONE_KEY_LENGTH = 9

/** Returns the last nine digits of a text that can only be a phone number. */
function toPhoneKey(text: string): string | undefined {
  const digits = normalizeDigits(text).replace(/\D/g, '')
  return /\p{L}/u.test(text) || digits.length < PHONE_KEY_LENGTH ? undefined : digits.slice(-PHONE_KEY_LENGTH)
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * Lists leads. Of the open ones, urgent ones of the last day come first, then those that are late for the
 * longest time; closed ones latest closed first.
 */
export async function listLeads(db: Db, filter: LeadFilter, { page, perPage }: Page): Promise<LeadRow[]> {
  const { list, operatorId } = filter
  const params = [...(await toMatchParams(db, filter)), list, operatorId, perPage, (page - 1) * perPage]
  const { rows } = await db.query<LeadRow>(
    list === 'closed'
      ? `select ${COLUMNS} from leads l left join users o on o.id = l.assigned_to where ${FILTER}
         order by l.closed_at desc, l.id limit $11 offset $12`
      : `select ${COLUMNS} from (
           (select l.id, 0 as rank, l.due_at from leads l where ${FILTER} and ${IS_URGENT}
            order by l.due_at, l.id limit $11::integer + $12::integer)
           union all
           (select l.id, 1, l.due_at from leads l where ${FILTER} and not (${IS_URGENT})
            order by l.due_at, l.id limit $11::integer + $12::integer)
           order by rank, due_at, id limit $11 offset $12
         ) found join leads l on l.id = found.id left join users o on o.id = l.assigned_to
         order by found.rank, found.due_at, found.id`,
    params,
  )
  return rows
}

export async function countLeads(db: Db, filter: LeadFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from leads l where ${FILTER}`,
    [...(await toMatchParams(db, filter)), filter.list, filter.operatorId],
  )
  return rows[0]?.total ?? 0
}

/** Counts what the kind, the text filter and the search find in each list. */
export async function countFoundLeads(db: Db, filter: LeadFilter): Promise<Record<LeadList, number>> {
  const { rows } = await db.query<Record<LeadList, number>>(
    `select count(*) filter (where is_open) as open,
       count(*) filter (where is_open and assigned_to = $9) as mine,
       count(*) filter (where is_open and assigned_to is null) as unassigned,
       count(*) filter (where closed_at is null and not is_open) as waiting,
       count(*) filter (where closed_at is not null) as closed
     from (select l.assigned_to, l.closed_at, ${IS_OPEN_LEAD} as is_open
           from leads l where ${MATCHES}) found`,
    [...(await toMatchParams(db, filter)), filter.operatorId],
  )
  return rows[0] ?? { open: 0, mine: 0, unassigned: 0, waiting: 0, closed: 0 }
}

/** Counts the leads of the open list by kind. */
export async function countOpenLeads(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.query<Row<'leads', 'kind'> & { total: number }>(
    `select l.kind, count(*) as total from leads l where ${IS_OPEN_LEAD} group by l.kind`,
  )
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]))
}

export async function findLead(db: Db, id: number): Promise<LeadRow | undefined> {
  const { rows } = await db.query<LeadRow>(
    `select ${COLUMNS} from leads l left join users o on o.id = l.assigned_to where l.id = $1`,
    [id],
  )
  return rows[0]
}

const IS_NEXT = `${IS_OPEN_LEAD} and l.id <> $1 and (l.assigned_to is null or l.assigned_to = $2)`

/** Returns the id of the most urgent open lead other than this one, without those of other operators. */
export async function findNextLead(db: Db, id: number, operatorId: number): Promise<number | undefined> {
  const { rows } = await db.query<Row<'leads', 'id'>>(
    `select id from (
       (select l.id, 0 as rank from leads l where ${IS_NEXT} and ${IS_URGENT} order by l.due_at, l.id limit 1)
       union all
       (select l.id, 1 from leads l where ${IS_NEXT} and not (${IS_URGENT}) order by l.due_at, l.id limit 1)
     ) found order by rank limit 1`,
    [id, operatorId],
  )
  return rows[0]?.id
}

/** Lists the operators who can take leads. */
export async function listOperators(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    `select u.id, ${userNameSql('u')} as name from users u
     where u.is_operator and u.closed_at is null and u.blocked_at is null order by 2, u.id`,
  )
  return rows
}
