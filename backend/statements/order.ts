import { numberOf, type Query, textOf } from '../http/query'

const COLUMNS: Readonly<Record<string, string>> = {
  price: 's.price_gel',
  date: 's.last_updated',
  created_at: 's.created_at',
}

/** The numbers that stand for a column and a direction. */
const SORTINGS: Readonly<Record<string, readonly [column: string, sequence: 'asc' | 'desc']>> = {
  '1': ['price', 'asc'],
  '2': ['price', 'desc'],
  '3': ['date', 'asc'],
  '4': ['date', 'desc'],
}

/** Bought prominence stands above any order; inside a tier the asked order holds, newest first by default. */
export function orderOf(query: Query): string {
  const [key, direction] = sortingOf(query)
  const column = COLUMNS[key] ?? 's.last_updated'
  // Negotiable prices are no prices to compare: last, whichever way.
  const nulls = key === 'price' ? ' nulls last' : ''
  return `s.vip_tier desc, ${column} ${direction}${nulls}, s.id desc`
}

function sortingOf(query: Query): readonly [string, 'asc' | 'desc'] {
  const key = textOf(query, 'order_by')
  const direction = textOf(query, 'sequence')?.toLowerCase() === 'asc' ? 'asc' : 'desc'
  if (key && Object.hasOwn(COLUMNS, key)) return [key, direction]
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
