const SORT_FIELDS = ['price_gel', 'last_updated', 'created_at'] as const

/** Applies within a VIP tier; higher tiers always come first. */
export type Order = { by: (typeof SORT_FIELDS)[number]; direction: 'asc' | 'desc' }

export const ALL_ORDERS: readonly Order[] = SORT_FIELDS.flatMap((by) => [
  { by, direction: 'asc' },
  { by, direction: 'desc' },
])
