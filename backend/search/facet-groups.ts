import { getIds, type QueryParams } from '~backend/platform/http/query'

const FACET_COLUMNS = {
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  room_types: 'room_type_id',
  statuses: 'status_id',
  conditions: 'condition_id',
} as const

const CITY_FACET = { cities: 'city_id' } as const

/** Counted in chosen cities only: in the whole country they are thousands. */
const DISTRICT_FACETS = { districts: 'district_id', urbans: 'urban_id' } as const

/**
 * Filters that are on or off: how many statements each would leave, as id 1 of its own group. Only memory counts them,
 * because the database would have to read every row.
 */
export const TOGGLE_FACETS = ['with_picture', 'owner', 'newest', 'is_vip'] as const

type FacetName = keyof typeof FACET_COLUMNS | keyof typeof CITY_FACET | keyof typeof DISTRICT_FACETS
export type FacetGroup = readonly [name: FacetName, column: string]

/** The facets of a query, by parameter and column. */
export function listFacetGroups(query: QueryParams): FacetGroup[] {
  const places = getIds(query, 'cities').length > 0 ? DISTRICT_FACETS : CITY_FACET
  return Object.entries({ ...FACET_COLUMNS, ...places }) as [FacetName, string][]
}

export function listFacetNames(query: QueryParams): FacetName[] {
  return listFacetGroups(query).map(([name]) => name)
}
