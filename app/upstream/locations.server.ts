import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/locations'
import type { Call } from './upstream-client.server'

export type City = ReturnType<typeof toCity>
export type District = ReturnType<typeof toDistrict>
export type Neighbourhood = ReturnType<typeof toNeighbourhood>

export const cities: Call<City[]> = {
  api: 'main',
  path: 'microservice/locations/cities',
  answer: success(wire.Cities).transform((rows) => rows.map(toCity)),
}

export type MetroStation = ReturnType<typeof toMetroStation>

export const metroStations: Call<MetroStation[]> = {
  api: 'main',
  path: 'microservice/locations/metro-stations',
  answer: success(wire.MetroStations).transform((stations) => stations.map(toMetroStation)),
}

export type Street = ReturnType<typeof toStreet>

/** Suggests streets of a city, the likeliest first; none for fewer than four letters. */
export function streetSuggestions(q: string, cityId: number): Call<Street[]> {
  const query = new URLSearchParams({ q, city_id: String(cityId) })
  return {
    api: 'main',
    path: 'streets',
    query,
    answer: success(wire.Streets).transform((streets) => streets.map(toStreet)),
  }
}

const AddedStreet = wire.AddedStreet.transform((row) => ({
  id: row.street_id,
  name: row.display_name,
  /** False if the street existed already. */
  isNew: row.is_new ?? true,
}))

export type AddedStreet = z.output<typeof AddedStreet>

export interface NewStreet {
  name: string
  cityId: number
  /** District, required if the city has districts; the neighbourhood is required if the district has any. */
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

const GroupedStreets = wire.GroupedStreets.transform((streets) => streets.map(toGroupedStreet))

export type GroupedStreet = ReturnType<typeof toGroupedStreet>

export function groupedStreets(ids: readonly number[]): Call<GroupedStreet[]> {
  const query = new URLSearchParams({ ids: ids.join(',') })
  return {
    api: 'statements',
    path: 'locations/grouped-streets',
    query,
    answer: success(GroupedStreets),
  }
}

export function districtStreets(districtId: number): Call<GroupedStreet[]> {
  return {
    api: 'main',
    path: `microservice/locations/grouped-streets/${districtId}`,
    mayBeMissing: true,
    hasIdOfVisitor: true,
    answer: success(GroupedStreets),
  }
}

function toNeighbourhood(row: z.output<typeof wire.Neighbourhood>) {
  return { id: row.id, name: row.display_name, nameIn: row.display_name_in, slug: row.slug }
}

function toDistrict(row: z.output<typeof wire.District>) {
  return { ...toNeighbourhood(row), urbans: (row.urbans ?? []).map(toNeighbourhood) }
}

export function toCity(row: z.output<typeof wire.City>) {
  return { ...toNeighbourhood(row), districts: (row.districts ?? []).map(toDistrict) }
}

function toMetroStation(row: z.output<typeof wire.MetroStation>) {
  const { lat, lng } = row
  return {
    id: row.id,
    name: row.display_name,
    slug: row.slug,
    urbanIds: row.urban_ids,
    place: lat != null && lng != null ? { latitude: lat, longitude: lng } : undefined,
  }
}

function toStreet(row: z.output<typeof wire.Street>) {
  return {
    id: row.id,
    name: row.display_name,
    cityId: row.city_id,
    districtId: row.district_id ?? undefined,
    urbanId: row.urban_id ?? undefined,
    /** Neighbourhood shown beside the name, as several of them share street names. */
    neighbourhood: row.urban_name ?? row.district_name,
    place:
      row.latitude != null && row.longitude != null
        ? { latitude: row.latitude, longitude: row.longitude }
        : undefined,
  }
}

function toGroupedStreet(row: z.output<typeof wire.GroupedStreet>) {
  return {
    id: row.id,
    name: row.display_name,
    /** Neighbourhoods that the street runs through, as far as known. */
    urbanIds: row.urban_ids ?? (row.urban_id != null ? [row.urban_id] : []),
    /** One of the street's districts. */
    districtId: row.district_id ?? undefined,
    cityId: row.city_id ?? undefined,
    slugs: row.slugs ?? undefined,
  }
}
