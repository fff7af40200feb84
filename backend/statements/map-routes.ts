import { Router } from 'express'
import type pg from 'pg'
import { createDisconnectSignal } from '~backend/platform/http/disconnect-signal'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'
import { statementEndpoints } from '~contract/endpoints/statements'
import { createMapReader } from './map-data'
import { toClusterRow, toPinRow } from './map-rows'
import { findParcel, toParcelRow } from './parcels'
import { requireReadableStatement } from './require-readable'

export function mapRoutes(pool: pg.Pool, search: SearchEngine, parseSearchText: ParseSearchText): Router {
  const readMap = createMapReader(pool, search)

  const router = Router()

  mountEndpoint(
    router,
    statementEndpoints.mapData,
    async ({ query: received, userId: viewerId, locale, response }) => {
      const signal = createDisconnectSignal(response)
      const query = await parseSearchText(received)
      const { extent, clusters, pins } = await readMap({ query, viewerId, signal })
      return {
        total: clusters.reduce((sum, { count }) => sum + count, pins.length),
        extent,
        clusters: clusters.map(toClusterRow),
        pins: pins.map((pin) => toPinRow(pin, locale)),
      }
    },
  )

  mountEndpoint(router, statementEndpoints.parcel, async ({ params, userId }) => {
    const row = await requireReadableStatement(pool, params.id, userId)
    // An owner who hides the code hides the parcel too.
    const isShown = row.appear_rs_code || row.user_id === userId
    const parcel = isShown ? await findParcel(pool, row.id) : undefined
    return { parcel: parcel ? toParcelRow(parcel, row.rs_code) : null }
  })

  return router
}
