import { Router } from 'express'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import type { PreserializedJson } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'
import { toCardListJson } from '../card-cache'
import type { CreateFetchCards } from '../fetch-cards'
import { AuctionCards } from './auction-cards'
import { createRunningAuctions } from './running-auctions'

const AUCTIONS_PER_PAGE = 4

type AuctionDependencies = {
  /** URL of the auction site linked from lots. Undefined: no lots. */
  auctionUrl: string | undefined
  search: SearchEngine
  parseSearchText: ParseSearchText
  createFetchCards: CreateFetchCards
}

export function auctionRoutes(
  db: Db,
  { auctionUrl, search, parseSearchText, createFetchCards }: AuctionDependencies,
): Router {
  const getRunningAuctions = createRunningAuctions(db)
  const auctionCards = auctionUrl === undefined ? undefined : new AuctionCards(auctionUrl)

  return Router().get(
    '/auctions',
    visitorHandler(async (request, viewerId): Promise<PreserializedJson> => {
      if (!auctionCards) return toCardListJson([], {})
      const query = await parseSearchText(parseQuery(request))
      const locale = getLocale(request)
      const { perPage } = parsePage(query, AUCTIONS_PER_PAGE)
      const { auctions, eurRate } = await getRunningAuctions()
      const fetchCards = createFetchCards(locale, viewerId)
      const cards = await search.fetchAmong([...auctions.keys()], perPage, query, viewerId, fetchCards)
      const withAuction = cards.flatMap((card) => {
        const auction = auctions.get(card.id)
        return auction ? auctionCards.get(card, auction, eurRate, locale) : []
      })
      return toCardListJson(withAuction, {})
    }),
  )
}
