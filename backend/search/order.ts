import { getNumber, getText, type QueryParams } from '~backend/platform/http/query'
import type { Order } from './sort-order'

const ORDER_COLUMNS = { price: 'price_gel', date: 'last_updated', created_at: 'created_at' } as const
type OrderKey = keyof typeof ORDER_COLUMNS

/** The values of `sorting`. */
const SORTINGS: Readonly<Record<string, readonly [key: OrderKey, direction: Order['direction']]>> = {
  '1': ['price', 'asc'],
  '2': ['price', 'desc'],
  '3': ['date', 'asc'],
  '4': ['date', 'desc'],
}

/** The order that a query asks for; newest first by default. */
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

/** The page that a query asks for; the first one when it is malformed. */
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
