import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../../auth/required-user'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { localeOf } from '../../http/locale'
import { paginationOf } from '../../http/pagination'
import { queryOf } from '../../http/query'
import { cardsOf } from '../cards'
import { chosenIds } from '../chosen'
import { headingOf } from '../heading'
import { pageOf } from '../order'
import {
  addFavorites,
  countFavorites,
  listFavoriteIds,
  listFavorites,
  listGoneFavorites,
  removeFavorites,
} from './store'

/** `/users/statements/favorites…`: the statements that the signed-in user keeps. */
export function favoriteRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const page = pageOf(queryOf(request))
      const locale = localeOf(request)
      const [rows, total, gone] = await Promise.all([
        listFavorites(pool, userId, page, locale),
        countFavorites(pool, userId),
        listGoneFavorites(pool, userId),
      ])
      return {
        data: await cardsOf(pool, rows, locale, userId),
        ...paginationOf(page, rows.length, total),
        gone: gone.map((row) => ({ id: row.id, dynamic_title: headingOf(row).titles[locale] })),
      }
    }),
  )

  router.get(
    '/ids',
    answering(async (request) => listFavoriteIds(pool, await requiredUserId(pool, request))),
  )

  router.post(
    '/add',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      return addFavorites(pool, userId, chosenIds(await bodyOf(request)))
    }),
  )

  router.post(
    '/remove',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      return removeFavorites(pool, userId, chosenIds(await bodyOf(request)))
    }),
  )

  return router
}
