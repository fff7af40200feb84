import type { District, Gazetteer, Neighbourhood, Place } from '~backend/locations/gazetteer'
import type { StreetRow } from '~backend/locations/street-store'
import type { Point } from '~backend/platform/distance'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { Precision } from '~contract/locations'
import type { AnswerOf } from '~contract/schemas/envelope'
import type * as wire from '~contract/schemas/geocoding'
import type { AddressIndex } from './address-index'
import type { FoundHouse } from './find-house'
import { formatHouseNumber, type HouseNumber } from './house-number'
import type { HouseStreet } from './houses'
import { joinAddress } from './join-address'
import type { Microdistrict } from './microdistricts'
import { findNearest } from './nearest'

/** Name with an id, which is null for streets that the marketplace does not list. */
type NamedPlace<Id = number> = { id: Id; name: LocalizedText }

export type GeocodedPlace = Point & {
  precision: Precision
  house: { number: HouseNumber; isApproximate: boolean } | null
  street: NamedPlace<number | null> | null
  urban: NamedPlace | null
  district: NamedPlace | null
  city: NamedPlace
}

export function toGeocodedCity(city: Place): GeocodedPlace {
  const { lat, lng } = city
  return { lat, lng, precision: 'city', house: null, street: null, urban: null, district: null, city }
}

export function toGeocodedDistrict(district: District): GeocodedPlace {
  const { lat, lng, city } = district
  return { lat, lng, precision: 'district', house: null, street: null, urban: null, district, city }
}

export function toGeocodedNeighbourhood(neighbourhood: Neighbourhood): GeocodedPlace {
  const { lat, lng, district } = neighbourhood
  return {
    lat,
    lng,
    precision: 'urban',
    house: null,
    street: null,
    urban: neighbourhood,
    district,
    city: district.city,
  }
}

export function toGeocodedStreet(street: StreetRow): GeocodedPlace {
  const part = (id: number | null, name: LocalizedText | null) => (id !== null && name ? { id, name } : null)
  return {
    lat: street.lat,
    lng: street.lng,
    precision: 'street',
    house: null,
    street: { id: street.id, name: street.name },
    urban: part(street.urban_id, street.urban),
    district: part(street.district_id, street.district),
    city: { id: street.city_id, name: street.city },
  }
}

/** Maximum distance of a street from the centre of a part of the town, in metres. */
const MAX_PART_METRES = 3_000

/** Converts a street known by its house numbers, at one of its points. */
export function toGeocodedHouseStreet(
  street: HouseStreet,
  { lat, lng }: Point,
  { gazetteer, rows }: AddressIndex,
): GeocodedPlace | undefined {
  const row = findNearest(rows.get(street) ?? [], { lat, lng }, Number.POSITIVE_INFINITY)
  if (row) return { ...toGeocodedStreet(row), lat, lng }
  const part = findPart(gazetteer, street.cityId, { lat, lng })
  return part && { ...part, lat, lng, precision: 'street', street: { id: null, name: street.name } }
}

export function toGeocodedHouse(
  { lat, lng, number, isApproximate }: FoundHouse,
  street: HouseStreet,
  index: AddressIndex,
): GeocodedPlace | undefined {
  const place = toGeocodedHouseStreet(street, { lat, lng }, index)
  return place && { ...place, precision: 'house', house: { number, isApproximate } }
}

/** Converts a microdistrict, which replaces the street in addresses. */
export function toGeocodedMicrodistrict(
  { urbanId, name, lat, lng }: Microdistrict,
  { gazetteer }: AddressIndex,
): GeocodedPlace | undefined {
  const urban = gazetteer.urbans.find(({ id }) => id === urbanId)
  return urban && { ...toGeocodedNeighbourhood(urban), lat, lng, street: { id: null, name } }
}

function findPart(
  { cities, districts, urbans }: Gazetteer,
  cityId: number,
  point: Point,
): GeocodedPlace | undefined {
  const urban = findNearest(
    urbans.filter(({ district }) => district.city.id === cityId),
    point,
    MAX_PART_METRES,
  )
  if (urban) return toGeocodedNeighbourhood(urban)
  const district = findNearest(
    districts.filter(({ city }) => city.id === cityId),
    point,
    MAX_PART_METRES,
  )
  if (district) return toGeocodedDistrict(district)
  const city = cities.find(({ id }) => id === cityId)
  return city && toGeocodedCity(city)
}

export function toGeocodedPlaceRow(
  {
    lat,
    lng,
    precision,
    house,
    street,
    urban,
    district,
    city,
    isExact,
  }: GeocodedPlace & { isExact: boolean },
  locale: Locale,
): AnswerOf<typeof wire.GeocodedPlace> {
  const number = house && formatHouseNumber(house.number, locale)
  const streetName = street?.name[locale]
  // The district is named only without a neighbourhood.
  const parts = [urban ?? district, city].flatMap((part) => part?.name[locale] ?? [])
  const address = streetName && number ? joinAddress(streetName, number, locale) : streetName
  return {
    display_name: [...new Set([...(address ? [address] : []), ...parts])].join(', '),
    latitude: lat,
    longitude: lng,
    precision,
    is_approximate: house?.isApproximate ?? false,
    is_exact: isExact,
    street_number: number,
    street_id: street?.id ?? null,
    street_name: streetName ?? null,
    urban_id: urban?.id ?? null,
    urban_name: urban?.name[locale] ?? null,
    district_id: district?.id ?? null,
    district_name: district?.name[locale] ?? null,
    city_id: city.id,
    city_name: city.name[locale],
  }
}
