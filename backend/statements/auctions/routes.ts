import { Router } from 'express'
import type { Db } from '~backend/platform/db/pool'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { parsePage } from '~backend/platform/http/pagination'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'
import { statementEndpoints } from '~contract/endpoints/statements'
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

  return mountEndpoint(Router(), statementEndpoints.auctions, async ({ query: received, userId, locale }) => {
    if (!auctionCards) return toCardListJson([], {})
    const query = await parseSearchText(received)
    const { perPage } = parsePage(query, AUCTIONS_PER_PAGE)
    const { auctions, eurRate } = await getRunningAuctions()
    const fetchCards = createFetchCards(locale, userId)
    const cards = await search.fetchAmong([...auctions.keys()], perPage, query, userId, fetchCards)
    const withAuction = cards.flatMap((card) => {
      const auction = auctions.get(card.id)
      return auction ? auctionCards.get(card, auction, eurRate, locale) : []
    })
    return toCardListJson(withAuction, {})
  })
}
