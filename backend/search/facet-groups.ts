import { getIds, type QueryParams } from '~backend/platform/http/query'
import { apiFilters } from '~contract/search-filters'

const idFacets = apiFilters.filter((filter) => filter.kind === 'ids' && 'facet' in filter)

/**
 * Filters that are on or off: how many statements each would leave, as id 1 of its own group. Only memory counts them,
 * because the database would have to read every row.
 */
export const TOGGLE_FACETS = apiFilters
  .filter((filter) => filter.kind === 'flag' && 'facet' in filter)
  .map((filter) => filter.parameter)

type FacetName = (typeof idFacets)[number]['parameter']
export type FacetGroup = readonly [name: FacetName, column: string]

/** The facets of a query, by parameter and column. Districts of the whole country would be thousands. */
export function listFacetGroups(query: QueryParams): FacetGroup[] {
  const place = getIds(query, 'cities').length > 0 ? 'within_city' : 'without_city'
  return idFacets
    .filter(({ facet }) => facet === 'always' || facet === place)
    .map(({ parameter, column }) => [parameter, column])
}

export function listFacetNames(query: QueryParams): FacetName[] {
  return listFacetGroups(query).map(([name]) => name)
}
