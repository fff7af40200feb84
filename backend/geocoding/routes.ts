import { Router } from 'express'
import { answering } from '../http/answering'
import { invalid } from '../http/errors'
import { localeOf } from '../http/locale'
import { idsOf, type Query, queryOf, textOf } from '../http/query'
import type { ReadGazetteer } from '../locations/gazetteer'
import { spotsNamed } from './by-address'
import { spotAt } from './by-point'
import { spotRow } from './spot'

const MOST_LETTERS = 255

/** `…/geocode` by address and `…/reverse-geocode` by point, from our own places and streets. */
export function geocodingRoutes(gazetteer: ReadGazetteer): Router {
  const router = Router()

  router.get(
    '/geocode',
    answering(async (request) => {
      const query = queryOf(request)
      const address = (textOf(query, 'address') ?? '').slice(0, MOST_LETTERS)
      const spots = spotsNamed(address, await gazetteer(), idsOf(query, 'city_id')[0])
      return spots.map((spot) => spotRow(spot, localeOf(request)))
    }),
  )

  router.get(
    '/reverse-geocode',
    answering(async (request) => {
      const query = queryOf(request)
      const spot = spotAt(
        { lat: degreesOf(query, 'lat', 90), lng: degreesOf(query, 'lng', 180) },
        await gazetteer(),
      )
      return { place: spot ? spotRow(spot, localeOf(request)) : null }
    }),
  )

  return router
}

/** @throws ApiError 422 when it is no place on earth */
function degreesOf(query: Query, field: string, most: number): number {
  const text = textOf(query, field) ?? ''
  const degrees = /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN
  if (Math.abs(degrees) <= most) return degrees
  throw invalid([{ field, message: `The ${field} field must be a number of degrees.` }])
}
