import { randomUUID } from 'node:crypto'
import { Router } from 'express'
import type { Logger } from 'pino'
import { getCatalogue } from '~backend/dictionaries/catalogue'
import { toCityTree } from '~backend/locations/city-tree'
import { listPlaces } from '~backend/locations/store'
import type { Db } from '~backend/platform/db/pool'
import { dedupeWithinTick } from '~backend/platform/dedupe-within-tick'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { parsePage } from '~backend/platform/http/pagination'
import type { DescribePicture } from '~backend/platform/pictures'
import { toEchoedFilters } from '~backend/search/echoed-filters'
import { parseExclusions } from '~backend/search/exclusions'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'
import { statementEndpoints } from '~contract/endpoints/statements'
import { listRunningAuctions } from './auctions/running-auctions'
import { toAuction } from './auctions/to-auction'
import { toCardListJson } from './card-cache'
import type { CreateFetchCards } from './fetch-cards'
import type { PriceMedians } from './price-medians'
import { loadRanking } from './ranking'
import type { ReplyTimes } from './reply-times'
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
  replyTimes: ReplyTimes
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
    replyTimes,
    describePicture,
  }: StatementDependencies,
): Router {
  const router = Router()
  // Deduplicated, because a page requests a statement and those similar to it within one tick.
  const findOnce = dedupeWithinTick((idOrUuid: string) => findStatement(db, idOrUuid))
  const requireStatement = async (id: string, viewerId: number | undefined) =>
    requireReadable(await findOnce(id), viewerId)

  mountEndpoint(router, statementEndpoints.list, async ({ query: received, userId, locale }) => {
    const query = await parseSearchText(received)
    const rest = {
      search_report_uuid: randomUUID(),
      map_settings: [],
      seo: { filters: toEchoedFilters(query) },
    }
    const cards = await search.fetchPage(query, userId, createFetchCards(locale, userId))
    return toCardListJson(cards, rest)
  })

  mountEndpoint(router, statementEndpoints.count, async ({ query: received, userId }) => {
    const query = await parseSearchText(received)
    const { page, perPage } = parsePage(query)
    const total = await search.count(query, userId)
    return { page, per_page: perPage, last_page: Math.max(1, Math.ceil(total / perPage)), total }
  })

  mountEndpoint(router, statementEndpoints.facets, async ({ query, userId }) =>
    search.countFacets(await parseSearchText(query), userId),
  )

  mountEndpoint(router, statementEndpoints.ranking, async ({ query, userId }) =>
    loadRanking(db, search, await parseSearchText(query), userId),
  )

  mountEndpoint(router, statementEndpoints.parameters, async ({ query, locale }) => {
    const catalogue = getCatalogue(locale)
    if (query.exclude_cities) return catalogue
    return { ...catalogue, cities: toCityTree(await listPlaces(db), locale) }
  })

  mountEndpoint(router, statementEndpoints.similar, async ({ params, query, userId, locale }) => {
    const row = await requireStatement(params.id, userId)
    const page = parsePage(query, SIMILAR_PER_PAGE)
    const ids = await listSimilarIds(db, row, parseExclusions(query, userId), page)
    const fetchCards = createFetchCards(locale, userId)
    const cards = await search.fetchAmong(ids, ids.length, new Map(), userId, fetchCards)
    return toCardListJson(cards, {})
  })

  mountEndpoint(router, statementEndpoints.tour, async ({ params, userId, locale }) => {
    const row = await requireStatement(params.id, userId)
    return { rooms: toTourRooms(await listTourRooms(db, row.id), locale) }
  })

  mountEndpoint(router, statementEndpoints.one, async ({ params, userId, locale, request }) => {
    const row = await requireStatement(params.id, userId)
    const [getFlags, toMedianComparison, median, replyMinutes, [auction]] = await Promise.all([
      findViewerFlags(db, userId, [row.id]),
      priceMedians.getComparison(),
      priceMedians.find(row),
      replyTimes.find(row.user_id),
      auctionUrl === undefined ? [] : listRunningAuctions(db, [row.id]),
    ])
    const isOwner = row.user_id === userId
    countViewAfterResponse(db, log, request, { statementId: row.id, userId })
    const context = {
      isOwner,
      flags: getFlags(row.id),
      medianComparison: toMedianComparison(row),
      median,
      replyMinutes,
      auction:
        auction && auctionUrl !== undefined
          ? toAuction(auction, { auctionUrl, eurRate: row.eur_rate, locale })
          : null,
    }
    return { statement: toStatementDetail(row, locale, context, describePicture) }
  })

  return router
}
