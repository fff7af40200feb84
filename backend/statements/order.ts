import { numberOf, type Query, textOf } from '../http/query'

const COLUMNS = { price: 'price_gel', date: 'last_updated', created_at: 'created_at' } as const
type Key = keyof typeof COLUMNS

/** What is ordered by inside a tier of bought prominence. */
export type Order = { by: (typeof COLUMNS)[Key]; direction: 'asc' | 'desc' }

/** The numbers that stand for a column and a direction. */
const SORTINGS: Readonly<Record<string, readonly [key: Key, direction: Order['direction']]>> = {
  '1': ['price', 'asc'],
  '2': ['price', 'desc'],
  '3': ['date', 'asc'],
  '4': ['date', 'desc'],
}

/** All that can be asked for. */
export const ORDERS: readonly Order[] = Object.values(COLUMNS).flatMap((by) => [
  { by, direction: 'asc' },
  { by, direction: 'desc' },
])

/** Bought prominence stands above any order; inside a tier the asked order holds, newest first by default. */
export function orderOf(query: Query): string {
  return termsOf(orderedBy(query))
}

/** ORDER BY terms over `s`; no two statements are alike in them. */
export function termsOf({ by, direction }: Order): string {
  // Negotiable prices are no prices to compare: last, whichever way.
  const nulls = by === 'price_gel' ? ' nulls last' : ''
  return `s.vip_tier desc, s.${by} ${direction}${nulls}, s.id desc`
}

export function orderedBy(query: Query): Order {
  const [key, direction] = sortingOf(query)
  return { by: COLUMNS[key], direction }
}

function sortingOf(query: Query): readonly [Key, Order['direction']] {
  const key = textOf(query, 'order_by')
  const direction = textOf(query, 'sequence')?.toLowerCase() === 'asc' ? 'asc' : 'desc'
  if (key && Object.hasOwn(COLUMNS, key)) return [key as Key, direction]
  return SORTINGS[textOf(query, 'sorting') ?? ''] ?? ['date', direction]
}

export type Page = { page: number; perPage: number }

const MOST_PER_PAGE = 200
const LAST_PAGE = 1_000_000

/** The asked page; whatever is no page is the first one. */
export function pageOf(query: Query, perPage = 20): Page {
  return {
    page: within(numberOf(query, 'page'), LAST_PAGE) ?? 1,
    perPage: Math.min(within(numberOf(query, 'per_page'), Number.MAX_SAFE_INTEGER) ?? perPage, MOST_PER_PAGE),
  }
}

function within(number: number | undefined, most: number): number | undefined {
  return number !== undefined && Number.isInteger(number) && number >= 1 ? Math.min(number, most) : undefined
}
