import { Router } from 'express'
import type pg from 'pg'
import { signedInUserId } from '../auth/sessions'
import { answering } from '../http/answering'
import { hangUpOf } from '../http/hang-up'
import { localeOf } from '../http/locale'
import { queryOf } from '../http/query'
import { tokenOf } from '../http/token'
import { mapReader } from './map-data'
import { clusterRow, pinRow } from './rows'

/** `GET /map-data`: what the list finds, on the map. */
export function mapRoutes(pool: pg.Pool): Router {
  const readMap = mapReader(pool)

  return Router().get(
    '/map-data',
    answering(async (request, response) => {
      const signal = hangUpOf(response)
      const viewerId = await signedInUserId(pool, tokenOf(request))
      const { extent, clusters, pins } = await readMap({ query: queryOf(request), viewerId, signal })
      return {
        total: clusters.reduce((sum, { count }) => sum + count, pins.length),
        extent,
        clusters: clusters.map(clusterRow),
        pins: pins.map((pin) => pinRow(pin, localeOf(request))),
      }
    }),
  )
}
