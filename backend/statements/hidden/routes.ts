import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../../auth/required-user'
import type { Db } from '../../db/pool'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { chosenIds } from '../chosen'
import { hideStatements, listHiddenIds, unhideStatements } from './store'

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

/** `GET /users/statements/hidden/ids`. */
export function hiddenRoutes(db: Db): Router {
  return Router().get(
    '/ids',
    answering(async (request) => listHiddenIds(db, await requiredUserId(db, request))),
  )
}
