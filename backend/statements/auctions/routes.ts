import { Router } from 'express'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage } from '~backend/platform/http/pagination'
import { parseQuery } from '~backend/platform/http/query'
import type { ParseSearchText } from '~backend/search/search-text'
import { buildWhere } from '~backend/search/sql/where'
import type { RunningAuctions } from '~contract/schemas/auctions'
import type { AnswerOf } from '~contract/schemas/envelope'
import { pairWithCards, type ToViewerCards } from '../viewer-cards'
import { toStartingPrices } from './starting-price'
import { listAuctions } from './store'

const AUCTIONS_PER_PAGE = 4

type AuctionDependencies = {
  /** The auction site that lots are linked to; without it there are none. */
  auctionUrl: string | undefined
  parseSearchText: ParseSearchText
  toViewerCards: ToViewerCards
}

export function auctionRoutes(
  db: Db,
  { auctionUrl, parseSearchText, toViewerCards }: AuctionDependencies,
): Router {
  return Router().get(
    '/auctions',
    visitorHandler(async (request, viewerId): Promise<AnswerOf<typeof RunningAuctions>> => {
      if (auctionUrl === undefined) return { data: [] }
      const query = await parseSearchText(parseQuery(request))
      const locale = getLocale(request)
      const rows = await listAuctions(
        db,
        buildWhere(query, viewerId),
        parsePage(query, AUCTIONS_PER_PAGE).perPage,
        locale,
      )
      const cards = await toViewerCards(rows, locale, viewerId)
      return {
        data: pairWithCards(rows, cards).map(({ row, card }) => ({
          ...card,
          auction: {
            starting_price: toStartingPrices(row),
            bids: row.bids,
            ends_at: row.ends_at,
            url: `${auctionUrl}/${row.auction_id}?lang=${locale}`,
          },
        })),
      }
    }),
  )
}
