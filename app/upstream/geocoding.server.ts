import type { z } from 'zod'
import { geocodingEndpoints } from '~contract/endpoints/geocoding'
import type { Precision } from '~contract/locations'
import type * as wire from '~contract/schemas/geocoding'
import { defineCall } from './endpoint-call.server'
import type { GeoPoint } from './map.server'
import type { Call, Caller, UpstreamClient } from './upstream-client.server'

export interface GeocodedPlace {
  name: string
  place: GeoPoint
  precision: Precision
  street?: string | undefined
  houseNumber?: string | undefined
  /** True for a house placed between its neighbours' numbers instead of at a known place. */
  isApproximate?: boolean
  /** True for the only place that the address can mean; never set by a geocoder that cannot tell. */
  isExact?: boolean
  /** Our ids, if the geocoder knows them. */
  ids: {
    city?: number | undefined
    district?: number | undefined
    urban?: number | undefined
    street?: number | undefined
  }
}

/** Caller without a token: the geocoder may be a third party. */
export type GeocodingCaller = Pick<Caller, 'language' | 'requestId' | 'signal'>

/** Geocodes postal addresses and points; both methods throw an UpstreamError on failure. */
export interface Geocoder {
  /**
   * Returns places the postal address may mean, the likeliest first, limited to the city if the geocoder
   * knows its id.
   */
  findByAddress(caller: GeocodingCaller, address: string, cityId?: number): Promise<GeocodedPlace[]>
  findByPoint(caller: GeocodingCaller, place: GeoPoint): Promise<GeocodedPlace | undefined>
}

const callGeocode = defineCall(geocodingEndpoints.geocode, (places) => places.map(toGeocodedPlace))

export function geocodeAddress(address: string, cityId?: number): Call<GeocodedPlace[]> {
  return callGeocode({ query: { address, city_id: cityId } })
}

const callReverseGeocode = defineCall(geocodingEndpoints.reverseGeocode, ({ place }) =>
  place ? toGeocodedPlace(place) : undefined,
)

export function geocodePoint({ latitude, longitude }: GeoPoint): Call<GeocodedPlace | undefined> {
  return callReverseGeocode({ query: { lat: latitude.toFixed(6), lng: longitude.toFixed(6) } })
}

export function createOwnGeocoder(upstream: UpstreamClient): Geocoder {
  return {
    findByAddress: (caller, address, cityId) => upstream.call(caller, geocodeAddress(address, cityId)),
    findByPoint: (caller, place) => upstream.call(caller, geocodePoint(place)),
  }
}

function toGeocodedPlace(row: z.output<typeof wire.GeocodedPlace>): GeocodedPlace {
  return {
    name: row.display_name,
    place: { latitude: row.latitude, longitude: row.longitude },
    precision: row.precision,
    street: row.street_name,
    houseNumber: row.street_number,
    isApproximate: row.is_approximate,
    isExact: row.is_exact,
    ids: { city: row.city_id, district: row.district_id, urban: row.urban_id, street: row.street_id },
  }
}
