import { Router } from 'express'
import { visitorHandler } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { getLocale } from '~backend/platform/http/locale'
import { parseQuery } from '~backend/platform/http/query'
import { parsePage } from '~backend/search/order'
import type { ParseSearchText } from '~backend/search/search-text'
import { buildWhere } from '~backend/search/sql/where'
import { toViewerCards } from '../viewer-cards'
import { toStartingPrices } from './starting-price'
import { listAuctions } from './store'
import { toLotUrl } from './urls'

const AUCTIONS_PER_PAGE = 4

/** `GET /auctions`: cards of auctioned statements with their auctions. */
export function auctionRoutes(db: Db, auctionUrl: string, readText: ParseSearchText): Router {
  return Router().get(
    '/auctions',
    visitorHandler(async (request, viewerId) => {
      const query = await readText(parseQuery(request))
      const locale = getLocale(request)
      const rows = await listAuctions(
        db,
        buildWhere(query, viewerId),
        parsePage(query, AUCTIONS_PER_PAGE).perPage,
        locale,
      )
      const cards = await toViewerCards(db, rows, locale, viewerId)
      const auctions = rows.map((row) => ({
        starting_price: toStartingPrices(row),
        bids: row.bids,
        ends_at: row.ends_at,
        url: toLotUrl(auctionUrl, row.auction_id, locale),
      }))
      return { data: cards.map((card, index) => ({ ...card, auction: auctions[index] })) }
    }),
  )
}
