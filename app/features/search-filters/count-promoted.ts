import { MAX_PROMOTED_PLACES, STATEMENT_ORDERS } from '~contract/ranking'
import { DEFAULT_SORT_ORDER, type SearchFilters, sortOrders } from './search-filters'

/**
 * Counts the promoted statements. If there are fewer statements than places, all VIP statements that lead a
 * page were paid for.
 */
export function countPromoted(
  cards: readonly { vip?: string | undefined }[],
  { page, sort }: Pick<SearchFilters, 'page' | 'sort'>,
): number {
  const { order_by } = sortOrders[sort ?? DEFAULT_SORT_ORDER]
  if (page > 1 || !STATEMENT_ORDERS[order_by].hasPromoted) return 0
  const ordinary = cards.findIndex(({ vip }) => !vip)
  return Math.min(ordinary < 0 ? cards.length : ordinary, MAX_PROMOTED_PLACES)
}
