import { getNumber, getText, type QueryParams } from '~backend/platform/http/query'

const ORDER_COLUMNS = { price: 'price_gel', date: 'last_updated', created_at: 'created_at' } as const
type OrderKey = keyof typeof ORDER_COLUMNS

/** What is ordered by inside a tier of bought prominence. */
export type Order = { by: (typeof ORDER_COLUMNS)[OrderKey]; direction: 'asc' | 'desc' }

/** The numbers that stand for a column and a direction. */
const SORTINGS: Readonly<Record<string, readonly [key: OrderKey, direction: Order['direction']]>> = {
  '1': ['price', 'asc'],
  '2': ['price', 'desc'],
  '3': ['date', 'asc'],
  '4': ['date', 'desc'],
}

/** All that can be asked for. */
export const ALL_ORDERS: readonly Order[] = Object.values(ORDER_COLUMNS).flatMap((by) => [
  { by, direction: 'asc' },
  { by, direction: 'desc' },
])

/** Bought prominence stands above any order; inside a tier the asked order holds, newest first by default. */
export function parseOrderBySql(query: QueryParams): string {
  return toOrderBySql(parseOrder(query))
}

/** ORDER BY terms over `s`; no two statements are alike in them. */
export function toOrderBySql({ by, direction }: Order): string {
  // Negotiable prices are no prices to compare: last, whichever way.
  const nulls = by === 'price_gel' ? ' nulls last' : ''
  return `s.vip_tier desc, s.${by} ${direction}${nulls}, s.id desc`
}

export function parseOrder(query: QueryParams): Order {
  const [key, direction] = parseSorting(query)
  return { by: ORDER_COLUMNS[key], direction }
}

function parseSorting(query: QueryParams): readonly [OrderKey, Order['direction']] {
  const key = getText(query, 'order_by')
  const direction = getText(query, 'sequence')?.toLowerCase() === 'asc' ? 'asc' : 'desc'
  if (key && Object.hasOwn(ORDER_COLUMNS, key)) return [key as OrderKey, direction]
  return SORTINGS[getText(query, 'sorting') ?? ''] ?? ['date', direction]
}

export type Page = { page: number; perPage: number }

const MAX_PER_PAGE = 200
const MAX_PAGE = 1_000_000

/** The asked page; whatever is no page is the first one. */
export function parsePage(query: QueryParams, perPage = 20): Page {
  return {
    page: clampPositiveInteger(getNumber(query, 'page'), MAX_PAGE) ?? 1,
    perPage: Math.min(
      clampPositiveInteger(getNumber(query, 'per_page'), Number.MAX_SAFE_INTEGER) ?? perPage,
      MAX_PER_PAGE,
    ),
  }
}

function clampPositiveInteger(number: number | undefined, max: number): number | undefined {
  return number !== undefined && Number.isInteger(number) && number >= 1 ? Math.min(number, max) : undefined
}
