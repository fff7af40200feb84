import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { confirmedTypeHandler, userTypeHandler, visitorHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { pairWithCards, type ToViewerCards } from '~backend/statements/viewer-cards'
import type { AnswerOf } from '~contract/schemas/envelope'
import type {
  ContactRequested,
  MatchingStatementPage,
  PricedSearchRequest,
  SearchRequestPage,
} from '~contract/schemas/search-requests'
import { isId } from '~contract/values/ids'
import { toLari } from '~contract/values/money'
import { parseFilter } from './filter'
import { parseSearchRequest } from './form'
import { countMatches, listMatches } from './matches'
import { CONTACT_PRICE_TETRI, requestContact } from './request-contact'
import { saveSearchRequest } from './save-search-request'
import { countSearchRequests, findSearchRequest, listSearchRequests, toSearchRequestJson } from './store'

const CONTACT_PRICE = { number_price: toLari(CONTACT_PRICE_TETRI) }

export function searchRequestRoutes(pool: pg.Pool, toViewerCards: ToViewerCards): Router {
  const router = Router()
  router.post(
    '/client-search',
    readBody,
    visitorHandler(async (request, userId) => {
      const form = parseSearchRequest(await parseBody(request))
      await saveSearchRequest(pool, form, { userId, visitor: getVisitorId(request) })
      return []
    }),
  )

  router.get(
    '/users/clients',
    userTypeHandler(
      ['broker', 'agent'],
      async (request, userId): Promise<z.input<typeof SearchRequestPage>> => {
        const query = parseQuery(request)
        const [filter, page, locale] = [parseFilter(query), parsePage(query), getLocale(request)]
        const [rows, total] = await Promise.all([
          listSearchRequests(pool, userId, filter, page),
          countSearchRequests(pool, userId, filter),
        ])
        const data = rows.map((row) => toSearchRequestJson(row, locale))
        return { data, ...CONTACT_PRICE, ...toPaginationJson(page, rows.length, total) }
      },
    ),
  )

  router.get(
    '/users/clients/:id',
    userTypeHandler(
      ['broker', 'agent'],
      async (request, userId): Promise<z.input<typeof PricedSearchRequest>> => {
        const id = Number(request.params.id)
        const row = isId(id) ? await findSearchRequest(pool, userId, id) : undefined
        if (!row) throw notFound('Client')
        return { client: toSearchRequestJson(row, getLocale(request)), ...CONTACT_PRICE }
      },
    ),
  )

  router.get(
    '/users/get-matchings',
    userTypeHandler(
      ['broker', 'agent'],
      async (request, userId): Promise<AnswerOf<typeof MatchingStatementPage>> => {
        const query = parseQuery(request)
        const [filter, page, locale] = [parseFilter(query), parsePage(query), getLocale(request)]
        const [rows, total] = await Promise.all([
          listMatches(pool, userId, filter, page),
          countMatches(pool, userId, filter),
        ])
        const cards = await toViewerCards(rows, locale, userId)
        const data = pairWithCards(rows, cards).map(({ row, card }) => ({
          client: toSearchRequestJson(row, locale),
          statement: card,
        }))
        return { data, ...CONTACT_PRICE, ...toPaginationJson(page, rows.length, total) }
      },
    ),
  )

  router.post(
    '/users/clients/:id/ask',
    confirmedTypeHandler(
      ['broker', 'agent'],
      async (request, userId): Promise<z.input<typeof ContactRequested>> => {
        const id = Number(request.params.id)
        if (!isId(id)) throw notFound('Client')
        return { offer: await requestContact(pool, userId, id) }
      },
    ),
  )

  return router
}
