import { Router } from 'express'
import type { GetGazetteer } from '~backend/locations/gazetteer'
import { validationError } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getIds, getText, parseQuery, type QueryParams } from '~backend/platform/http/query'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { GeocodedPlaces, PlaceAtPoint } from '~contract/schemas/geocoding'
import { geocodeAddress } from './geocode'
import { toGeocodedPlaceRow } from './geocoded-place'
import { reverseGeocode } from './reverse-geocode'

const MAX_LETTERS = 255

export function geocodingRoutes(getGazetteer: GetGazetteer): Router {
  const router = Router()

  router.get(
    '/geocode',
    jsonHandler(async (request): Promise<AnswerOf<typeof GeocodedPlaces>> => {
      const query = parseQuery(request)
      const address = (getText(query, 'address') ?? '').slice(0, MAX_LETTERS)
      const spots = geocodeAddress(address, await getGazetteer(), getIds(query, 'city_id')[0])
      return spots.map((spot) => toGeocodedPlaceRow(spot, getLocale(request)))
    }),
  )

  router.get(
    '/reverse-geocode',
    jsonHandler(async (request): Promise<AnswerOf<typeof PlaceAtPoint>> => {
      const query = parseQuery(request)
      const spot = reverseGeocode(
        { lat: parseDegrees(query, 'lat', 90), lng: parseDegrees(query, 'lng', 180) },
        await getGazetteer(),
      )
      return { place: spot ? toGeocodedPlaceRow(spot, getLocale(request)) : null }
    }),
  )

  return router
}

/** @throws ApiError 422 when it is no place on earth */
function parseDegrees(query: QueryParams, field: string, max: number): number {
  const text = getText(query, field) ?? ''
  const degrees = /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
  if (Math.abs(degrees) <= max) return degrees
  throw validationError([{ field, message: `The ${field} field must be a number of degrees.` }])
}
