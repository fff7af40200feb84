import { z } from 'zod'
import { optionalId, optionalText, success } from './envelope'
import type { GeoPoint } from './map.server'
import type { Call, Caller, UpstreamClient } from './upstream-client.server'

/** How near the point is to what was meant: a street's point, say, is its middle. */
export const precisions = ['house', 'street', 'urban', 'district', 'city'] as const
export type Precision = (typeof precisions)[number]

/** A point on the map and what stands there. */
export interface GeocodedPlace {
  /** From the street to the city, in the language of whoever asked. */
  name: string
  place: GeoPoint
  precision: Precision
  street?: string | undefined
  /** Our own ids, where the geocoder knows them. */
  ids: {
    city?: number | undefined
    district?: number | undefined
    urban?: number | undefined
    street?: number | undefined
  }
}

/** In whose name a geocoder is asked: never with a token, since it may be somebody else's. */
export type GeocodingCaller = Pick<Caller, 'language' | 'requestId' | 'signal'>

/** Finds places by their address and addresses by their place. Both throw an UpstreamError when it cannot answer. */
export interface Geocoder {
  /** What an address may mean, the likeliest first; in one city when its id is given and the geocoder knows it. */
  findByAddress(caller: GeocodingCaller, address: string, cityId?: number): Promise<GeocodedPlace[]>
  /** What stands at a point; undefined where nothing is known. */
  findByPoint(caller: GeocodingCaller, place: GeoPoint): Promise<GeocodedPlace | undefined>
}

const GeocodedPlaceRow = z
  .object({
    display_name: z.string(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    precision: z.enum(precisions),
    street_name: optionalText,
    city_id: optionalId,
    district_id: optionalId,
    urban_id: optionalId,
    street_id: optionalId,
  })
  .transform(
    (wire): GeocodedPlace => ({
      name: wire.display_name,
      place: { latitude: wire.latitude, longitude: wire.longitude },
      precision: wire.precision,
      street: wire.street_name,
      ids: { city: wire.city_id, district: wire.district_id, urban: wire.urban_id, street: wire.street_id },
    }),
  )

/** The places that an address may mean, by the marketplace's own streets. */
export function geocodeAddress(address: string, cityId?: number): Call<GeocodedPlace[]> {
  const query = new URLSearchParams({ address })
  if (cityId !== undefined) query.set('city_id', String(cityId))
  return {
    api: 'main',
    path: 'microservice/locations/geocode',
    query,
    answer: success(z.array(GeocodedPlaceRow)),
  }
}

/** What stands at a point, by the marketplace's own streets. */
export function geocodePoint({ latitude, longitude }: GeoPoint): Call<GeocodedPlace | undefined> {
  return {
    api: 'main',
    path: 'microservice/locations/reverse-geocode',
    query: new URLSearchParams({ lat: latitude.toFixed(6), lng: longitude.toFixed(6) }),
    answer: success(z.object({ place: GeocodedPlaceRow.nullish() })).transform(
      ({ place }) => place ?? undefined,
    ),
  }
}

/** The geocoder of the marketplace itself. */
export function createOwnGeocoder(upstream: UpstreamClient): Geocoder {
  return {
    findByAddress: (caller, address, cityId) => upstream.call(caller, geocodeAddress(address, cityId)),
    findByPoint: (caller, place) => upstream.call(caller, geocodePoint(place)),
  }
}
