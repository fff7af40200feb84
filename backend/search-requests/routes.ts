import { Router } from 'express'
import type pg from 'pg'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { getVisitorId } from '~backend/platform/http/visitor'
import { pairWithCards, type ToViewerCards } from '~backend/statements/viewer-cards'
import { searchRequestEndpoints } from '~contract/endpoints/search-requests'
import { isId } from '~contract/values/ids'
import { toLari } from '~contract/values/money'
import { toFilter } from './filter'
import { countMatches, listMatches } from './matches'
import { CONTACT_PRICE_TETRI, requestContact } from './request-contact'
import { saveSearchRequest } from './save-search-request'
import { countSearchRequests, findSearchRequest, listSearchRequests, toSearchRequestJson } from './store'

const CONTACT_PRICE = { number_price: toLari(CONTACT_PRICE_TETRI) }

export function searchRequestRoutes(pool: pg.Pool, toViewerCards: ToViewerCards): Router {
  const router = Router()

  mountEndpoint(router, searchRequestEndpoints.create, async ({ body, userId, request }) => {
    await saveSearchRequest(pool, body, { userId, visitor: getVisitorId(request) })
    return []
  })

  mountEndpoint(router, searchRequestEndpoints.list, async ({ query, userId, locale }) => {
    const [filter, page] = [toFilter(query), toPage(query)]
    const [rows, total] = await Promise.all([
      listSearchRequests(pool, userId, filter, page),
      countSearchRequests(pool, userId, filter),
    ])
    const data = rows.map((row) => toSearchRequestJson(row, locale))
    return { data, ...CONTACT_PRICE, ...toPaginationJson(page, rows.length, total) }
  })

  mountEndpoint(router, searchRequestEndpoints.one, async ({ params, userId, locale }) => {
    const id = Number(params.id)
    const row = isId(id) ? await findSearchRequest(pool, userId, id) : undefined
    if (!row) throw notFound('Client')
    return { client: toSearchRequestJson(row, locale), ...CONTACT_PRICE }
  })

  mountEndpoint(router, searchRequestEndpoints.matches, async ({ query, userId, locale }) => {
    const [filter, page] = [toFilter(query), toPage(query)]
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
  })

  mountEndpoint(router, searchRequestEndpoints.requestContact, async ({ params, userId }) => {
    const id = Number(params.id)
    if (!isId(id)) throw notFound('Client')
    return { offer: await requestContact(pool, userId, id) }
  })

  return router
}
