import { Router } from 'express'
import type pg from 'pg'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { favoriteEndpoints } from '~contract/endpoints/favorites'
import { getHeading } from '../heading'
import { parseStatementIds } from '../statement-ids'
import type { ToViewerCards } from '../viewer-cards'
import {
  addFavorites,
  countFavoritesByDeal,
  listFavoriteIds,
  listFavorites,
  listWithdrawnFavorites,
  removeFavorites,
} from './store'

export function favoriteRoutes(pool: pg.Pool, toViewerCards: ToViewerCards): Router {
  const router = Router()

  mountEndpoint(router, favoriteEndpoints.list, async ({ query, userId, locale }) => {
    const page = toPage(query)
    const { deal_types: dealTypes } = query
    const [rows, counts, withdrawn] = await Promise.all([
      listFavorites(pool, userId, dealTypes, page, locale),
      countFavoritesByDeal(pool, userId),
      listWithdrawnFavorites(pool, userId),
    ])
    const counted = dealTypes.length > 0 ? dealTypes.map((id) => counts[id] ?? 0) : Object.values(counts)
    const total = counted.reduce((sum, count) => sum + count, 0)
    return {
      data: await toViewerCards(rows, locale, userId),
      ...toPaginationJson(page, rows.length, total),
      gone: withdrawn.map((row) => ({ id: row.id, dynamic_title: getHeading(row).titles[locale] })),
      deal_counts: counts,
    }
  })

  mountEndpoint(router, favoriteEndpoints.ids, ({ userId }) => listFavoriteIds(pool, userId))

  mountEndpoint(router, favoriteEndpoints.add, async ({ body, userId }) =>
    addFavorites(pool, userId, parseStatementIds(body.statements)),
  )

  mountEndpoint(router, favoriteEndpoints.remove, async ({ body, userId }) =>
    removeFavorites(pool, userId, parseStatementIds(body.statements)),
  )

  return router
}
