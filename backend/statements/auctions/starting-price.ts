import { type Amount, priceOf } from '../price'
import type { AuctionRow } from './store'

/** What the bids begin with, by currency id. */
export function startingPriceOf(row: AuctionRow): Record<string, Amount> {
  return priceOf({ ...row, price_gel: row.starting_price_gel, price_usd: row.starting_price_usd })
}
