import type { District, Neighbourhood, Place } from '~backend/locations/gazetteer'
import type { StreetRow } from '~backend/locations/street-store'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { Precision } from '~contract/geocoding'
import type { AnswerOf } from '~contract/schemas/envelope'
import type * as wire from '~contract/schemas/geocoding'

type NamedPlace = { id: number; name: LocalizedText }

export type GeocodedPlace = {
  lat: number
  lng: number
  precision: Precision
  street: NamedPlace | null
  urban: NamedPlace | null
  district: NamedPlace | null
  city: NamedPlace
}

export function toGeocodedCity(city: Place): GeocodedPlace {
  const { lat, lng } = city
  return { lat, lng, precision: 'city', street: null, urban: null, district: null, city }
}

export function toGeocodedDistrict(district: District): GeocodedPlace {
  const { lat, lng, city } = district
  return { lat, lng, precision: 'district', street: null, urban: null, district, city }
}

export function toGeocodedNeighbourhood(neighbourhood: Neighbourhood): GeocodedPlace {
  const { lat, lng, district } = neighbourhood
  return { lat, lng, precision: 'urban', street: null, urban: neighbourhood, district, city: district.city }
}

export function toGeocodedStreet(street: StreetRow): GeocodedPlace {
  const part = (id: number | null, name: LocalizedText | null) => (id !== null && name ? { id, name } : null)
  return {
    lat: street.lat,
    lng: street.lng,
    precision: 'street',
    street: { id: street.id, name: street.name },
    urban: part(street.urban_id, street.urban),
    district: part(street.district_id, street.district),
    city: { id: street.city_id, name: street.city },
  }
}

export function toGeocodedPlaceRow(
  { lat, lng, precision, street, urban, district, city }: GeocodedPlace,
  locale: Locale,
): AnswerOf<typeof wire.GeocodedPlace> {
  // The district is named only without a neighbourhood.
  const parts = [street, urban ?? district, city].flatMap((part) => part?.name[locale] ?? [])
  return {
    display_name: [...new Set(parts)].join(', '),
    latitude: lat,
    longitude: lng,
    precision,
    street_id: street?.id ?? null,
    street_name: street?.name[locale] ?? null,
    urban_id: urban?.id ?? null,
    urban_name: urban?.name[locale] ?? null,
    district_id: district?.id ?? null,
    district_name: district?.name[locale] ?? null,
    city_id: city.id,
    city_name: city.name[locale],
  }
}
