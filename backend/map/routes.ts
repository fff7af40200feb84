import { Router } from 'express'
import type pg from 'pg'
import { signedInUserId } from '../auth/sessions'
import { answering } from '../http/answering'
import { hangUpOf } from '../http/hang-up'
import { localeOf } from '../http/locale'
import { queryOf } from '../http/query'
import { tokenOf } from '../http/token'
import type { ColumnSearch } from '../statements/columns/search'
import type { ReadText } from '../statements/read-text'
import { readable } from '../statements/readable'
import { mapReader } from './map-data'
import { findParcel, parcelRow } from './parcels'
import { clusterRow, pinRow } from './rows'

/** `GET /map-data`: what the list finds, on the map. `GET /napr-map-data/{id}`: the parcel of a statement. */
export function mapRoutes(pool: pg.Pool, columns: ColumnSearch, readText: ReadText): Router {
  const readMap = mapReader(pool, columns)

  const router = Router()

  router.get(
    '/map-data',
    answering(async (request, response) => {
      const signal = hangUpOf(response)
      const viewerId = await signedInUserId(pool, tokenOf(request))
      const query = await readText(queryOf(request))
      const { extent, clusters, pins } = await readMap({ query, viewerId, signal })
      return {
        total: clusters.reduce((sum, { count }) => sum + count, pins.length),
        extent,
        clusters: clusters.map(clusterRow),
        pins: pins.map((pin) => pinRow(pin, localeOf(request))),
      }
    }),
  )

  router.get(
    '/napr-map-data/:id',
    answering(async (request) => {
      const { row, viewerId } = await readable(pool, request)
      // Whoever does not show the code does not show which parcel it is either.
      const isShown = row.appear_rs_code || row.user_id === viewerId
      const parcel = isShown ? await findParcel(pool, row.id) : undefined
      return { parcel: parcel ? parcelRow(parcel, row.rs_code) : null }
    }),
  )

  return router
}
