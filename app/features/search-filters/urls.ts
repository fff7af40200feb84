import { type Language, toLocalizedPath } from '~/i18n/languages'
import { type Corner, formatCorners } from './drawn-area'
import { type SearchFilters, toSearchParams } from './search-filters'

/** The address of a search. */
export function searchUrl(filters: SearchFilters, language: Language): string {
  const searchParams = toSearchParams(filters).toString()
  return toLocalizedPath(searchParams ? `/s?${searchParams}` : '/s', language)
}

/**
 * The address of a search on the map. How it is looked at is no criterion, so it is not in the search's one form.
 *
 * @param draftCorners corners of an area that is not closed yet
 */
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

/** The address of a search by a few filters, as the shortcuts of other pages need it. */
export function searchShortcutUrl(filters: Partial<SearchFilters>, language: Language): string {
  return searchUrl({ lists: {}, ranges: {}, flags: [], page: 1, ...filters }, language)
}

/** The same search with every filter offered. */
export function allFiltersUrl(filters: SearchFilters, language: Language): string {
  const searchParams = toSearchParams({ ...filters, page: 1 })
  searchParams.set('more', '1')
  return toLocalizedPath(`/s?${searchParams}`, language)
}
