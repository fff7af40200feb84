import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import { LEAD_DEADLINE_HOURS, type LeadKind, type LeadList } from '~contract/leads'

export type LeadRow = Row<'leads', 'id' | 'kind' | 'source_id' | 'assigned_to'> & {
  created_at: string
  closed_at: string | null
  due_at: string
  assignee: string | null
}

export interface LeadFilter {
  list: LeadList
  kind: LeadKind | undefined
  operatorId: number
}

/** A kind with a shorter deadline is urgent for a day, and waits with the others after that. */
const URGENT_HOURS = 4

/** @param deadlines parameter with LEAD_DEADLINE_HOURS as JSON */
const deadlineHoursSql = (deadlines: string) => `(${deadlines}::jsonb ->> l.kind)::int`
const dueAtSql = (deadlines: string) =>
  `(l.created_at + make_interval(hours => ${deadlineHoursSql(deadlines)}))`
const orderSql = (deadlines: string) =>
  `(${deadlineHoursSql(deadlines)} < ${URGENT_HOURS} and l.created_at > now() - interval '1 day') desc,
   ${dueAtSql(deadlines)}, l.id`
const DEADLINES = JSON.stringify(LEAD_DEADLINE_HOURS)

/** @param deadlines parameter with LEAD_DEADLINE_HOURS as JSON */
const columnsSql = (
  deadlines: string,
) => `l.id, l.kind, l.source_id, l.assigned_to, ${toGeorgianTimeSql('l.created_at')} as created_at,
  ${toGeorgianTimeSql('l.closed_at')} as closed_at, ${toGeorgianTimeSql(dueAtSql(deadlines))} as due_at,
  ${userNameSql('o')} as assignee`
const FILTER = `(l.closed_at is not null) = ($1 = 'closed') and ($1 <> 'mine' or l.assigned_to = $2)
  and ($1 <> 'unassigned' or l.assigned_to is null)
  and ($3::text is null or l.kind = $3)`

/**
 * Lists leads. Of the open ones, urgent ones of the last day come first, then those that are late for the
 * longest time; closed ones latest closed first.
 */
export async function listLeads(
  db: Db,
  { list, kind, operatorId }: LeadFilter,
  { page, perPage }: Page,
): Promise<LeadRow[]> {
  const { rows } = await db.query<LeadRow>(
    `select ${columnsSql('$4')} from leads l left join users o on o.id = l.assigned_to where ${FILTER}
     order by l.closed_at desc, ${orderSql('$4')} limit $5 offset $6`,
    [list, operatorId, kind ?? null, DEADLINES, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countLeads(db: Db, { list, kind, operatorId }: LeadFilter): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from leads l where ${FILTER}`,
    [list, operatorId, kind ?? null],
  )
  return rows[0]?.total ?? 0
}

export async function countOpenLeads(db: Db): Promise<Record<string, number>> {
  const { rows } = await db.query<Row<'leads', 'kind'> & { total: number }>(
    'select kind, count(*) as total from leads where closed_at is null group by kind',
  )
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, total]))
}

export async function findLead(db: Db, id: number): Promise<LeadRow | undefined> {
  const { rows } = await db.query<LeadRow>(
    `select ${columnsSql('$2')} from leads l left join users o on o.id = l.assigned_to where l.id = $1`,
    [id, DEADLINES],
  )
  return rows[0]
}

/** Returns the id of the most urgent open lead other than this one, without those of other operators. */
export async function findNextLead(db: Db, id: number, operatorId: number): Promise<number | undefined> {
  const { rows } = await db.query<Row<'leads', 'id'>>(
    `select l.id from leads l
     where l.closed_at is null and l.id <> $1 and (l.assigned_to is null or l.assigned_to = $2)
     order by ${orderSql('$3')} limit 1`,
    [id, operatorId, DEADLINES],
  )
  return rows[0]?.id
}
