import { distance } from '~backend/platform/distance'
import type { FieldError } from '~contract/refusals'
import type { AddStreetForm } from './form'

export type Surroundings = {
  city: { lat: number; lng: number; has_districts: boolean } | null
  district: { lat: number; lng: number; has_urbans: boolean } | null
  urban: { lat: number; lng: number } | null
}

/** No city is wider. */
const MAX_METRES_FROM_CITY = 40_000

export function validateStreetPlace(
  form: AddStreetForm,
  { city, district, urban }: Surroundings,
): FieldError[] {
  if (!city) return [{ field: 'city_id', message: 'The city_id field is no city.' }]
  const errors: FieldError[] = []
  if (form.district_id !== undefined && !district)
    errors.push({ field: 'district_id', message: 'The district_id field is no district of the city.' })
  else if (!district && city.has_districts)
    errors.push({ field: 'district_id', message: 'The district_id field is required.' })
  if (form.urban_id !== undefined && !urban)
    errors.push({ field: 'urban_id', message: 'The urban_id field is no neighbourhood of the district.' })
  else if (!urban && district?.has_urbans)
    errors.push({ field: 'urban_id', message: 'The urban_id field is required.' })
  if (form.lat !== undefined && form.lng !== undefined) {
    const away = distance({ lat: form.lat, lng: form.lng }, city)
    if (away > MAX_METRES_FROM_CITY)
      errors.push({ field: 'lat', message: 'The lat field is not in the city.' })
  }
  return errors
}

export function toStreetPoint(form: AddStreetForm, { city, district, urban }: Surroundings) {
  if (form.lat !== undefined && form.lng !== undefined) return { lat: form.lat, lng: form.lng }
  const { lat, lng } = urban ?? district ?? city ?? { lat: 0, lng: 0 }
  return { lat, lng }
}
