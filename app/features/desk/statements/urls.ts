import type { ReportQuery } from '~/upstream/operator-statements.server'
import { REPORT_LISTS } from '~contract/reports'
import { parsePageNumber } from '~contract/values/page-number'

export const REPORTS_PATH = '/desk/reports'

export function parseReportQuery(query: URLSearchParams): ReportQuery {
  return {
    list: REPORT_LISTS.find((list) => list === query.get('list')) ?? 'open',
    page: parsePageNumber(query.get('page')),
  }
}

export function reportListPath({ list, page }: ReportQuery): string {
  const query = new URLSearchParams()
  if (list !== 'open') query.set('list', list)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${REPORTS_PATH}?${query}` : REPORTS_PATH
}

/** A statement with everything that was reported of it. */
export const reportedStatementPath = (id: number | string) => `${REPORTS_PATH}/${id}`
