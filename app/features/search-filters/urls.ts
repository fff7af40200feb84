import { withQuery } from '~/http/with-params'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { MAX_SAVED_QUERY_LENGTH, NEW_SAVED_SEARCH_PATH } from '~contract/saved-searches'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import { type Corner, formatCorners, toCorner } from './drawn-area'
import { type SearchFilters, toSearchParams } from './search-filters'

const NO_FILTERS: SearchFilters = { lists: {}, ranges: {}, flags: [], page: 1 }

export function searchUrl(filters: SearchFilters, language: Language): string {
  return toLocalizedPath(withQuery('/s', toSearchParams(filters)), language)
}

/** View parameters are not filters, so they are not canonical. `draftCorners` belong to an unfinished area. */
export function searchMapUrl(
  filters: SearchFilters,
  language: Language,
  draftCorners?: readonly Corner[],
): string {
  const searchParams = toSearchParams(filters)
  searchParams.set('view', 'map')
  if (draftCorners) searchParams.set('draw', formatCorners(draftCorners))
  return toLocalizedPath(`/s?${searchParams}`, language)
}

/** The map on which the beginning of an area on foot is chosen. */
export function walkingAreaUrl(
  { area: _, ...filters }: SearchFilters,
  language: Language,
  minutes: WalkingAreaMinutes,
): string {
  return `${searchMapUrl({ ...filters, walkingArea: undefined }, language)}&walking_area=${minutes}`
}

/** A search on the map of what can be reached on foot from a place. */
export function walkingAreaAroundUrl(
  filters: Partial<SearchFilters>,
  language: Language,
  { latitude, longitude }: { latitude: number; longitude: number },
  minutes: WalkingAreaMinutes,
): string {
  const walkingArea = { minutes, start: toCorner(latitude, longitude) }
  return searchMapUrl({ ...NO_FILTERS, ...filters, walkingArea }, language)
}

/** The same map with the preview of a statement above it. */
export function previewUrl(filters: SearchFilters, language: Language, id: number): string {
  return `${searchMapUrl(filters, language)}&preview=${id}`
}

/** The form that saves a search; undefined where nothing is filtered. */
export function saveSearchUrl(filters: SearchFilters, language: Language): string | undefined {
  const query = toSavedQuery(filters)
  return query && toLocalizedPath(`${NEW_SAVED_SEARCH_PATH}?${query}`, language)
}

/** What a search finds, without order and page; undefined where nothing is filtered or it is too long. */
export function toSavedQuery({
  sort: _sort,
  walkingArea: _made,
  ...filters
}: SearchFilters): string | undefined {
  const { currency, ranges, lists } = filters
  const { ids: _ids, ...rest } = lists
  const money = currency && (ranges.price ?? ranges.square_price)
  const { currency: _, ...found } = { ...filters, lists: rest, page: 1 }
  const query = toSearchParams({ ...found, ...(money && { currency }) }).toString()
  return query && query.length <= MAX_SAVED_QUERY_LENGTH ? query : undefined
}

export function searchShortcutUrl(filters: Partial<SearchFilters>, language: Language): string {
  return searchUrl({ ...NO_FILTERS, ...filters }, language)
}
