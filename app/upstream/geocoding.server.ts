import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { optionalId, optionalText } from '~contract/schemas/primitives'
import type { GeoPoint } from './map.server'
import type { Call, Caller, UpstreamClient } from './upstream-client.server'

/** Precision of the point; a street's point, for example, is its middle. */
export const precisions = ['house', 'street', 'urban', 'district', 'city'] as const
export type Precision = (typeof precisions)[number]

export interface GeocodedPlace {
  name: string
  place: GeoPoint
  precision: Precision
  street?: string | undefined
  /** Our ids, where the geocoder knows them. */
  ids: {
    city?: number | undefined
    district?: number | undefined
    urban?: number | undefined
    street?: number | undefined
  }
}

/** Carries no token: the geocoder may be a third party. */
export type GeocodingCaller = Pick<Caller, 'language' | 'requestId' | 'signal'>

/** Geocodes postal addresses and points; both methods throw an UpstreamError on failure. */
export interface Geocoder {
  /** Places the postal address may mean, the likeliest first; limited to the city when the geocoder knows its id. */
  findByAddress(caller: GeocodingCaller, address: string, cityId?: number): Promise<GeocodedPlace[]>
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

export function createOwnGeocoder(upstream: UpstreamClient): Geocoder {
  return {
    findByAddress: (caller, address, cityId) => upstream.call(caller, geocodeAddress(address, cityId)),
    findByPoint: (caller, place) => upstream.call(caller, geocodePoint(place)),
  }
}
