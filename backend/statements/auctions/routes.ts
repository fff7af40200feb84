import { Router } from 'express'
import { signedInUserId } from '../../auth/sessions'
import type { Db } from '../../db/pool'
import { answering } from '../../http/answering'
import { localeOf } from '../../http/locale'
import { queryOf } from '../../http/query'
import { tokenOf } from '../../http/token'
import { cardsOf } from '../cards'
import { whereOf } from '../filters'
import { pageOf } from '../order'
import type { ReadText } from '../read-text'
import { lotAddress } from './address'
import { startingPriceOf } from './starting-price'
import { listAuctions } from './store'

const AUCTIONS = 4

/** `GET /auctions`: the cards of statements that are being auctioned, each with its auction. */
export function auctionRoutes(db: Db, auctionUrl: string, readText: ReadText): Router {
  return Router().get(
    '/auctions',
    answering(async (request) => {
      const query = await readText(queryOf(request))
      const locale = localeOf(request)
      const viewerId = await signedInUserId(db, tokenOf(request))
      const rows = await listAuctions(db, whereOf(query, viewerId), pageOf(query, AUCTIONS).perPage, locale)
      const cards = await cardsOf(db, rows, locale, viewerId)
      const auctions = rows.map((row) => ({
        starting_price: startingPriceOf(row),
        bids: row.bids,
        ends_at: row.ends_at,
        url: lotAddress(auctionUrl, row.auction_id, locale),
      }))
      return { data: cards.map((card, index) => ({ ...card, auction: auctions[index] })) }
    }),
  )
}
