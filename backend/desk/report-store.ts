import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

export type ReportRow = Row<'leads', 'id'> & {
  created_at: string
  closed_at: string | null
  reason: string
  text: string
}

/** SQL sources: `r` is a report of a statement, `l` its lead. */
export const REPORTS =
  "statement_reports r join leads l on l.kind = 'statement_report' and l.source_id = r.id::text"

const COLUMNS = `l.id, ${toGeorgianTimeSql('l.created_at')} as created_at,
  ${toGeorgianTimeSql('l.closed_at')} as closed_at, r.reason, r.comment as text`

const MAX_REPORTS = 200

/** Lists the reports of a statement, latest first. */
export async function listReports(db: Db, statementId: number): Promise<ReportRow[]> {
  const { rows } = await db.query<ReportRow>(
    `select ${COLUMNS} from ${REPORTS} where r.statement_id = $1 order by r.id desc limit ${MAX_REPORTS}`,
    [statementId],
  )
  return rows
}

/** Returns the lead ids of a statement's open reports. */
export async function listOpenReports(db: Db, statementId: number): Promise<number[]> {
  const { rows } = await db.query<Row<'leads', 'id'>>(
    `select l.id from ${REPORTS} where r.statement_id = $1 and l.closed_at is null order by l.id`,
    [statementId],
  )
  return rows.map(({ id }) => id)
}

const MAX_RELATED = 50

/** Lists other reports of the same statement, latest first; empty for other kinds of leads. */
export async function listRelatedReports(
  db: Db,
  { kind, source_id: sourceId }: Row<'leads', 'kind' | 'source_id'>,
): Promise<ReportRow[]> {
  if (kind !== 'statement_report') return []
  const { rows } = await db.query<ReportRow>(
    `select ${COLUMNS} from ${REPORTS} join statement_reports own on own.statement_id = r.statement_id
     where own.id = $1::integer and r.id <> own.id order by r.id desc limit ${MAX_RELATED}`,
    [sourceId],
  )
  return rows
}
