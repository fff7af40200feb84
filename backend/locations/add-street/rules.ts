import type { FieldError } from '~backend/platform/http/errors'
import { distance } from '../distance'
import type { AddStreetForm } from './form'

/** What the database knows of the place that a form names. */
export type Surroundings = {
  city: { lat: number; lng: number; has_districts: boolean } | null
  /** Of that city. */
  district: { lat: number; lng: number; has_urbans: boolean } | null
  /** Of that district. */
  urban: { lat: number; lng: number } | null
}

/** No city is wider. */
const MAX_METRES_FROM_CITY = 40_000

/** What is wrong with the place of a new street: wherever there are parts to choose from, one is chosen. */
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

/** Where the street is: as it was told, or in the middle of the smallest place it is said to be in. */
export function toStreetPoint(form: AddStreetForm, { city, district, urban }: Surroundings) {
  if (form.lat !== undefined && form.lng !== undefined) return { lat: form.lat, lng: form.lng }
  const { lat, lng } = urban ?? district ?? city ?? { lat: 0, lng: 0 }
  return { lat, lng }
}
