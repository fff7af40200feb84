import { Router } from 'express'
import type pg from 'pg'
import { userHandler } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { parseBody, readBody } from '~backend/platform/http/body'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { FavoritePage } from '~contract/schemas/favorites'
import { parseStatementIds } from '../statement-ids'
import type { ToViewerCards } from '../viewer-cards'
import { countReadableHidden, hideStatements, listHidden, listHiddenIds, unhideStatements } from './store'

export function hideActionRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.post(
    '/hide',
    readBody,
    userHandler(async (request, userId) => {
      return hideStatements(pool, userId, parseStatementIds(await parseBody(request)))
    }),
  )

  router.post(
    '/unhide',
    readBody,
    userHandler(async (request, userId) => {
      return unhideStatements(pool, userId, parseStatementIds(await parseBody(request)))
    }),
  )

  return router
}

export function hiddenListRoutes(db: Db, toViewerCards: ToViewerCards): Router {
  const router = Router()

  router.get(
    '/',
    userHandler(async (request, userId): Promise<AnswerOf<typeof FavoritePage>> => {
      const page = parsePage(parseQuery(request))
      const locale = getLocale(request)
      const [rows, total] = await Promise.all([
        listHidden(db, userId, page, locale),
        countReadableHidden(db, userId),
      ])
      return {
        data: await toViewerCards(rows, locale, userId),
        ...toPaginationJson(page, rows.length, total),
      }
    }),
  )

  router.get(
    '/ids',
    userHandler(async (_request, userId) => listHiddenIds(db, userId)),
  )

  return router
}
