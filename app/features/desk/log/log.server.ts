import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { operatorActPage } from '~/upstream/operator-acts.server'
import { requireOperator } from '../require-operator.server'
import { logPath, parseLogQuery } from './urls'

export async function loadLog({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const query = parseLogQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([visitor.call(operatorActPage(query)), getI18n(visitor.language)])
  requireListPage(query, page.lastPage, logPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('log.title') }
}

export type LogData = Awaited<ReturnType<typeof loadLog>>
