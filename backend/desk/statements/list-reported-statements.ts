import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { ReportList } from '~contract/statements'
import { REPORTS } from '../report-store'

export type ReportedStatementSummaryRow = Row<'statements', 'id' | 'is_public'> & {
  address: string
  owner: string
  is_blocked: boolean
  /** One reason for each report of the listed state. */
  reasons: string[]
  waiting_since: string
  closed_at: string | null
}

const REPORTS_OF_STATEMENTS = `${REPORTS} join statements s on s.id = r.statement_id and s.deleted_at is null`

/**
 * Lists reported statements.
 * Open: statements with open reports and these reports only, longest waiting first. Closed: statements
 * without open reports, latest closed first.
 */
export async function listReportedStatements(
  db: Db,
  list: ReportList,
  { page, perPage }: Page,
  locale: Locale,
): Promise<ReportedStatementSummaryRow[]> {
  const { rows } = await db.query<ReportedStatementSummaryRow>(
    `select s.id, s.is_public, s.address_${locale} as address, ${userNameSql('u')} as owner,
       exists (select from statement_blocks b where b.statement_id = s.id and b.cause = 'statement') as is_blocked,
       array_agg(r.reason) as reasons, ${toGeorgianTimeSql('min(l.created_at)')} as waiting_since,
       ${toGeorgianTimeSql('max(l.closed_at)')} as closed_at
     from ${REPORTS_OF_STATEMENTS} join users u on u.id = s.user_id
     where $1 = 'closed' or l.closed_at is null
     group by s.id, u.id having $1 = 'open' or count(*) = count(l.closed_at)
     order by max(l.closed_at) desc, min(l.created_at), s.id limit $2 offset $3`,
    [list, perPage, (page - 1) * perPage],
  )
  return rows
}

export async function countReportedStatements(db: Db): Promise<Record<ReportList, number>> {
  const { rows } = await db.query<Record<ReportList, number>>(
    `select count(*) filter (where not is_closed) as open, count(*) filter (where is_closed) as closed
     from (select count(*) = count(l.closed_at) as is_closed from ${REPORTS_OF_STATEMENTS} group by s.id) as reported`,
  )
  return rows[0] ?? { open: 0, closed: 0 }
}
