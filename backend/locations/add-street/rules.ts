import { distance } from '~backend/platform/distance'
import { toFieldError } from '~backend/platform/http/errors'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { streetEndpoints } from '~contract/endpoints/streets'
import type { FieldError } from '~contract/refusals'

export type StreetToAdd = BodyOf<typeof streetEndpoints.addStreet>

export type Surroundings = {
  city: { lat: number; lng: number; has_districts: boolean } | null
  district: { lat: number; lng: number; has_urbans: boolean } | null
  urban: { lat: number; lng: number } | null
}

/** Maximum distance in metres; larger than the radius of any city. */
const MAX_METRES_FROM_CITY = 40_000

export function validateStreetPlace(
  form: StreetToAdd,
  { city, district, urban }: Surroundings,
): FieldError[] {
  if (!city) return [toFieldError('city_id', 'is no city')]
  const errors: FieldError[] = []
  if (form.district_id !== undefined && !district)
    errors.push(toFieldError('district_id', 'is no district of the city'))
  else if (!district && city.has_districts) errors.push(toFieldError('district_id', 'is required'))
  if (form.urban_id !== undefined && !urban)
    errors.push(toFieldError('urban_id', 'is no neighbourhood of the district'))
  else if (!urban && district?.has_urbans) errors.push(toFieldError('urban_id', 'is required'))
  if (form.lat !== undefined && form.lng !== undefined) {
    const away = distance({ lat: form.lat, lng: form.lng }, city)
    if (away > MAX_METRES_FROM_CITY) errors.push(toFieldError('lat', 'is not in the city'))
  }
  return errors
}

export function toStreetPoint(form: StreetToAdd, { city, district, urban }: Surroundings) {
  if (form.lat !== undefined && form.lng !== undefined) return { lat: form.lat, lng: form.lng }
  const { lat, lng } = urban ?? district ?? city ?? { lat: 0, lng: 0 }
  return { lat, lng }
}
