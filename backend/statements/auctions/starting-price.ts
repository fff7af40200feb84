import { type PriceAmount, toPrices } from '../price'
import type { AuctionRow } from './store'

/** Starting bids by currency id. */
export function toStartingPrices(
  row: Pick<AuctionRow, 'starting_price_gel' | 'starting_price_usd' | 'area_m2' | 'eur_rate'>,
): Record<string, PriceAmount> {
  return toPrices({ ...row, price_gel: row.starting_price_gel, price_usd: row.starting_price_usd })
}
