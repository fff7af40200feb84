import { SEARCH_MAP_PATH, type SearchFilters } from '~/features/search-filters'
import { toLocalizedPath } from '~/i18n/languages'
import type { SearchData } from '../loader.server'
import type { FilterOptions } from './filter-options'
import type { StayFields } from './searched-stay-fields'

type Ranges = SearchFilters['ranges']
/** Range with numbers as typed. */
type TypedRange = { [End in 'from' | 'to']?: number | string }

/** Filters of a search, as shown in the fields. */
export interface FilterValues extends Pick<SearchFilters, 'q' | 'lists' | 'flags' | 'currency'> {
  ranges: { [Name in keyof Ranges]: TypedRange }
  /** Dates and guests; undefined unless the search is for daily rent. */
  stay: StayFields | undefined
}

/** Data of the filter form. */
export interface FilterFormData {
  values: FilterValues
  options: FilterOptions
  /** Number of filters that are set. */
  chosenCount: number
  /** Path of the list or the map. */
  action: string
}

export function toFilterFormData({
  filters,
  options,
  chips,
  stay,
  onMap,
  language,
}: SearchData): FilterFormData {
  const { q, lists, flags, currency, ranges, bounds } = filters
  // The bounds of a map do not count as a filter.
  const chosenCount = chips.length - (onMap && bounds ? 1 : 0)
  return {
    values: { q, lists, flags, currency, ranges, stay },
    options,
    chosenCount,
    action: toLocalizedPath(onMap ? SEARCH_MAP_PATH : '/s', language),
  }
}
