/** By what the API orders statements, and whether promoted ones lead: what is newest is nobody's to buy. */
export const STATEMENT_ORDERS = {
  date: { hasPromoted: true },
  price: { hasPromoted: true },
  created_at: { hasPromoted: false },
} as const
export type StatementOrder = keyof typeof STATEMENT_ORDERS

/** So many promoted statements at most lead a list, on its first page. */
export const MAX_PROMOTED_PLACES = 4

/** Where more have paid than there are places, they take turns as long as this. */
export const PROMOTION_TURN_MS = 3_600_000

/** By tier, of which the highest comes first; the same in all languages. */
export const VIP_TIER_NAMES: Readonly<Record<number, string>> = { 1: 'VIP', 2: 'VIP+', 3: 'SUPER VIP' }

/** Flats, houses and country houses: what somebody who names no type looks for. */
export const HOME_TYPE_IDS: readonly number[] = [1, 2, 3]

/** Price bounds of similar statements, relative to the original. */
export const SIMILAR_PRICE_RATIO = { min: 0.8, max: 1.2 }
