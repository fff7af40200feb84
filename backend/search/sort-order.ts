export { HOME_TYPE_IDS } from '~contract/ranking'

const SORT_FIELDS = ['price_gel', 'last_updated', 'rank_key', 'created_at', 'reduced_at'] as const

export type Order = {
  by: (typeof SORT_FIELDS)[number]
  direction: 'asc' | 'desc'
  /** True for homes before land, shops and hotels. */
  homesFirst?: true
}

/** Last updated first, lowered statements after all others: see the generated column `rank_key`. */
export const NEWEST_FIRST: Order = { by: 'rank_key', direction: 'desc' }

/** Order of searches without a type of real estate. */
export const HOMES_FIRST: Order = { by: 'rank_key', direction: 'desc', homesFirst: true }

export const ALL_ORDERS: readonly Order[] = [
  { by: 'price_gel', direction: 'asc' },
  { by: 'price_gel', direction: 'desc' },
  { by: 'created_at', direction: 'asc' },
  { by: 'created_at', direction: 'desc' },
  { by: 'last_updated', direction: 'asc' },
  { by: 'reduced_at', direction: 'desc' },
  NEWEST_FIRST,
  HOMES_FIRST,
]
