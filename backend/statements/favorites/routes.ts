import { Router } from 'express'
import type pg from 'pg'
import { requireUserId } from '~backend/platform/auth/require-user'
import { parseBody, readBody } from '~backend/platform/http/body'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { toPaginationJson } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import { parsePage } from '~backend/search/order'
import { getHeading } from '../heading'
import { parseStatementIds } from '../statement-ids'
import { toViewerCards } from '../viewer-cards'
import {
  addFavorites,
  countFavorites,
  listFavoriteIds,
  listFavorites,
  listWithdrawnFavorites,
  removeFavorites,
} from './store'

export function favoriteRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    jsonHandler(async (request) => {
      const userId = await requireUserId(pool, request)
      const page = parsePage(parseQuery(request))
      const locale = getLocale(request)
      const [rows, total, gone] = await Promise.all([
        listFavorites(pool, userId, page, locale),
        countFavorites(pool, userId),
        listWithdrawnFavorites(pool, userId),
      ])
      return {
        data: await toViewerCards(pool, rows, locale, userId),
        ...toPaginationJson(page, rows.length, total),
        gone: gone.map((row) => ({ id: row.id, dynamic_title: getHeading(row).titles[locale] })),
      }
    }),
  )

  router.get(
    '/ids',
    jsonHandler(async (request) => listFavoriteIds(pool, await requireUserId(pool, request))),
  )

  router.post(
    '/add',
    readBody,
    jsonHandler(async (request) => {
      const userId = await requireUserId(pool, request)
      return addFavorites(pool, userId, parseStatementIds(await parseBody(request)))
    }),
  )

  router.post(
    '/remove',
    readBody,
    jsonHandler(async (request) => {
      const userId = await requireUserId(pool, request)
      return removeFavorites(pool, userId, parseStatementIds(await parseBody(request)))
    }),
  )

  return router
}
