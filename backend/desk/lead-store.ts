import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import type { LeadKind, LeadList } from '~contract/leads'

export type LeadRow = Row<'leads', 'id' | 'kind' | 'source_id' | 'assigned_to'> & {
  created_at: string
  closed_at: string | null
  assignee: string | null
}

export interface LeadFilter {
  list: LeadList
  kind: LeadKind | undefined
  operatorId: number
}

const COLUMNS = `l.id, l.kind, l.source_id, l.assigned_to, ${toGeorgianTimeSql('l.created_at')} as created_at,
  ${toGeorgianTimeSql('l.closed_at')} as closed_at, ${userNameSql('o')} as assignee`
const FILTER = `(l.closed_at is not null) = ($1 = 'closed') and ($1 <> 'mine' or l.assigned_to = $2)
  and ($3::text is null or l.kind = $3)`

/** Lists leads: open ones longest waiting first, closed ones latest closed first. */
export async function listLeads(
  db: Db,
  { list, kind, operatorId }: LeadFilter,
  { page, perPage }: Page,
): Promise<LeadRow[]> {
  const { rows } = await db.query<LeadRow>(
    `select ${COLUMNS} from leads l left join users o on o.id = l.assigned_to where ${FILTER}
     order by l.closed_at desc, l.created_at, l.id limit $4 offset $5`,
    [list, operatorId, kind ?? null, perPage, (page - 1) * perPage],
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
    `select ${COLUMNS} from leads l left join users o on o.id = l.assigned_to where l.id = $1`,
    [id],
  )
  return rows[0]
}
