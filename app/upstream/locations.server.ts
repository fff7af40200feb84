import { z } from 'zod'
import type { Call } from './door.server'
import { optionalText, success } from './envelope'

const Place = z.object({
  id: z.number().int(),
  display_name: z.string(),
  display_name_in: optionalText,
  slug: optionalText,
})

const Urban = Place.transform((row) => ({
  id: row.id,
  name: row.display_name,
  nameIn: row.display_name_in,
  slug: row.slug,
}))

const District = Place.extend({ urbans: z.array(Urban).nullish() }).transform((row) => ({
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
export type Urban = z.output<typeof Urban>

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

/** Streets of a city whose name holds a text. */
export function streets(q: string, cityId: number): Call<Street[]> {
  const query = new URLSearchParams({ q, city_id: String(cityId) })
  return { api: 'main', path: 'microservice/locations/streets', query, answer: success(z.array(Street)) }
}
