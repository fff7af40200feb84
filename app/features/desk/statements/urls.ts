import { toPageParam, withParams } from '~/http/with-params'
import type { ReportQuery } from '~/upstream/operator-statements.server'
import { REPORT_LISTS } from '~contract/statements'
import { parsePageNumber } from '~contract/values/page-number'

export const REPORTS_PATH = '/desk/reports'

export function parseReportQuery(query: URLSearchParams): ReportQuery {
  return {
    list: REPORT_LISTS.find((list) => list === query.get('list')) ?? 'open',
    page: parsePageNumber(query.get('page')),
  }
}

export function reportListPath({ list, page }: ReportQuery): string {
  return withParams(REPORTS_PATH, { list: list === 'open' ? undefined : list, page: toPageParam(page) })
}

/** Returns the page of a statement with all its reports. */
export const reportedStatementPath = (id: number | string) => `${REPORTS_PATH}/${id}`
