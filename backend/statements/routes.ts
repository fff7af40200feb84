import { randomUUID } from 'node:crypto'
import { type Request, Router } from 'express'
import type { Logger } from 'pino'
import { getCatalogue } from '~backend/dictionaries/catalogue'
import { toCityTree } from '~backend/locations/city-tree'
import { listPlaces } from '~backend/locations/store'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { dedupeWithinTick } from '~backend/platform/dedupe-within-tick'
import { jsonHandler, type PreserializedJson } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage } from '~backend/platform/http/pagination'
import { getBoolean, parseQuery } from '~backend/platform/http/query'
import type { DescribePicture } from '~backend/platform/pictures'
import { toEchoedFilters } from '~backend/search/echoed-filters'
import { parseExclusions } from '~backend/search/exclusions'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'
import type { Dictionaries } from '~contract/schemas/dictionaries'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Facets } from '~contract/schemas/facets'
import type { SingleStatement } from '~contract/schemas/statement-details'
import type { StatementCount } from '~contract/schemas/statements'
import type { Tour } from '~contract/schemas/tours'
import { listRunningAuctions } from './auctions/running-auctions'
import { toAuction } from './auctions/to-auction'
import { toCardListJson } from './card-cache'
import type { CreateFetchCards } from './fetch-cards'
import type { PriceMedians } from './price-medians'
import { requireReadable } from './require-readable'
import { toStatementDetail } from './statement-detail'
import { findStatement, listSimilarIds } from './store'
import { toTourRooms } from './tour/rooms'
import { listTourRooms } from './tour/store'
import { findViewerFlags } from './viewer-flags'
import { countViewAfterResponse } from './views/count-view'

const SIMILAR_PER_PAGE = 8

type StatementDependencies = {
  /** URL of the auction site linked from lots. Undefined: no lots. */
  auctionUrl: string | undefined
  search: SearchEngine
  createFetchCards: CreateFetchCards
  parseSearchText: ParseSearchText
  priceMedians: PriceMedians
  describePicture: DescribePicture
}

export function statementRoutes(
  db: Db,
  log: Logger,
  {
    auctionUrl,
    search,
    createFetchCards,
    parseSearchText,
    priceMedians,
    describePicture,
  }: StatementDependencies,
): Router {
  const router = Router()
  // Deduplicated, because a page requests a statement and those similar to it within one tick.
  const findOnce = dedupeWithinTick((idOrUuid: string) => findStatement(db, idOrUuid))
  const requireStatement = async ({ params }: Request, viewerId: number | undefined) =>
    requireReadable(await findOnce(params.id ?? ''), viewerId)

  router.get(
    '/',
    visitorHandler(async (request, viewerId): Promise<PreserializedJson> => {
      const query = await parseSearchText(parseQuery(request))
      const locale = getLocale(request)
      const rest = {
        search_report_uuid: randomUUID(),
        map_settings: [],
        seo: { filters: toEchoedFilters(query) },
      }
      const cards = await search.fetchPage(query, viewerId, createFetchCards(locale, viewerId))
      return toCardListJson(cards, rest)
    }),
  )

  router.get(
    '/count',
    visitorHandler(async (request, viewerId): Promise<AnswerOf<typeof StatementCount>> => {
      const query = await parseSearchText(parseQuery(request))
      const { page, perPage } = parsePage(query)
      const total = await search.count(query, viewerId)
      return { page, per_page: perPage, last_page: Math.max(1, Math.ceil(total / perPage)), total }
    }),
  )

  router.get(
    '/facets',
    visitorHandler(async (request, viewerId): Promise<AnswerOf<typeof Facets>> => {
      const query = await parseSearchText(parseQuery(request))
      return search.countFacets(query, viewerId)
    }),
  )

  router.get(
    '/statement-parameters',
    jsonHandler(async (request): Promise<AnswerOf<typeof Dictionaries>> => {
      const locale = getLocale(request)
      const catalogue = getCatalogue(locale)
      if (getBoolean(parseQuery(request), 'exclude_cities')) return catalogue
      return { ...catalogue, cities: toCityTree(await listPlaces(db), locale) }
    }),
  )

  router.get(
    '/similars/:id',
    visitorHandler(async (request, viewerId): Promise<PreserializedJson> => {
      const row = await requireStatement(request, viewerId)
      const query = parseQuery(request)
      const ids = await listSimilarIds(
        db,
        row,
        parseExclusions(query, viewerId),
        parsePage(query, SIMILAR_PER_PAGE),
      )
      const fetchCards = createFetchCards(getLocale(request), viewerId)
      const cards = await search.fetchAmong(ids, ids.length, new Map(), viewerId, fetchCards)
      return toCardListJson(cards, {})
    }),
  )

  router.get(
    '/:id/tour',
    visitorHandler(async (request, viewerId): Promise<AnswerOf<typeof Tour>> => {
      const row = await requireStatement(request, viewerId)
      return { rooms: toTourRooms(await listTourRooms(db, row.id), getLocale(request)) }
    }),
  )

  router.get(
    '/:id',
    visitorHandler(async (request, viewerId): Promise<AnswerOf<typeof SingleStatement>> => {
      const row = await requireStatement(request, viewerId)
      const locale = getLocale(request)
      const [getFlags, toMedianComparison, [auction]] = await Promise.all([
        findViewerFlags(db, viewerId, [row.id]),
        priceMedians.getComparison(),
        auctionUrl === undefined ? [] : listRunningAuctions(db, [row.id]),
      ])
      const isOwner = row.user_id === viewerId
      countViewAfterResponse(db, log, request, { statementId: row.id, userId: viewerId })
      const context = {
        isOwner,
        flags: getFlags(row.id),
        medianComparison: toMedianComparison(row),
        auction:
          auction && auctionUrl !== undefined
            ? toAuction(auction, { auctionUrl, eurRate: row.eur_rate, locale })
            : null,
      }
      return { statement: toStatementDetail(row, locale, context, describePicture) }
    }),
  )

  return router
}
