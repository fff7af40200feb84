import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import { STATEMENT_ORDERS, type StatementOrder } from '~contract/ranking'
import { getPromotion, type Promotion } from './promotion'
import { HOMES_FIRST, NEWEST_FIRST, type Order } from './sort-order'

const ORDER_COLUMNS = {
  price: 'price_gel',
  date: 'last_updated',
  created_at: 'created_at',
  reduced_at: 'reduced_at',
} as const satisfies Record<StatementOrder, Order['by']>

const SORTINGS: Readonly<Record<string, readonly [key: StatementOrder, direction: Order['direction']]>> = {
  '1': ['price', 'asc'],
  '2': ['price', 'desc'],
  '3': ['date', 'asc'],
  '4': ['date', 'desc'],
}

/** Parses the order. Default: last updated first, homes before other types if no type is selected. */
export function parseOrder(query: QueryParams): Order {
  const [key, direction] = parseSorting(query)
  if (key === 'date' && direction === 'desc') return isTypeChosen(query) ? NEWEST_FIRST : HOMES_FIRST
  return { by: ORDER_COLUMNS[key], direction }
}

/** Returns the promotion; undefined if the newest come first. */
export function parsePromotion(query: QueryParams, now = Date.now()): Promotion | undefined {
  const [key] = parseSorting(query)
  if (!STATEMENT_ORDERS[key].hasPromoted) return undefined
  return getPromotion(!isTypeChosen(query), now)
}

function isTypeChosen(query: QueryParams): boolean {
  return getIds(query, 'real_estate_types').length > 0
}

function parseSorting(query: QueryParams): readonly [StatementOrder, Order['direction']] {
  const key = getText(query, 'order_by')
  const direction = getText(query, 'sequence')?.toLowerCase() === 'asc' ? 'asc' : 'desc'
  if (key && Object.hasOwn(ORDER_COLUMNS, key)) return [key as StatementOrder, direction]
  return SORTINGS[getText(query, 'sorting') ?? ''] ?? ['date', direction]
}
