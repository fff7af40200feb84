import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { leadPage } from '~/upstream/leads.server'
import { operatorOrderPage } from '~/upstream/operator-orders.server'
import { requireOperator } from './require-operator.server'
import { leadListPath, parseLeadQuery } from './urls'

export async function loadLeads({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const query = parseLeadQuery(new URL(request.url).searchParams)
  const [page, waitingOrders, i18n] = await Promise.all([
    visitor.call(leadPage(query)),
    visitor.optional(
      'orders that wait',
      visitor.call(operatorOrderPage({ list: 'waiting', service: undefined, page: 1 })),
    ),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, leadListPath, visitor.language)
  const countByService: Readonly<Record<string, number>> = waitingOrders?.countByService ?? {}
  return {
    ...page,
    query,
    waitingOrders: countByService,
    title: i18n.getFixedT(visitor.language, 'desk')('leads.title'),
  }
}

export type LeadListData = Awaited<ReturnType<typeof loadLeads>>
