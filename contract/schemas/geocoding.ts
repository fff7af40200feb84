import { z } from 'zod'
import { PRECISIONS } from '../locations'
import { latitude, longitude, optionalId, optionalText } from './primitives'
import { rowsOf } from './rows'

export const GeocodedPlace = z.object({
  display_name: z.string(),
  latitude,
  longitude,
  precision: z.enum(PRECISIONS),
  /** House number, if the precision is a house. */
  street_number: optionalText,
  /** True if the position is interpolated between the neighbours' house numbers. */
  is_approximate: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? false),
  /** True if the address has no other match. Geocoders without this information omit it. */
  is_exact: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? false),
  street_name: optionalText,
  city_id: optionalId,
  district_id: optionalId,
  urban_id: optionalId,
  street_id: optionalId,
})

export const GeocodedPlaces = rowsOf(GeocodedPlace)

export const PlaceAtPoint = z.object({ place: GeocodedPlace.nullish() })
