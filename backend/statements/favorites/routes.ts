import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { userHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getIds, parseQuery } from '~backend/platform/http/query'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { FavoriteIds, FavoritePage } from '~contract/schemas/favorites'
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

  router.get(
    '/',
    userHandler(async (request, userId): Promise<AnswerOf<typeof FavoritePage>> => {
      const query = parseQuery(request)
      const page = parsePage(query)
      const locale = getLocale(request)
      const dealTypes = getIds(query, 'deal_types')
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
    }),
  )

  router.get(
    '/ids',
    userHandler(
      async (_request, userId): Promise<z.input<typeof FavoriteIds>> => listFavoriteIds(pool, userId),
    ),
  )

  router.post(
    '/add',
    readBody,
    userHandler(async (request, userId) => {
      return addFavorites(pool, userId, parseStatementIds(await parseBody(request)))
    }),
  )

  router.post(
    '/remove',
    readBody,
    userHandler(async (request, userId) => {
      return removeFavorites(pool, userId, parseStatementIds(await parseBody(request)))
    }),
  )

  return router
}
