import { Router } from 'express'
import type pg from 'pg'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import { createDisconnectSignal } from '~backend/platform/http/disconnect-signal'
import { getLocale } from '~backend/platform/http/locale'
import { parseQuery } from '~backend/platform/http/query'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { MapData, StatementParcel } from '~contract/schemas/map'
import { createMapReader } from './map-data'
import { toClusterRow, toPinRow } from './map-rows'
import { findParcel, toParcelRow } from './parcels'
import { requireReadableStatement } from './require-readable'

export function mapRoutes(pool: pg.Pool, search: SearchEngine, parseSearchText: ParseSearchText): Router {
  const readMap = createMapReader(pool, search)

  const router = Router()

  router.get(
    '/map-data',
    visitorHandler(async (request, viewerId, response): Promise<AnswerOf<typeof MapData>> => {
      const signal = createDisconnectSignal(response)
      const query = await parseSearchText(parseQuery(request))
      const { extent, clusters, pins } = await readMap({ query, viewerId, signal })
      return {
        total: clusters.reduce((sum, { count }) => sum + count, pins.length),
        extent,
        clusters: clusters.map(toClusterRow),
        pins: pins.map((pin) => toPinRow(pin, getLocale(request))),
      }
    }),
  )

  router.get(
    '/napr-map-data/:id',
    visitorHandler(async (request, viewerId): Promise<AnswerOf<typeof StatementParcel>> => {
      const row = await requireReadableStatement(pool, request.params.id, viewerId)
      // An owner who hides the code hides the parcel too.
      const isShown = row.appear_rs_code || row.user_id === viewerId
      const parcel = isShown ? await findParcel(pool, row.id) : undefined
      return { parcel: parcel ? toParcelRow(parcel, row.rs_code) : null }
    }),
  )

  return router
}
