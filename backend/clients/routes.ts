import { Router } from 'express'
import type pg from 'pg'
import { requiredRole } from '../auth/required-role'
import { signedInUserId } from '../auth/sessions'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { notFound } from '../http/errors'
import { localeOf } from '../http/locale'
import { paginationOf } from '../http/pagination'
import { isId, queryOf } from '../http/query'
import { tokenOf } from '../http/token'
import { gelOf } from '../payments/tetri'
import { cardsOf } from '../statements/cards'
import { pageOf } from '../statements/order'
import { callerOf } from '../visitors/visitor'
import { askForNumber, NUMBER_TETRI } from './ask'
import { clientAnswer, countClients, listClients } from './clients'
import { clientFilterOf } from './filter'
import { countMatchings, listMatchings } from './matchings'
import { readWish } from './wish-form'
import { keepWish } from './wishes'

const PRICE = { number_price: gelOf(NUMBER_TETRI) }

/** `/client-search`, where people tell what they seek, and `/users/…`, where brokers and agents find them. */
export function clientRoutes(pool: pg.Pool): Router {
  const router = Router()
  const requiredAgent = (request: Parameters<typeof requiredRole>[1]) =>
    requiredRole(pool, request, 'broker', 'agent')

  router.post(
    '/client-search',
    readBody,
    answering(async (request) => {
      const wish = readWish(await bodyOf(request))
      const userId = await signedInUserId(pool, tokenOf(request))
      await keepWish(pool, wish, { userId, visitor: callerOf(request) })
      return []
    }),
  )

  router.get(
    '/users/clients',
    answering(async (request) => {
      const userId = await requiredAgent(request)
      const query = queryOf(request)
      const [filter, page, locale] = [clientFilterOf(query), pageOf(query), localeOf(request)]
      const [rows, total] = await Promise.all([
        listClients(pool, userId, filter, page),
        countClients(pool, userId, filter),
      ])
      const data = rows.map((row) => clientAnswer(row, locale))
      return { data, ...PRICE, ...paginationOf(page, rows.length, total) }
    }),
  )

  router.get(
    '/users/get-matchings',
    answering(async (request) => {
      const userId = await requiredAgent(request)
      const query = queryOf(request)
      const [filter, page, locale] = [clientFilterOf(query), pageOf(query), localeOf(request)]
      const [rows, total] = await Promise.all([
        listMatchings(pool, userId, filter, page),
        countMatchings(pool, userId, filter),
      ])
      const cards = await cardsOf(pool, rows, locale, userId)
      const data = rows.map((row, at) => ({ client: clientAnswer(row, locale), statement: cards[at] }))
      return { data, ...PRICE, ...paginationOf(page, rows.length, total) }
    }),
  )

  router.post(
    '/users/clients/:id/ask',
    answering(async (request) => {
      const userId = await requiredAgent(request)
      const id = Number(request.params.id)
      if (!isId(id)) throw notFound('Client')
      return { offer: await askForNumber(pool, userId, id) }
    }),
  )

  return router
}
