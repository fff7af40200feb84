import type { Point } from '~backend/platform/distance'
import type { AddressIndex } from './address-index'
import {
  type GeocodedPlace,
  toGeocodedCity,
  toGeocodedDistrict,
  toGeocodedHouse,
  toGeocodedHouseStreet,
  toGeocodedNeighbourhood,
  toGeocodedStreet,
} from './geocoded-place'
import { findNearest } from './nearest'

/** Maximum distance per level, in metres. */
const MAX_METRES = { house: 60, houseStreet: 150, street: 400, neighbourhood: 3_000, city: 25_000 }

/** Finds the finest place within reach, a house at its own point. Undefined outside the country. */
export function reverseGeocode(point: Point, index: AddressIndex): GeocodedPlace | undefined {
  const { streets, urbans, districts, cities } = index.gazetteer
  const house = index.houses.findNearest(point, MAX_METRES.house)
  if (house) return toGeocodedHouse({ ...house, isApproximate: false }, house.street, index)
  const neighbour = index.houses.findNearest(point, MAX_METRES.houseStreet)
  if (neighbour) return toGeocodedHouseStreet(neighbour.street, point, index)
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
