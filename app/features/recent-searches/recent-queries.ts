import {
  parseSearchFilters,
  removeAreas,
  type SearchFilters,
  toSearchParams,
} from '~/features/search-filters'

const MAX_RECENT = 5
const MAX_QUERY_LENGTH = 400
/** Maximum total length: proxies accept 8 KB for all cookies of a request. */
const MAX_TOTAL_LENGTH = 500

/** Returns the search's filters without order, page and map bounds. */
export function toRecentQuery(searchFilters: SearchFilters): string | undefined {
  const { sort: _sort, bounds: _bounds, ...filters } = removeAreas(searchFilters)
  const { currency, ranges, ...rest } = filters
  const { ids: _ids, ...lists } = filters.lists
  const money = currency && (ranges.price ?? ranges.square_price)
  const query = toSearchParams({ ...rest, lists, ranges, page: 1, ...(money && { currency }) })
  const text = query.toString()
  return text === '' || text.length > MAX_QUERY_LENGTH ? undefined : text
}

/** Puts the query first, without duplicates. */
export function addRecentQuery(recent: string[], query: string): string[] {
  const queries = [query, ...recent.filter((one) => one !== query)].slice(0, MAX_RECENT)
  while (queries.join('').length > MAX_TOTAL_LENGTH) queries.pop()
  return queries
}

/** Formats as base64, because percent-encoding would triple the cookie's length. */
export function formatRecentQueries(queries: string[]): string {
  return queries.map((query) => Buffer.from(query).toString('base64url')).join('.')
}

/** Parses queries and drops outdated ones. */
export function parseRecentQueries(text: string | undefined): string[] {
  const queries = (text?.split('.') ?? []).map((one) => Buffer.from(one, 'base64url').toString())
  const known = queries.map((query) => toRecentQuery(parseSearchFilters(new URLSearchParams(query))))
  return [...new Set(known.filter((query) => query !== undefined))].slice(0, MAX_RECENT)
}
