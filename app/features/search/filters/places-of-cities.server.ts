import type { SearchFilters } from '~/features/search-filters'
import { isStreetIn } from '~/features/search-filters/index.server'
import type { Visitor } from '~/session/visitor.server'
import { type City, groupedStreets, type MetroStation } from '~/upstream/locations.server'

interface KnownPlaces {
  cities: readonly City[]
  /** Stations; undefined if unavailable. */
  stations: readonly MetroStation[] | undefined
}

/** Lists whose entries lie in one city. */
const PLACE_LISTS = ['districts', 'urbans', 'grouped_streets', 'metro_stations', 'metro_minutes'] as const

/**
 * Removes places of other cities than the chosen ones: the form still sends them after choosing another city,
 * and together they find nothing. Unknown places are kept.
 */
export async function dropPlacesElsewhere(
  visitor: Visitor,
  filters: SearchFilters,
  { cities, stations = [] }: KnownPlaces,
): Promise<SearchFilters> {
  const { cities: cityIds = [], grouped_streets: streetIds = [], ...lists } = filters.lists
  const chosen = cities.filter(({ id }) => cityIds.includes(id))
  const namesPlaces = PLACE_LISTS.some((list) => (filters.lists[list]?.length ?? 0) > 0)
  if (!namesPlaces || cityIds.length === 0 || chosen.length < cityIds.length) return filters
  const others = cities.filter((city) => !chosen.includes(city))
  const otherDistricts = others.flatMap(({ districts }) => districts)
  const otherUrbans = otherDistricts.flatMap(({ urbans }) => urbans)
  const urbans = chosen.flatMap(({ districts }) => districts.flatMap((district) => district.urbans))
  const isNear = ({ urbanIds }: MetroStation) => urbans.some(({ id }) => urbanIds.includes(id))
  const otherStations = stations.filter((station) => !isNear(station))
  const hasMetro = stations.length === 0 || stations.some(isNear)
  const streets =
    streetIds.length > 0
      ? await visitor.optional('streets of the cities', visitor.call(groupedStreets(streetIds)))
      : undefined
  const otherStreets = streets?.filter((street) => !chosen.some((city) => isStreetIn(street, { city })))
  const kept = {
    ...lists,
    cities: cityIds,
    districts: without(lists.districts, otherDistricts),
    urbans: without(lists.urbans, otherUrbans),
    grouped_streets: without(streetIds, otherStreets ?? []),
    metro_stations: without(lists.metro_stations, otherStations),
    metro_minutes: hasMetro ? (lists.metro_minutes ?? []) : [],
  }
  return { ...filters, lists: Object.fromEntries(Object.entries(kept).filter(([, ids]) => ids.length > 0)) }
}

function without(ids: readonly number[] = [], places: readonly { id: number }[]): number[] {
  return ids.filter((id) => !places.some((place) => place.id === id))
}
