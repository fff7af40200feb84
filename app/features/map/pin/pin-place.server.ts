import type { GeocodedPlace } from '~/upstream/geocoding.server'
import type { City } from '~/upstream/locations.server'

/** Address at the pin of a form. */
export interface PinPlace {
  name: string
  isHouse: boolean
  /** City of the pin, if it differs from the form's. */
  otherCity?: { id: number; name: string } | undefined
}

/** @param cityId city of the form */
export function toPinPlace(
  place: GeocodedPlace,
  cityId: number | undefined,
  cities: readonly City[],
): PinPlace {
  const { name, precision, ids } = place
  const city = isInOtherCity(place, cityId) ? cities.find(({ id }) => id === ids.city) : undefined
  return { name, isHouse: precision === 'house', otherCity: city && { id: city.id, name: city.name } }
}

/** Returns true for a place in another city, if the geocoder knows our cities. */
export function isInOtherCity({ ids }: GeocodedPlace, cityId: number | undefined): boolean {
  return ids.city !== undefined && cityId !== undefined && ids.city !== cityId
}
