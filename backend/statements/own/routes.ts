import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../../auth/required-user'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { notFound } from '../../http/errors'
import { localeOf } from '../../http/locale'
import { paginationOf } from '../../http/pagination'
import { isId, queryOf } from '../../http/query'
import { cardsOf } from '../cards'
import { chosenIds } from '../chosen'
import { orderedBy, pageOf } from '../order'
import { actOnOwn, isAct } from './acts'
import { LISTED, ownFilterOf } from './filter'
import { countOwn, listOwn } from './list'
import { statisticsOf } from './statistics'

/** `/users/statements…`: the statements that the signed-in user offers, and what they do with them. */
export function ownStatementRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const query = queryOf(request)
      const filter = ownFilterOf(query)
      const page = pageOf(query)
      const locale = localeOf(request)
      const [rows, counts] = await Promise.all([
        listOwn(pool, userId, filter, orderedBy(query), page, locale),
        countOwn(pool, userId, filter),
      ])
      const cards = await cardsOf(pool, rows, locale, userId)
      const all = LISTED.reduce((sum, life) => sum + counts[life], 0)
      return {
        data: rows.map((row, index) => ({
          ...cards[index],
          created_at: row.created_at,
          expires_at: row.expires_at,
          vip_until: row.vip_until,
          views: row.views,
          phone_views: row.phone_views,
          favorites_count: row.favorites_count,
        })),
        counts: { all, ...counts },
        ...paginationOf(page, rows.length, filter.life ? counts[filter.life] : all),
      }
    }),
  )

  router.get(
    '/:id/statistics',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const id = Number(request.params.id)
      if (!isId(id)) throw notFound('Statement')
      return statisticsOf(pool, userId, id)
    }),
  )

  router.post(
    '/:act',
    readBody,
    answering(async (request) => {
      const { act } = request.params
      if (!isAct(act)) throw notFound('Act')
      const userId = await requiredUserId(pool, request)
      return actOnOwn(pool, userId, act, chosenIds(await bodyOf(request)))
    }),
  )

  return router
}
