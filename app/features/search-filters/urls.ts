import { type Language, toLocalizedPath } from '~/i18n/languages'
import { type Corner, formatCorners } from './drawn-area'
import { type SearchFilters, toSearchParams } from './search-filters'

export function searchUrl(filters: SearchFilters, language: Language): string {
  const searchParams = toSearchParams(filters).toString()
  return toLocalizedPath(searchParams ? `/s?${searchParams}` : '/s', language)
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

export function searchShortcutUrl(filters: Partial<SearchFilters>, language: Language): string {
  return searchUrl({ lists: {}, ranges: {}, flags: [], page: 1, ...filters }, language)
}

export function allFiltersUrl(filters: SearchFilters, language: Language): string {
  const searchParams = toSearchParams({ ...filters, page: 1 })
  searchParams.set('more', '1')
  return toLocalizedPath(`/s?${searchParams}`, language)
}
