import type { z } from 'zod'
import { statementEndpoints } from '~contract/endpoints/statements'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import * as wire from '~contract/schemas/statement-details'
import { createRequest } from './endpoint-call.server'
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

const RunningAuctions = statementEndpoints.auctions.answer
  .extend({
    data: rowsOf(parseOnce(wire.AuctionCard, toAuctionCard)),
  })
  .transform(({ data }) => data)

/** Running auctions among the statements that the query finds, ending soonest first. */
export function runningAuctions(query: URLSearchParams): Call<AuctionCard[]> {
  return { ...createRequest(statementEndpoints.auctions, { query }), answer: success(RunningAuctions) }
}
