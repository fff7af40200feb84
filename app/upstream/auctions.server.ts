import type { z } from 'zod'
import * as wire from '~contract/schemas/auctions'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import { parseOnce } from './parse-once'
import { toPrice } from './statement-fields'
import { toStatementCard } from './statements.server'
import type { Call } from './upstream-client.server'

export type Auction = ReturnType<typeof toAuction>

export function toAuction({ starting_price, bids, ends_at, url }: z.output<typeof wire.Auction>) {
  return { startingPrice: toPrice(starting_price), bids, endsAt: ends_at, href: url }
}

function toAuctionCard({ auction, ...card }: z.output<typeof wire.AuctionCard>) {
  return { ...toStatementCard(card), auction: toAuction(auction) }
}

export type AuctionCard = ReturnType<typeof toAuctionCard>

const RunningAuctions = wire.RunningAuctions.extend({
  data: rowsOf(parseOnce(wire.AuctionCard, toAuctionCard)),
}).transform(({ data }) => data)

/** Running auctions among the statements that the query finds, ending soonest first. */
export function runningAuctions(query: URLSearchParams): Call<AuctionCard[]> {
  return {
    api: 'main',
    path: 'microservice/statements/auctions',
    query,
    answer: success(RunningAuctions),
  }
}
