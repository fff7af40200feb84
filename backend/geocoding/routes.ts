import { Router } from 'express'
import { parseDegrees } from '~backend/platform/http/degrees'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getIds, getText, parseQuery } from '~backend/platform/http/query'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { GeocodedPlaces, PlaceAtPoint } from '~contract/schemas/geocoding'
import type { GetAddressIndex } from './address-index'
import { geocodeAddress } from './geocode'
import { toGeocodedPlaceRow } from './geocoded-place'
import { reverseGeocode } from './reverse-geocode'

export function geocodingRoutes(getIndex: GetAddressIndex): Router {
  const router = Router()

  router.get(
    '/geocode',
    jsonHandler(async (request): Promise<AnswerOf<typeof GeocodedPlaces>> => {
      const query = parseQuery(request)
      const address = getText(query, 'address') ?? ''
      const spots = geocodeAddress(address, await getIndex(), getIds(query, 'city_id')[0])
      return spots.map((spot) => toGeocodedPlaceRow(spot, getLocale(request)))
    }),
  )

  router.get(
    '/reverse-geocode',
    jsonHandler(async (request): Promise<AnswerOf<typeof PlaceAtPoint>> => {
      const query = parseQuery(request)
      const spot = reverseGeocode(
        { lat: parseDegrees(query, 'lat', 90), lng: parseDegrees(query, 'lng', 180) },
        await getIndex(),
      )
      return { place: spot ? toGeocodedPlaceRow({ ...spot, isExact: true }, getLocale(request)) : null }
    }),
  )

  return router
}
