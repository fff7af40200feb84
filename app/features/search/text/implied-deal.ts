import type { SearchFilters } from '~/features/search-filters'
import {
  DEAL_IDS_BY_REAL_ESTATE,
  FLAT_TYPE_ID,
  LAND_TYPE_ID,
  MONTHLY_RENT_DEAL_ID,
  SALE_DEAL_ID,
} from '~contract/statements'

/** Limits of prices in lari or dollars: rents are lower, and homes on sale cost more. */
const MIN_SALE_PRICE = 15_000
const MAX_RENT_PRICE = 3_000
/** Prices up to this may also be for a night. */
const MAX_NIGHT_PRICE = 300

/** Sets the deal that a price implies, so that “under 200000” shows no rents. */
export function withImpliedDeal(filters: SearchFilters): SearchFilters {
  const { deal_types, real_estate_types } = filters.lists
  const price = filters.ranges.price?.to ?? filters.ranges.price?.from
  if (deal_types || price === undefined) return filters
  if (price >= MIN_SALE_PRICE) return withDeal(SALE_DEAL_ID)
  const isRent = price > MAX_NIGHT_PRICE && price <= MAX_RENT_PRICE && filters.ranges.price?.to !== undefined
  return isRent && !real_estate_types?.includes(LAND_TYPE_ID) ? withDeal(MONTHLY_RENT_DEAL_ID) : filters

  function withDeal(id: number): SearchFilters {
    return { ...filters, lists: { ...filters.lists, deal_types: [id] } }
  }
}

/** Returns the deals whose prices a search shows together; empty if it shows those of one deal. */
export function listMixedDeals({ lists, ranges }: SearchFilters): readonly number[] {
  if (lists.deal_types || !ranges.price) return []
  const [type = FLAT_TYPE_ID] = lists.real_estate_types ?? []
  return DEAL_IDS_BY_REAL_ESTATE[type] ?? []
}
