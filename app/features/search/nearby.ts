import type { Facets } from '../../upstream/facets.server'
import type { City } from '../../upstream/locations.server'
import type { Criteria } from '../criteria'
import type { Counted } from './form-options'

const SHOWN = 12

/** A search of the same kind in a place nearby. */
export interface Nearby extends Counted {
  criteria: Criteria
}

/** The districts of the chosen city, or the neighbourhoods of the chosen district, the fullest first. */
export function nearbySearches(criteria: Criteria, cities: City[], facets: Facets | undefined): Nearby[] {
  const { cities: [cityId] = [], districts: [districtId] = [], urbans = [] } = criteria.lists
  const districts = cities.find(({ id }) => id === cityId)?.districts ?? []
  const district = districts.find(({ id, urbans: own }) => {
    return districtId === undefined ? own.some((urban) => urbans.includes(urban.id)) : id === districtId
  })
  const name = district ? 'urbans' : 'districts'
  const chosen = criteria.lists[name] ?? []
  const places = (district?.urbans ?? districts)
    .filter(({ id }) => !chosen.includes(id))
    .map((place) => {
      const count = facets?.[name]?.[place.id]
      return { id: place.id, name: place.name, ...(count !== undefined && { count }) }
    })
    // A place that finds nothing is no way on.
    .filter(({ count }) => !facets || count)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  return places.slice(0, SHOWN).map((place) => ({ ...place, criteria: inPlace(criteria, name, place.id) }))
}

function inPlace(criteria: Criteria, name: 'districts' | 'urbans', id: number): Criteria {
  const { sort: _, ...unsorted } = criteria
  const { urbans: _urbans, grouped_streets: _streets, ...lists } = criteria.lists
  return { ...unsorted, lists: { ...lists, [name]: [id] }, page: 1 }
}
