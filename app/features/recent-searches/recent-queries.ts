import { parseSearchFilters, type SearchFilters, toSearchParams } from '~/features/search-filters'

/** How many searches are kept and shown. */
const MAX_RECENT = 5
/** Longer ones are no search that anybody could recognize, and five of them must fit into a cookie. */
const MAX_QUERY_LENGTH = 400

/** What of a search is worth coming back to: its filters, without order, page and the piece of the map it was seen on. */
export function toRecentQuery(searchFilters: SearchFilters): string | undefined {
  const { sort: _sort, bounds: _bounds, area: _area, currency, lists, ranges, ...rest } = searchFilters
  const { ids: _ids, ...filters } = lists
  const money = currency && (ranges.price ?? ranges.square_price)
  const query = toSearchParams({ ...rest, lists: filters, ranges, page: 1, ...(money && { currency }) })
  const text = query.toString()
  return text === '' || text.length > MAX_QUERY_LENGTH ? undefined : text
}

/** The list with this search first; a search is in it once. */
export function addRecentQuery(recent: string[], query: string): string[] {
  return [query, ...recent.filter((one) => one !== query)].slice(0, MAX_RECENT)
}

/** Queries without the signs that a cookie would triple in length. */
export function formatRecentQueries(queries: string[]): string {
  return queries.map((query) => Buffer.from(query).toString('base64url')).join('.')
}

/** The queries as addresses have them now; whatever is no search any more is left out. */
export function parseRecentQueries(text: string | undefined): string[] {
  const queries = (text?.split('.') ?? []).map((one) => Buffer.from(one, 'base64url').toString())
  const known = queries.map((query) => toRecentQuery(parseSearchFilters(new URLSearchParams(query))))
  return [...new Set(known.filter((query) => query !== undefined))].slice(0, MAX_RECENT)
}
