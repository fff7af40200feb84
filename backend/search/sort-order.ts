export { HOME_TYPE_IDS } from '~contract/ranking'

const SORT_FIELDS = ['price_gel', 'last_updated', 'created_at'] as const

export type Order = {
  by: (typeof SORT_FIELDS)[number]
  direction: 'asc' | 'desc'
  /** True for homes before land, shops and hotels. */
  homesFirst?: true
}

/** Order of searches without a type of real estate. */
export const HOMES_FIRST: Order = { by: 'last_updated', direction: 'desc', homesFirst: true }

export const ALL_ORDERS: readonly Order[] = [
  ...SORT_FIELDS.flatMap((by): Order[] => [
    { by, direction: 'asc' },
    { by, direction: 'desc' },
  ]),
  HOMES_FIRST,
]
