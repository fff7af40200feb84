import { z } from 'zod'
import { PLACE_KINDS } from '../locations'
import { id, optionalText } from './primitives'

export const Neighbourhood = z.object({
  id,
  display_name: z.string(),
  /** In the locative, such as "In Vake". */
  display_name_in: optionalText,
  slug: optionalText,
})

export const District = Neighbourhood.extend({ urbans: z.array(Neighbourhood).nullish() })

export const City = Neighbourhood.extend({ districts: z.array(District).nullish() })

/** `GET /microservice/locations/cities` */
export const Cities = z.array(City)

export const MetroStation = z.object({
  id,
  display_name: z.string(),
  slug: optionalText,
  urban_ids: z.array(id).default([]),
})

/** `GET /microservice/locations/metro-stations` */
export const MetroStations = z.array(MetroStation)

export const Street = z.object({
  id,
  display_name: z.string(),
  search_display_name: optionalText,
  city_id: id,
  district_id: id.nullish(),
  urban_id: id.nullish(),
  urban_name: optionalText,
  district_name: optionalText,
  latitude: z.coerce.number().nullish(),
  longitude: z.coerce.number().nullish(),
})

/** `GET /streets` */
export const Streets = z.array(Street)

/** `POST /streets/create` */
export const AddedStreet = z.object({
  street_id: id,
  display_name: z.string(),
  is_new: z.boolean().nullish(),
})

export const GroupedStreet = z.object({
  id,
  display_name: z.string(),
  urban_id: id.nullish(),
  /** All neighbourhoods of the street, where the upstream lists them; `urban_id` is any of them. */
  urban_ids: z.array(id).nullish(),
})

/** `GET /locations/grouped-streets` and `/microservice/locations/grouped-streets/{district}` */
export const GroupedStreets = z.array(GroupedStreet)

/** Places of one kind, and the text without them. */
const RecognizedPlaces = z.object({
  words: z.string(),
  kind: z.enum(PLACE_KINDS),
  places: z.array(z.object({ display_name: z.string() })),
  without: z.string(),
})

/** `GET /microservice/locations/search` */
export const QueryInterpretation = z.object({
  pieces: z.array(RecognizedPlaces),
  /** The part of the text that names no place. */
  rest: z.object({ words: z.string(), without: z.string() }).nullish(),
})
