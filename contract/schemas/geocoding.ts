import { z } from 'zod'
import { PRECISIONS } from '../geocoding'
import { latitude, longitude, optionalId, optionalText } from './primitives'

export const GeocodedPlace = z.object({
  display_name: z.string(),
  latitude,
  longitude,
  precision: z.enum(PRECISIONS),
  street_name: optionalText,
  city_id: optionalId,
  district_id: optionalId,
  urban_id: optionalId,
  street_id: optionalId,
})

/** `GET /microservice/locations/geocode` */
export const GeocodedPlaces = z.array(GeocodedPlace)

/** `GET /microservice/locations/reverse-geocode` */
export const PlaceAtPoint = z.object({ place: GeocodedPlace.nullish() })
