import type { Fault } from '../../http/errors'
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
const MOST_METRES = 40_000

/** What is wrong with the place of a new street: wherever there are parts to choose from, one is chosen. */
export function placeFaults(form: AddStreetForm, { city, district, urban }: Surroundings): Fault[] {
  if (!city) return [{ field: 'city_id', message: 'The city_id field is no city.' }]
  const faults: Fault[] = []
  if (form.district_id !== undefined && !district)
    faults.push({ field: 'district_id', message: 'The district_id field is no district of the city.' })
  else if (!district && city.has_districts)
    faults.push({ field: 'district_id', message: 'The district_id field is required.' })
  if (form.urban_id !== undefined && !urban)
    faults.push({ field: 'urban_id', message: 'The urban_id field is no neighbourhood of the district.' })
  else if (!urban && district?.has_urbans)
    faults.push({ field: 'urban_id', message: 'The urban_id field is required.' })
  if (form.lat !== undefined && form.lng !== undefined) {
    const away = distance({ lat: form.lat, lng: form.lng }, city)
    if (away > MOST_METRES) faults.push({ field: 'lat', message: 'The lat field is not in the city.' })
  }
  return faults
}

/** Where the street is: as it was told, or in the middle of the smallest place it is said to be in. */
export function pointOf(form: AddStreetForm, { city, district, urban }: Surroundings) {
  if (form.lat !== undefined && form.lng !== undefined) return { lat: form.lat, lng: form.lng }
  const { lat, lng } = urban ?? district ?? city ?? { lat: 0, lng: 0 }
  return { lat, lng }
}
