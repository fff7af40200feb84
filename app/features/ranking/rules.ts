import { DEFAULT_SORT_ORDER, type SortOrder, sortOrders } from '~/features/search-filters'
import { PROMOTION_TURN_MS, SIMILAR_PRICE_RATIO, STATEMENT_ORDERS, VIP_TIER_NAMES } from '~contract/ranking'
import { RENEWAL_PAUSE_MS } from '~contract/statements'

/** Date of the rules and their texts; change it with them. */
export const RANKING_RULES_DATE = '2026-11-30'

const HOUR_MS = 3_600_000

const FIELD_RULES = {
  date_desc: 'updated_latest',
  date_asc: 'updated_earliest',
  price_asc: 'cheapest',
  price_desc: 'dearest',
  created_at_desc: 'published_latest',
  reduced_at_desc: 'reduced_latest',
} as const satisfies Record<SortOrder, string>

/** Rule that decides between two statements. */
export type OrderRule = 'promoted_places' | 'homes' | (typeof FIELD_RULES)[SortOrder] | 'number'

/** Order with its texts in a language. */
export interface RankedOrder {
  name: SortOrder
  label: string
  isDefault: boolean
  rules: { name: OrderRule; text: string }[]
}

export function hasPromotedPlaces(sort: SortOrder): boolean {
  return STATEMENT_ORDERS[sortOrders[sort].order_by].hasPromoted
}

/**
 * Returns the rules, most important first: each applies between statements that are equal by all before it.
 */
export function listOrderRules(sort: SortOrder): OrderRule[] {
  return [
    ...(hasPromotedPlaces(sort) ? ['promoted_places' as const] : []),
    ...(sort === DEFAULT_SORT_ORDER ? ['homes' as const] : []),
    FIELD_RULES[sort],
    'number',
  ]
}

/** VIP tiers, best first. */
export const VIP_TIERS = Object.entries(VIP_TIER_NAMES)
  .sort(([one], [other]) => Number(other) - Number(one))
  .map(([, name]) => name)

export const TURN_HOURS = PROMOTION_TURN_MS / HOUR_MS

export const RENEWAL_PAUSE_HOURS = RENEWAL_PAUSE_MS / HOUR_MS

export const SIMILAR_PRICE_PERCENT = {
  min: Math.round(SIMILAR_PRICE_RATIO.min * 100),
  max: Math.round(SIMILAR_PRICE_RATIO.max * 100),
}
