import { createRandom } from '../../random'
import type { Statement } from './statement'

const HOUR_MS = 3_600_000
const ROUND_DAYS = 14

export function toAuctionRow({ number, deal, price, lifecycle }: Statement, statementId: number, day: Date) {
  const random = createRandom('statement', number, 'auction')
  const isAuctioned = random.chance(deal === 'sale' ? 0.02 : 0.002)
  if (!isAuctioned || lifecycle.status !== 'active' || price.price === null) return undefined
  const begun = random.between(0.7, 0.95) * price.price
  const step = 10 ** Math.max(0, Math.floor(Math.log10(begun)) - 1)
  return {
    statement_id: statementId,
    starting_price: Math.max(1, Math.round(begun / step) * step),
    currency_id: price.currencyId,
    bids: random.chance(0.3) ? 0 : random.whole(1, 18),
    ends_at: new Date(
      day.getTime() + (random.whole(2, ROUND_DAYS - 1) * 24 + random.whole(12, 20)) * HOUR_MS,
    ),
    round_days: ROUND_DAYS,
  }
}

export type AuctionRow = NonNullable<ReturnType<typeof toAuctionRow>>
