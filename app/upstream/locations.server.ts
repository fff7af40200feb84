import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { optionalText } from '~contract/schemas/primitives'
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

export type City = z.output<typeof City>
export type District = z.output<typeof District>
export type Neighbourhood = z.output<typeof Neighbourhood>

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
    /** Shown beside the name, as several neighbourhoods share street names. */
    neighbourhood: row.urban_name ?? row.district_name,
    place:
      row.latitude != null && row.longitude != null
        ? { latitude: row.latitude, longitude: row.longitude }
        : undefined,
  }))

export type Street = z.output<typeof Street>

/** Suggests streets of a city, the likeliest first; none for fewer than four letters. */
export function streetSuggestions(q: string, cityId: number): Call<Street[]> {
  const query = new URLSearchParams({ q, city_id: String(cityId) })
  return { api: 'main', path: 'streets', query, answer: success(z.array(Street)) }
}

const AddedStreet = z
  .object({ street_id: z.number().int(), display_name: z.string(), is_new: z.boolean().nullish() })
  .transform((row) => ({
    id: row.street_id,
    name: row.display_name,
    /** False when the street existed already. */
    isNew: row.is_new ?? true,
  }))

export type AddedStreet = z.output<typeof AddedStreet>

export interface NewStreet {
  name: string
  cityId: number
  /** Required where the city has districts, as the neighbourhood is where the district has any. */
  districtId?: number | undefined
  urbanId?: number | undefined
  place?: { latitude: number; longitude: number } | undefined
}

/** Adds a missing street for a signed-in user, or returns the existing one. */
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
    /** Neighbourhoods the street runs through, as far as known. */
    urbanIds: row.urban_ids ?? (row.urban_id != null ? [row.urban_id] : []),
  }))

export type GroupedStreet = z.output<typeof GroupedStreet>

export function groupedStreets(ids: readonly number[]): Call<GroupedStreet[]> {
  const query = new URLSearchParams({ ids: ids.join(',') })
  return {
    api: 'statements',
    path: 'locations/grouped-streets',
    query,
    answer: success(z.array(GroupedStreet)),
  }
}

export function districtStreets(districtId: number): Call<GroupedStreet[]> {
  return {
    api: 'main',
    path: `microservice/locations/grouped-streets/${districtId}`,
    answer: success(z.array(GroupedStreet)),
  }
}
