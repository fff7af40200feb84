import type { SearchFilters } from '~/features/search-filters'
import type { Facets } from '~/upstream/facets.server'
import type { City } from '~/upstream/locations.server'

const MAX_NEARBY = 12

export interface NearbySearch {
  id: number
  name: string
  count?: number
  filters: SearchFilters
}

/** Returns the city's districts or the district's neighbourhoods, by number of results. */
export function buildNearbySearches(
  filters: SearchFilters,
  cities: City[],
  facets: Facets | undefined,
): NearbySearch[] {
  const { cities: [cityId] = [], districts: [districtId] = [], urbans = [] } = filters.lists
  const districts = cities.find(({ id }) => id === cityId)?.districts ?? []
  const district = districts.find(({ id, urbans: own }) => {
    return districtId === undefined ? own.some((urban) => urbans.includes(urban.id)) : id === districtId
  })
  const name = district ? 'urbans' : 'districts'
  const chosen = filters.lists[name] ?? []
  const places = (district?.urbans ?? districts)
    .filter(({ id }) => !chosen.includes(id))
    .map((place) => {
      const count = facets?.[name]?.[place.id]
      return { id: place.id, name: place.name, ...(count !== undefined && { count }) }
    })
    // Places without results are omitted.
    .filter(({ count }) => !facets || count)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  return places
    .slice(0, MAX_NEARBY)
    .map((place) => ({ ...place, filters: withPlace(filters, name, place.id) }))
}

function withPlace(filters: SearchFilters, name: 'districts' | 'urbans', id: number): SearchFilters {
  const { sort: _, ...unsorted } = filters
  const { urbans: _urbans, grouped_streets: _streets, ...lists } = filters.lists
  return { ...unsorted, lists: { ...lists, [name]: [id] }, page: 1 }
}
