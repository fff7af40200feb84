import { MAX_PROMOTED_PLACES, PROMOTED_PLACES, STATEMENT_ORDERS } from '~contract/ranking'
import { DEFAULT_SORT_ORDER, type SearchFilters, sortOrders } from './search-filters'

/**
 * Finds the places of promoted statements in a list, from 0. If a page has no more VIP statements than
 * promoted places, all of them were promoted.
 */
export function findPromotedPlaces(
  cards: readonly { vip?: string | undefined }[],
  { page, sort }: Pick<SearchFilters, 'page' | 'sort'>,
): number[] {
  const { order_by } = sortOrders[sort ?? DEFAULT_SORT_ORDER]
  if (page > 1 || !STATEMENT_ORDERS[order_by].hasPromoted) return []
  const vips = cards.flatMap(({ vip }, place) => (vip ? [place] : []))
  return vips.length > MAX_PROMOTED_PLACES ? vips.filter((place) => PROMOTED_PLACES.includes(place)) : vips
}
