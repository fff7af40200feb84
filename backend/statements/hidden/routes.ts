import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../../auth/required-user'
import type { Db } from '../../db/pool'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { localeOf } from '../../http/locale'
import { paginationOf } from '../../http/pagination'
import { queryOf } from '../../http/query'
import { cardsOf } from '../cards'
import { chosenIds } from '../chosen'
import { pageOf } from '../order'
import { countReadableHidden, hideStatements, listHidden, listHiddenIds, unhideStatements } from './store'

/** `POST /statements/hide` and `/unhide`: what the signed-in user does not want to see again. */
export function hideRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.post(
    '/hide',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      return hideStatements(pool, userId, chosenIds(await bodyOf(request)))
    }),
  )

  router.post(
    '/unhide',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      return unhideStatements(pool, userId, chosenIds(await bodyOf(request)))
    }),
  )

  return router
}

/** `GET /users/statements/hidden…`: what the signed-in user has hidden, to take it back. */
export function hiddenRoutes(db: Db): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const userId = await requiredUserId(db, request)
      const page = pageOf(queryOf(request))
      const locale = localeOf(request)
      const [rows, total] = await Promise.all([
        listHidden(db, userId, page, locale),
        countReadableHidden(db, userId),
      ])
      return {
        data: await cardsOf(db, rows, locale, userId),
        ...paginationOf(page, rows.length, total),
      }
    }),
  )

  router.get(
    '/ids',
    answering(async (request) => listHiddenIds(db, await requiredUserId(db, request))),
  )

  return router
}
