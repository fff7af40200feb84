import type { z } from 'zod'
import { locationEndpoints } from '~contract/endpoints/locations'
import { streetEndpoints } from '~contract/endpoints/streets'
import type * as wire from '~contract/schemas/locations'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export type City = ReturnType<typeof toCity>
export type District = ReturnType<typeof toDistrict>
export type Neighbourhood = ReturnType<typeof toNeighbourhood>

export const cities = defineCall(locationEndpoints.cities, (rows) => rows.map(toCity))({})

export type MetroStation = ReturnType<typeof toMetroStation>

export const metroStations = defineCall(locationEndpoints.metroStations, (stations) =>
  stations.map(toMetroStation),
)({})

export type Street = ReturnType<typeof toStreet>

const callStreets = defineCall(streetEndpoints.streets, (streets) => streets.map(toStreet))

/** Suggests streets of a city, the likeliest first; none for fewer than four letters. */
export function streetSuggestions(q: string, cityId: number): Call<Street[]> {
  return callStreets({ query: { q, city_id: cityId } })
}

export type AddedStreet = ReturnType<typeof toAddedStreet>

export interface NewStreet {
  name: string
  cityId: number
  /** Required in cities with districts; so is the neighbourhood in districts that have any. */
  districtId?: number | undefined
  urbanId?: number | undefined
  place?: { latitude: number; longitude: number } | undefined
}

const callAddStreet = defineCall(streetEndpoints.addStreet, toAddedStreet)

/** Adds a missing street for a signed-in user, or returns the existing one. */
export function addStreet({ name, cityId, districtId, urbanId, place }: NewStreet): Call<AddedStreet> {
  return callAddStreet({
    body: {
      display_name: name,
      city_id: cityId,
      district_id: districtId,
      urban_id: urbanId,
      lat: place?.latitude,
      lng: place?.longitude,
    },
  })
}

export type GroupedStreet = ReturnType<typeof toGroupedStreet>

const callGroupedStreets = defineCall(streetEndpoints.groupedStreets, toGroupedStreets)

export function groupedStreets(ids: readonly number[]): Call<GroupedStreet[]> {
  return callGroupedStreets({ query: { ids } })
}

const callDistrictStreets = defineCall(streetEndpoints.districtStreets, toGroupedStreets)

export function districtStreets(districtId: number): Call<GroupedStreet[]> {
  return { ...callDistrictStreets({ params: { id: districtId } }), cacheSeparately: true }
}

function toAddedStreet(row: z.output<typeof wire.AddedStreet>) {
  return {
    id: row.street_id,
    name: row.display_name,
    /** False if the street existed already. */
    isNew: row.is_new ?? true,
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

function toGroupedStreets(streets: z.output<typeof wire.GroupedStreets>) {
  return streets.map(toGroupedStreet)
}
