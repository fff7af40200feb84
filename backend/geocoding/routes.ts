import { Router } from 'express'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { geocodingEndpoints } from '~contract/endpoints/geocoding'
import type { GetAddressIndex } from './address-index'
import { geocodeAddress } from './geocode'
import { toGeocodedPlaceRow } from './geocoded-place'
import { reverseGeocode } from './reverse-geocode'

export function geocodingRoutes(getIndex: GetAddressIndex): Router {
  const router = Router()

  mountEndpoint(router, geocodingEndpoints.geocode, async ({ query, locale }) => {
    const spots = geocodeAddress(query.address ?? '', await getIndex(), query.city_id)
    return spots.map((spot) => toGeocodedPlaceRow(spot, locale))
  })

  mountEndpoint(router, geocodingEndpoints.reverseGeocode, async ({ query, locale }) => {
    const spot = reverseGeocode(query, await getIndex())
    return { place: spot ? toGeocodedPlaceRow({ ...spot, isExact: true }, locale) : null }
  })

  return router
}
