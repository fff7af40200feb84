import { getIds, type QueryParams } from '~backend/platform/http/query'
import { apiFilters } from '~contract/search-filters'

const idFacets = apiFilters
  .filter((filter) => filter.kind === 'ids' && 'facet' in filter)
  .filter((filter) => 'column' in filter)

/** Facets counted only in memory, as id 1 of a group each, because the database would read every row. */
export const TOGGLE_FACETS = apiFilters
  .filter((filter) => filter.kind === 'flag' && 'facet' in filter)
  .map((filter) => filter.parameter)

type FacetName = (typeof idFacets)[number]['parameter']
export type FacetGroup = readonly [name: FacetName, column: string]

/** Lists the facets. Districts are counted only within a city, because the country has thousands. */
export function listFacetGroups(query: QueryParams): FacetGroup[] {
  const place = getIds(query, 'cities').length > 0 ? 'within_city' : 'without_city'
  return idFacets
    .filter(({ facet }) => facet === 'always' || facet === place)
    .map(({ parameter, column }) => [parameter, column])
}

export function listFacetNames(query: QueryParams): FacetName[] {
  return listFacetGroups(query).map(([name]) => name)
}
