import { z } from 'zod'
import { optionalText, success } from './envelope'
import type { Call } from './upstream-client.server'

const Place = z.object({
  id: z.number().int(),
  display_name: z.string(),
  display_name_in: optionalText,
  slug: optionalText,
})

const Neighbourhood = Place.transform((row) => ({
  id: row.id,
  name: row.display_name,
  nameIn: row.display_name_in,
  slug: row.slug,
}))

const District = Place.extend({ urbans: z.array(Neighbourhood).nullish() }).transform((row) => ({
  id: row.id,
  name: row.display_name,
  nameIn: row.display_name_in,
  slug: row.slug,
  urbans: row.urbans ?? [],
}))

const City = Place.extend({ districts: z.array(District).nullish() }).transform((row) => ({
  id: row.id,
  name: row.display_name,
  nameIn: row.display_name_in,
  slug: row.slug,
  districts: row.districts ?? [],
}))

/** A city with its districts and their neighbourhoods ("urbans"). */
export type City = z.output<typeof City>
export type District = z.output<typeof District>
export type Neighbourhood = z.output<typeof Neighbourhood>

/** The tree of places. */
export const cities: Call<City[]> = {
  api: 'main',
  path: 'microservice/locations/cities',
  answer: success(z.array(City)),
}

const MetroStation = z
  .object({
    id: z.number().int(),
    display_name: z.string(),
    slug: optionalText,
    urban_ids: z.array(z.number().int()).default([]),
  })
  .transform((row) => ({ id: row.id, name: row.display_name, slug: row.slug, urbanIds: row.urban_ids }))

export type MetroStation = z.output<typeof MetroStation>

/** The stations of the Tbilisi metro. */
export const metroStations: Call<MetroStation[]> = {
  api: 'main',
  path: 'microservice/locations/metro-stations',
  answer: success(z.array(MetroStation)),
}

const Street = z
  .object({
    id: z.number().int(),
    display_name: z.string(),
    search_display_name: optionalText,
    city_id: z.number().int(),
    district_id: z.number().int().nullish(),
    urban_id: z.number().int().nullish(),
    urban_name: optionalText,
    district_name: optionalText,
    latitude: z.coerce.number().nullish(),
    longitude: z.coerce.number().nullish(),
  })
  .transform((row) => ({
    id: row.id,
    name: row.display_name,
    cityId: row.city_id,
    districtId: row.district_id ?? undefined,
    urbanId: row.urban_id ?? undefined,
    /** The neighbourhood told beside the name: the same name exists in several. */
    neighbourhood: row.urban_name ?? row.district_name,
    place:
      row.latitude != null && row.longitude != null
        ? { latitude: row.latitude, longitude: row.longitude }
        : undefined,
  }))

export type Street = z.output<typeof Street>

/** Streets of a city that a text may mean, the likeliest first; none for less than four letters. */
export function streetSuggestions(q: string, cityId: number): Call<Street[]> {
  const query = new URLSearchParams({ q, city_id: String(cityId) })
  return { api: 'main', path: 'streets', query, answer: success(z.array(Street)) }
}

const AddedStreet = z
  .object({ street_id: z.number().int(), display_name: z.string(), is_new: z.boolean().nullish() })
  .transform((row) => ({
    id: row.street_id,
    name: row.display_name,
    /** Whether there was none of that name. */
    isNew: row.is_new ?? true,
  }))

export type AddedStreet = z.output<typeof AddedStreet>

export interface NewStreet {
  name: string
  cityId: number
  /** Needed where the city has districts, and the district neighbourhoods. */
  districtId?: number | undefined
  urbanId?: number | undefined
  place?: { latitude: number; longitude: number } | undefined
}

/** Adds a street that is missing, for a signed-in user; answers the one that is there if it is not. */
export function addStreet({ name, cityId, districtId, urbanId, place }: NewStreet): Call<AddedStreet> {
  const body = new FormData()
  body.set('display_name', name)
  body.set('city_id', String(cityId))
  if (districtId !== undefined) body.set('district_id', String(districtId))
  if (urbanId !== undefined) body.set('urban_id', String(urbanId))
  if (place) {
    body.set('lat', String(place.latitude))
    body.set('lng', String(place.longitude))
  }
  return { api: 'main', method: 'POST', path: 'streets/create', body, answer: success(AddedStreet) }
}

const GroupedStreet = z
  .object({
    id: z.number().int(),
    display_name: z.string(),
    urban_id: z.number().int().nullish(),
    urban_ids: z.array(z.number().int()).nullish(),
  })
  .transform((row) => ({
    id: row.id,
    name: row.display_name,
    /** The neighbourhoods it runs through, as far as they are known. */
    urbanIds: row.urban_ids ?? (row.urban_id != null ? [row.urban_id] : []),
  }))

/** Streets of one name, which are one to whoever chooses: the filter `grouped_streets` takes its id. */
export type GroupedStreet = z.output<typeof GroupedStreet>

/** The streets with these ids. */
export function groupedStreets(ids: readonly number[]): Call<GroupedStreet[]> {
  const query = new URLSearchParams({ ids: ids.join(',') })
  return {
    api: 'statements',
    path: 'locations/grouped-streets',
    query,
    answer: success(z.array(GroupedStreet)),
  }
}

/** All streets of a district. */
export function districtStreets(districtId: number): Call<GroupedStreet[]> {
  return {
    api: 'main',
    path: `microservice/locations/grouped-streets/${districtId}`,
    answer: success(z.array(GroupedStreet)),
  }
}
