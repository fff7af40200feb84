import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseSearchFilters, type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import { getI18n } from '~/i18n/i18n.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { type ServiceOrder, serviceOrder } from '~/upstream/services.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { statementList } from '~/upstream/statements.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { parseId } from '~contract/values/ids'
import { vip } from '../definitions/vip'
import { loadFreeTimes } from '../order/registry-visit/loader.server'
import { isMoving, moveVisitHref } from './order-urls'

/** Returns the list that contains a statement: its deal, type and city. */
function listOfStatement({
  dealId,
  typeId,
  cityId,
}: Pick<StatementDetails, 'dealId' | 'typeId' | 'cityId'>): SearchFilters {
  const query = new URLSearchParams()
  if (dealId !== undefined) query.set('deal_types', String(dealId))
  if (typeId !== undefined) query.set('real_estate_types', String(typeId))
  if (cityId !== undefined) query.set('cities', String(cityId))
  return parseSearchFilters(query)
}

/** Maximum number of positions; each costs a call. */
const MAX_PLACES = 3

/** Loads the order; 404 for another user's. */
export async function loadOrderDetails(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const id = parseId(args.params.id)
  if (!id) throw new Response(null, { status: 404 })
  const [order, i18n] = await Promise.all([visitor.call(serviceOrder(id)), getI18n(visitor.language)])
  const [statements, visitTimes] = await Promise.all([
    loadOrderedStatements(visitor, order),
    loadVisitTimes(visitor, order, new URL(args.request.url).searchParams),
  ])
  const t = i18n.getFixedT(visitor.language, 'services')
  return { order, statements, visitTimes, title: t('own.order_title', { service: order.service, id }) }
}

/** Loads the free times of its hall, if the customer moves the visit; null if unavailable. */
async function loadVisitTimes(
  visitor: Visitor,
  { id, isMovable, booking }: ServiceOrder,
  searchParams: URLSearchParams,
) {
  if (!isMovable || !booking?.startsAt || !booking.branchId || !isMoving(searchParams)) return undefined
  const times = loadFreeTimes(visitor, {
    branchId: booking.branchId,
    searchParams,
    chosenDay: toGeorgianDate(booking.startsAt),
    path: `${moveVisitHref(id, visitor.language)}&`,
  })
  return (await visitor.optional('free times', times)) ?? null
}

export type OrderDetails = Awaited<ReturnType<typeof loadOrderDetails>>

export interface OrderedStatement {
  id: number
  title: string | undefined
  /** True if the days of its promotion pass while it is hidden. */
  runsUnseen: boolean
  /** Position in its list; undefined while other promotions are shown. */
  place: number | undefined
}

/** Loads the statements. Positions of promotions are requested each time, as they rotate. */
async function loadOrderedStatements(
  visitor: Visitor,
  { statementIds, serviceKey, state }: ServiceOrder,
): Promise<OrderedStatement[]> {
  const isPromoted = serviceKey === vip.key && state === 'active'
  return Promise.all(
    statementIds.map(async (id, at) => {
      const statement = await visitor.optional('ordered statement', visitor.call(statementById(id)))
      if (!statement) return { id, title: undefined, runsUnseen: false, place: undefined }
      const runsUnseen = isPromoted && statement.status !== 'active'
      const shown = { id, title: statement.title, runsUnseen }
      if (!isPromoted || runsUnseen || at >= MAX_PLACES) return { ...shown, place: undefined }
      const list = statementList(toUpstreamParams(listOfStatement(statement)))
      const found = await visitor.optional('place of a statement', visitor.call(list))
      const index = found?.cards.findIndex((card) => card.id === id) ?? -1
      return { ...shown, place: index < 0 ? undefined : index + 1 }
    }),
  )
}
