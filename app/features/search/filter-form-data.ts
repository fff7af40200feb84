import type { SearchFilters } from '~/features/search-filters'
import type { FilterOptions } from './filter-options'
import type { SearchData } from './loader.server'

type Ranges = SearchFilters['ranges']
/** A number as it was typed. */
type TypedRange = { [End in 'from' | 'to']?: number | string }

/** The filters of a search, as the fields show them. */
export interface FilterValues extends Pick<SearchFilters, 'q' | 'lists' | 'flags' | 'currency'> {
  ranges: { [Name in keyof Ranges]: TypedRange }
}

/** All that the filter form shows. */
export interface FilterFormData {
  values: FilterValues
  options: FilterOptions
  /** How many filters are set. */
  chosenCount: number
  onMap: boolean
}

export function toFilterFormData({ filters, options, chips, onMap }: SearchData): FilterFormData {
  const { q, lists, flags, currency, ranges, bounds } = filters
  // What a map shows is no filter that somebody has set.
  const chosenCount = chips.length - (onMap && bounds ? 1 : 0)
  return {
    values: { q, lists, flags, currency, ranges },
    options,
    chosenCount,
    onMap,
  }
}
