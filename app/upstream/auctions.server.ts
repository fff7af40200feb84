import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { georgianTime } from '~contract/schemas/primitives'
import { Price } from '~contract/schemas/statements'
import { toPrice } from './statement-schemas'
import { StatementCardSchema } from './statements.server'
import type { Call } from './upstream-client.server'

const Auction = z
  .object({
    starting_price: Price,
    bids: z.number().int().min(0),
    ends_at: georgianTime,
    // A URL of this site or of the auction site.
    url: z.string().regex(/^(https?:\/\/|\/(?!\/))/),
  })
  .transform((wire) => ({
    startingPrice: toPrice(wire.starting_price),
    bids: wire.bids,
    endsAt: wire.ends_at,
    href: wire.url,
  }))

const AuctionCard = StatementCardSchema.and(z.object({ auction: Auction }))

export type AuctionCard = z.output<typeof AuctionCard>

/** Running auctions among the statements the query finds, the one ending first at the top. */
export function runningAuctions(query: URLSearchParams): Call<AuctionCard[]> {
  return {
    api: 'main',
    path: 'microservice/statements/auctions',
    query,
    answer: success(z.object({ data: z.array(AuctionCard) })).transform(({ data }) => data),
  }
}
