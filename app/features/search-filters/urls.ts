import { withQuery } from '~/http/with-params'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { EITHER_AREA } from '~contract/drawn-area'
import { FOLLOW_SEARCH_PATH, MAX_SAVED_QUERY_LENGTH } from '~contract/saved-searches'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import { type Corner, formatCorners, toCorner } from './drawn-area'
import { removeAreas, removeSecondArea } from './search-areas'
import { removeWalkingStarts, type SearchFilters, toSearchParams } from './search-filters'

export const SEARCH_MAP_PATH = '/s/map'

export const PLACE_REASONS_PATH = '/s/why'

const NO_FILTERS: SearchFilters = { lists: {}, ranges: {}, flags: [], page: 1 }

export function searchUrl(filters: SearchFilters, language: Language): string {
  return toLocalizedPath(withQuery('/s', toSearchParams(filters)), language)
}

/** Returns the map's URL. `draftCorners` belong to an unfinished area. */
export function searchMapUrl(
  filters: SearchFilters,
  language: Language,
  draftCorners?: readonly Corner[],
): string {
  const searchParams = toSearchParams(filters)
  if (draftCorners) searchParams.set('draw', formatCorners(draftCorners))
  return toLocalizedPath(withQuery(SEARCH_MAP_PATH, searchParams), language)
}

/** Returns the URL of the page that explains the order of a results page. */
export function placeReasonsUrl(filters: SearchFilters, language: Language): string {
  return toLocalizedPath(withQuery(PLACE_REASONS_PATH, toSearchParams(filters)), language)
}

/** Choice of a walking area whose start is not chosen yet. */
export interface WalkingDraft {
  minutes: WalkingAreaMinutes
  /** True for the second area of a search; the first one stays. */
  isSecond: boolean
  /** True if the search shall find what is in either area. */
  isEither: boolean
}

/** Returns the URL of the map for choosing the start of a walking area. */
export function walkingAreaUrl(
  filters: SearchFilters,
  language: Language,
  { minutes, isSecond, isEither }: WalkingDraft,
): string {
  const search = isSecond ? removeSecondArea(filters) : removeAreas(filters)
  const query = toSearchParams(search)
  query.set(isSecond ? 'second_walking_area' : 'walking_area', String(minutes))
  if (isSecond && isEither) query.set('areas', EITHER_AREA)
  return toLocalizedPath(withQuery(SEARCH_MAP_PATH, query), language)
}

/** Returns the URL of a search within walking distance of a place. */
export function walkingAreaAroundUrl(
  filters: Partial<SearchFilters>,
  language: Language,
  { latitude, longitude }: { latitude: number; longitude: number },
  minutes: WalkingAreaMinutes,
): string {
  const walkingArea = { minutes, start: toCorner(latitude, longitude) }
  return searchMapUrl({ ...NO_FILTERS, ...filters, walkingArea }, language)
}

/** Returns the URL of the same map with the preview of a statement. */
export function previewUrl(filters: SearchFilters, language: Language, id: number): string {
  return withParameter(searchMapUrl(filters, language), 'preview', id)
}

function withParameter(url: string, name: string, value: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`
}

/**
 * Returns the URL of the form that saves a search, or that lets a guest follow it by email; undefined without
 * filters.
 */
export function saveSearchUrl(filters: SearchFilters, language: Language): string | undefined {
  const query = toSavedQuery(filters)
  return query && toLocalizedPath(`${FOLLOW_SEARCH_PATH}?${query}`, language)
}

/** Returns the filters of a search without order and page; undefined if empty or too long. */
export function toSavedQuery({ sort: _sort, ...search }: SearchFilters): string | undefined {
  const filters = removeWalkingStarts(search)
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
