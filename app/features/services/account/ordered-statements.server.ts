import { parseSearchFilters, type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import type { ServiceOrder } from '~/upstream/services.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { statementList } from '~/upstream/statements.server'
import { vip } from '../definitions/vip'

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

export interface OrderedStatement {
  id: number
  title: string | undefined
  /** True if the days of its promotion pass while it is hidden. */
  runsUnseen: boolean
  /** Position in its list; undefined while other promotions are shown. */
  place: number | undefined
}

/** Loads the statements. Positions of promotions are requested each time, as they rotate. */
export async function loadOrderedStatements(
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
