/** Sort orders of the API. Promoted statements lead all but the orders by publication and by reduction. */
export const STATEMENT_ORDERS = {
  date: { hasPromoted: true },
  price: { hasPromoted: true },
  created_at: { hasPromoted: false },
  reduced_at: { hasPromoted: false },
} as const
export type StatementOrder = keyof typeof STATEMENT_ORDERS

/**
 * Places of promoted statements among the first twenty of a list, from 0: two lead, then one follows four
 * others.
 */
export const PROMOTED_PLACES: readonly number[] = [0, 1, 6, 11, 16]
export const MAX_PROMOTED_PLACES = PROMOTED_PLACES.length

/** Rotation period of promoted statements if there are more than places. */
export const PROMOTION_TURN_MS = 3_600_000

/**
 * Rotation of promoted statements: those with the lowest `(id + offset) * multiplier mod modulus` are shown,
 * and the multiplier changes with the turn. The modulus is a prime near the multipliers' range, so that
 * neighbouring ids are far apart and products stay exact in JavaScript; the offset spreads low ids too.
 */
export const PROMOTION_ROTATION = { offset: 1_000_003, modulus: 1_048_573 } as const

/** Promotion tiers, highest last; the names are the same in all languages. */
export const VIP_TIER_NAMES: Readonly<Record<number, string>> = { 1: 'VIP', 2: 'VIP+', 3: 'SUPER VIP' }

/** Types searched by default: flats, houses and country houses. */
export const HOME_TYPE_IDS: readonly number[] = [1, 2, 3]

/** Price bounds of similar statements, relative to the original. */
export const SIMILAR_PRICE_RATIO = { min: 0.8, max: 1.2 }
