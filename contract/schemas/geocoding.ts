import { z } from 'zod'
import { PRECISIONS } from '../geocoding'
import { latitude, longitude, optionalId, optionalText } from './primitives'
import { rowsOf } from './rows'

export const GeocodedPlace = z.object({
  display_name: z.string(),
  latitude,
  longitude,
  precision: z.enum(PRECISIONS),
  /** House number, if the precision is a house. */
  street_number: optionalText,
  /** The house stands between its neighbours' numbers rather than at a known place. */
  is_approximate: z
    .boolean()
    .nullish()
    .transform((flag) => flag ?? false),
  /** The only place that the address can mean; a geocoder that cannot tell leaves it out. */
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
