import { Router } from 'express'
import type pg from 'pg'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { favoriteEndpoints } from '~contract/endpoints/favorites'
import { parseStatementIds } from '../statement-ids'
import type { ToViewerCards } from '../viewer-cards'
import { countReadableHidden, hideStatements, listHidden, listHiddenIds, unhideStatements } from './store'

export function hiddenRoutes(pool: pg.Pool, toViewerCards: ToViewerCards): Router {
  const router = Router()

  mountEndpoint(router, favoriteEndpoints.hide, async ({ body, userId }) =>
    hideStatements(pool, userId, parseStatementIds(body.statements)),
  )

  mountEndpoint(router, favoriteEndpoints.unhide, async ({ body, userId }) =>
    unhideStatements(pool, userId, parseStatementIds(body.statements)),
  )

  mountEndpoint(router, favoriteEndpoints.hidden, async ({ query, userId, locale }) => {
    const page = toPage(query)
    const [rows, total] = await Promise.all([
      listHidden(pool, userId, page, locale),
      countReadableHidden(pool, userId),
    ])
    return {
      data: await toViewerCards(rows, locale, userId),
      ...toPaginationJson(page, rows.length, total),
    }
  })

  mountEndpoint(router, favoriteEndpoints.hiddenIds, ({ userId }) => listHiddenIds(pool, userId))

  return router
}
