import { pageFilters } from './search-filters'

/** Parameters with facet counts. A flag is counted under the id 1. */
export const FACET_NAMES = pageFilters.filter((filter) => 'facet' in filter).map((filter) => filter.parameter)
export type FacetName = (typeof FACET_NAMES)[number]
