import type { Gazetteer } from '~backend/locations/gazetteer'
import { distance, type Point } from '~backend/platform/distance'
import {
  type GeocodedPlace,
  toGeocodedCity,
  toGeocodedDistrict,
  toGeocodedNeighbourhood,
  toGeocodedStreet,
} from './geocoded-place'

/** Maximum distance per level, in metres. */
const MAX_METRES = { street: 400, neighbourhood: 3_000, city: 25_000 }

/** The finest place within reach; undefined outside the country. */
export function reverseGeocode(
  point: Point,
  { streets, urbans, districts, cities }: Gazetteer,
): GeocodedPlace | undefined {
  const street = findNearest(
    streets.map(({ street }) => street),
    point,
    MAX_METRES.street,
  )
  if (street) return toGeocodedStreet(street)
  const urban = findNearest(urbans, point, MAX_METRES.neighbourhood)
  if (urban) return toGeocodedNeighbourhood(urban)
  const district = findNearest(districts, point, MAX_METRES.neighbourhood)
  if (district) return toGeocodedDistrict(district)
  const city = findNearest(cities, point, MAX_METRES.city)
  return city && toGeocodedCity(city)
}

function findNearest<Item extends Point>(
  items: readonly Item[],
  point: Point,
  maxMetres: number,
): Item | undefined {
  let found: Item | undefined
  let metres = maxMetres
  for (const item of items) {
    const away = distance(point, item)
    if (away > metres) continue
    found = item
    metres = away
  }
  return found
}
