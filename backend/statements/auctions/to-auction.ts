import type { Locale } from '~backend/platform/localized-text'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Auction } from '~contract/schemas/statement-details'
import { toPrices } from '../price'
import type { RunningAuction } from './running-auctions'

type Context = {
  /** URL of the auction site linked from lots. */
  auctionUrl: string
  /** Lari per euro; null while the exchange rate is unknown. */
  eurRate: number | null
  locale: Locale
}

export function toAuction(
  running: RunningAuction,
  { auctionUrl, eurRate, locale }: Context,
): AnswerOf<typeof Auction> {
  const { id, starting_price_gel: price_gel, starting_price_usd: price_usd, area_m2, bids, ends_at } = running
  return {
    starting_price: toPrices({ price_gel, price_usd, area_m2, eur_rate: eurRate }),
    bids,
    ends_at,
    url: `${auctionUrl}/${id}?lang=${locale}`,
  }
}
