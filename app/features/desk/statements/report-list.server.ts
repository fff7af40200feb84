import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { reportedStatementPage } from '~/upstream/operator-statements.server'
import { requireOperator } from '../require-operator.server'
import { parseReportQuery, reportListPath } from './urls'

export async function loadReports({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const query = parseReportQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([
    visitor.call(reportedStatementPage(query)),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, reportListPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('reports.title') }
}

export type ReportListData = Awaited<ReturnType<typeof loadReports>>
