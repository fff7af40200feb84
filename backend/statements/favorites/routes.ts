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
import { pageOf } from '../order'
import { addFavorites, countFavorites, listFavoriteIds, listFavorites, removeFavorites } from './store'

/** `/users/statements/favorites…`: the statements that the signed-in user keeps. */
export function favoriteRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const page = pageOf(queryOf(request))
      const [rows, total] = await Promise.all([
        listFavorites(pool, userId, page),
        countFavorites(pool, userId),
      ])
      return {
        data: await cardsOf(pool, rows, localeOf(request), userId),
        ...paginationOf(page, rows.length, total),
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
