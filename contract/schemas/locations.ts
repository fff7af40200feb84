import { z } from 'zod'
import { PLACE_KINDS } from '../locations'
import { id, latitude, longitude, optionalText, unread } from './primitives'
import { rowsOf } from './rows'

export const Neighbourhood = z.object({
  id,
  display_name: z.string(),
  /** Name in the locative, such as "In Vake". */
  display_name_in: optionalText,
  slug: optionalText,
})

export const District = Neighbourhood.extend({ urbans: rowsOf(Neighbourhood).nullish() })

export const City = Neighbourhood.extend({ districts: rowsOf(District).nullish() })

export const Cities = rowsOf(City)

export const MetroStation = z.object({
  id,
  display_name: z.string(),
  slug: optionalText,
  lat: latitude.nullish(),
  lng: longitude.nullish(),
  urban_ids: z.array(id).default([]),
})

export const MetroStations = rowsOf(MetroStation)

export const Street = z.object({
  id,
  display_name: z.string(),
  search_display_name: unread(z.string()),
  city_id: id,
  district_id: id.nullish(),
  urban_id: id.nullish(),
  urban_name: optionalText,
  district_name: optionalText,
  latitude: z.coerce.number().nullish(),
  longitude: z.coerce.number().nullish(),
})

export const Streets = rowsOf(Street)

export const AddedStreet = z.object({
  street_id: id,
  display_name: z.string(),
  is_new: z.boolean().nullish(),
})

export const GroupedStreet = z.object({
  id,
  display_name: z.string(),
  urban_id: id.nullish(),
  /** All neighbourhoods of the street, if the upstream lists them; `urban_id` is any of them. */
  urban_ids: z.array(id).nullish(),
  district_id: id.nullish(),
  city_id: id.nullish(),
  slugs: z.object({ ka: z.string(), en: z.string(), ru: z.string() }).nullish(),
})

export const GroupedStreets = rowsOf(GroupedStreet)

/** Part of a text, and the text without it. */
const Phrase = z.object({ words: z.string(), without: z.string() })

/** Places of one kind, and the text without them. */
const RecognizedPlaces = z.object({
  words: z.string(),
  kind: z.enum(PLACE_KINDS),
  places: z.array(z.object({ id: id.nullish(), display_name: z.string() })),
  without: z.string(),
})

export const QueryInterpretation = z.object({
  pieces: z.array(RecognizedPlaces),
  /** Recognized filters other than places. */
  filters: z
    .object({
      /** Search parameters. */
      parameters: z.record(z.string(), z.string()),
      phrases: rowsOf(Phrase),
      /** The text without these phrases. */
      without: z.string(),
    })
    .nullish(),
  /** House number after a street. */
  house_number: Phrase.nullish(),
  /** Part of the text that was not recognized. */
  rest: Phrase.nullish(),
})

const SUGGESTION_KINDS = [...PLACE_KINDS, 'broker', 'developer', 'statement'] as const

/** `GET /microservice/search-suggestions`: interpretations of a partial text, most likely first. */
export const SearchSuggestions = z.object({
  suggestions: rowsOf(
    z.object({
      kind: z.enum(SUGGESTION_KINDS),
      id,
      display_name: z.string(),
      /** City or district that contains the place. */
      within: optionalText,
      city_id: id.nullish(),
      /** Slug of a company page. */
      slug: optionalText,
    }),
  ),
  /** Recognized filters other than the suggested places and companies. */
  parameters: z.record(z.string(), z.string()).nullish(),
  house_number: optionalText,
})
