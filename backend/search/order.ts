import { getText, type QueryParams } from '~backend/platform/http/query'
import type { Order } from './sort-order'

const ORDER_COLUMNS = { price: 'price_gel', date: 'last_updated', created_at: 'created_at' } as const
type OrderKey = keyof typeof ORDER_COLUMNS

const SORTINGS: Readonly<Record<string, readonly [key: OrderKey, direction: Order['direction']]>> = {
  '1': ['price', 'asc'],
  '2': ['price', 'desc'],
  '3': ['date', 'asc'],
  '4': ['date', 'desc'],
}

/** Newest first by default. */
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
