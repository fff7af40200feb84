import type { Locale, Words } from '../dictionaries/words'
import type { District, Place, Urban } from '../locations/gazetteer'
import type { StreetRow } from '../locations/streets'

/** How near a point is to what was meant. */
export type Precision = 'street' | 'urban' | 'district' | 'city'

type Named = { id: number; name: Words }

/** A point and what stands around it, from the street to the city. */
export type Spot = {
  lat: number
  lng: number
  precision: Precision
  street: Named | null
  urban: Named | null
  district: Named | null
  city: Named
}

export function citySpot(city: Place): Spot {
  const { lat, lng } = city
  return { lat, lng, precision: 'city', street: null, urban: null, district: null, city }
}

export function districtSpot(district: District): Spot {
  const { lat, lng, city } = district
  return { lat, lng, precision: 'district', street: null, urban: null, district, city }
}

export function urbanSpot(urban: Urban): Spot {
  const { lat, lng, district } = urban
  return { lat, lng, precision: 'urban', street: null, urban, district, city: district.city }
}

export function streetSpot(street: StreetRow): Spot {
  const part = (id: number | null, name: Words | null) => (id !== null && name ? { id, name } : null)
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

/** A spot as it is answered; the name leads from the street to the city. */
export function spotRow({ lat, lng, precision, street, urban, district, city }: Spot, locale: Locale) {
  // A neighbourhood says where its district is; only quarters without any are named.
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
