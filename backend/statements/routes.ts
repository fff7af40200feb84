import { randomUUID } from 'node:crypto'
import { Router } from 'express'
import type { Logger } from 'pino'
import { signedInUserId } from '../auth/sessions'
import type { Db } from '../db/pool'
import { catalogue } from '../dictionaries/catalogue'
import { answering } from '../http/answering'
import { localeOf } from '../http/locale'
import { isOn, queryOf } from '../http/query'
import { tokenOf } from '../http/token'
import type { PlaceNames } from '../locations/place-names'
import { listPlaces } from '../locations/store'
import { cityTree } from '../locations/tree'
import { cardsOf } from './cards'
import type { ColumnSearch } from './columns/search'
import { countsOf } from './counts'
import { echoOf, whereOf } from './filters'
import { leftOutOf } from './left-out'
import { marksOf } from './marks'
import { orderOf, pageOf } from './order'
import type { ReadText } from './read-text'
import { readable } from './readable'
import { type ReadyCards, readyList } from './ready-cards'
import { singleOf } from './single'
import { listIds, listSimilar, listStatements } from './store'
import { roomsOf } from './tour/rooms'
import { tourRooms } from './tour/store'
import { countViewAfterAnswer } from './views/after-answer'

const SIMILARS = 8

/** What lists are made with. */
type Lists = { columns: ColumnSearch; readyCards: ReadyCards; names: PlaceNames; readText: ReadText }

/** `/microservice/statements…` of the main API. */
export function statementRoutes(
  db: Db,
  log: Logger,
  { columns, readyCards, names, readText }: Lists,
): Router {
  const router = Router()
  const counts = countsOf(db, columns)

  router.get(
    '/',
    answering(async (request) => {
      const query = await readText(queryOf(request))
      const viewerId = await signedInUserId(db, tokenOf(request))
      const page = pageOf(query)
      const locale = localeOf(request)
      const rest = { search_report_uuid: randomUUID(), map_settings: [], seo: { filters: echoOf(query) } }
      if (viewerId === undefined) {
        const ready = (ids: number[]) => readyCards.of(ids, locale)
        const cards = await columns.page(query, page, viewerId, ready)
        if (cards) return readyList(cards, rest)
      }
      const fetch = (ids: number[]) => listStatements(db, names, ids, locale)
      const rows =
        (await columns.page(query, page, viewerId, fetch)) ??
        (await fetch(await listIds(db, whereOf(query, viewerId), orderOf(query), page)))
      return { data: await cardsOf(db, rows, locale, viewerId), ...rest }
    }),
  )

  router.get(
    '/count',
    answering(async (request) => {
      const query = await readText(queryOf(request))
      const { page, perPage } = pageOf(query)
      const viewerId = await signedInUserId(db, tokenOf(request))
      const total = await counts.total(query, viewerId)
      return { page, per_page: perPage, last_page: Math.max(1, Math.ceil(total / perPage)), total }
    }),
  )

  router.get(
    '/facets',
    answering(async (request) => {
      const query = await readText(queryOf(request))
      return counts.facets(query, await signedInUserId(db, tokenOf(request)))
    }),
  )

  router.get(
    '/statement-parameters',
    answering(async (request) => {
      const locale = localeOf(request)
      const words = catalogue(locale)
      if (isOn(queryOf(request), 'exclude_cities')) return words
      return { ...words, cities: cityTree(await listPlaces(db), locale) }
    }),
  )

  router.get(
    '/similars/:id',
    answering(async (request) => {
      const { row, viewerId } = await readable(db, request)
      const query = queryOf(request)
      const locale = localeOf(request)
      const rows = await listSimilar(db, row, leftOutOf(query, viewerId), pageOf(query, SIMILARS), locale)
      return { data: await cardsOf(db, rows, locale, viewerId) }
    }),
  )

  router.get(
    '/:id/tour',
    answering(async (request) => {
      const { row } = await readable(db, request)
      return { rooms: roomsOf(await tourRooms(db, row.id), localeOf(request)) }
    }),
  )

  router.get(
    '/:id',
    answering(async (request) => {
      const { row, viewerId } = await readable(db, request)
      const markOf = await marksOf(db, viewerId, [row.id])
      const isOwner = row.user_id === viewerId
      if (!isOwner) countViewAfterAnswer(db, log, request, row.id)
      return { statement: singleOf(row, localeOf(request), isOwner, markOf(row.id)) }
    }),
  )

  return router
}
