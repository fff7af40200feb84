import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { operatorOrderPage } from '~/upstream/operator-orders.server'
import { serviceList } from '~/upstream/services.server'
import { requireOperator } from '../require-operator.server'
import { orderListPath, parseOrderQuery } from './urls'

export async function loadOrders({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireOperator(visitor, request)
  const query = parseOrderQuery(new URL(request.url).searchParams)
  const [page, services, i18n] = await Promise.all([
    visitor.call(operatorOrderPage(query)),
    visitor.optional('services', visitor.call(serviceList)),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, orderListPath, visitor.language)
  return { ...page, services, query, title: i18n.getFixedT(visitor.language, 'desk')('orders.title') }
}

export type OrderListData = Awaited<ReturnType<typeof loadOrders>>
