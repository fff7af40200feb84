import { Router } from 'express'
import type pg from 'pg'
import { toGel } from '~backend/payments/tetri'
import { requireRole } from '~backend/platform/auth/require-role'
import { findSessionUserId } from '~backend/platform/auth/sessions'
import { getAccessToken } from '~backend/platform/http/access-token'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { toPaginationJson } from '~backend/platform/http/pagination'
import { isId, parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { parsePage } from '~backend/search/order'
import { toViewerCards } from '~backend/statements/viewer-cards'
import { parseFilter } from './filter'
import { parseSearchRequest } from './form'
import { countMatches, listMatches } from './matches'
import { CONTACT_PRICE_TETRI, requestContact } from './request-contact'
import { saveSearchRequest } from './save-search-request'
import { countSearchRequests, listSearchRequests, toSearchRequestJson } from './store'

const CONTACT_PRICE = { number_price: toGel(CONTACT_PRICE_TETRI) }

export function searchRequestRoutes(pool: pg.Pool): Router {
  const router = Router()
  const requireAgentOrBroker = (request: Parameters<typeof requireRole>[1]) =>
    requireRole(pool, request, 'broker', 'agent')

  router.post(
    '/client-search',
    readBody,
    jsonHandler(async (request) => {
      const form = parseSearchRequest(await parseBody(request))
      const userId = await findSessionUserId(pool, getAccessToken(request))
      await saveSearchRequest(pool, form, { userId, visitor: getVisitorId(request) })
      return []
    }),
  )

  router.get(
    '/users/clients',
    jsonHandler(async (request) => {
      const userId = await requireAgentOrBroker(request)
      const query = parseQuery(request)
      const [filter, page, locale] = [parseFilter(query), parsePage(query), getLocale(request)]
      const [rows, total] = await Promise.all([
        listSearchRequests(pool, userId, filter, page),
        countSearchRequests(pool, userId, filter),
      ])
      const data = rows.map((row) => toSearchRequestJson(row, locale))
      return { data, ...CONTACT_PRICE, ...toPaginationJson(page, rows.length, total) }
    }),
  )

  router.get(
    '/users/get-matchings',
    jsonHandler(async (request) => {
      const userId = await requireAgentOrBroker(request)
      const query = parseQuery(request)
      const [filter, page, locale] = [parseFilter(query), parsePage(query), getLocale(request)]
      const [rows, total] = await Promise.all([
        listMatches(pool, userId, filter, page),
        countMatches(pool, userId, filter),
      ])
      const cards = await toViewerCards(pool, rows, locale, userId)
      const data = rows.map((row, at) => ({ client: toSearchRequestJson(row, locale), statement: cards[at] }))
      return { data, ...CONTACT_PRICE, ...toPaginationJson(page, rows.length, total) }
    }),
  )

  router.post(
    '/users/clients/:id/ask',
    jsonHandler(async (request) => {
      const userId = await requireAgentOrBroker(request)
      const id = Number(request.params.id)
      if (!isId(id)) throw notFound('Client')
      return { offer: await requestContact(pool, userId, id) }
    }),
  )

  return router
}
