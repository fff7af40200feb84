import { z } from 'zod'
import { georgianTime, success } from './envelope'
import { Price } from './statement-schemas'
import { StatementCardSchema } from './statements.server'
import type { Call } from './upstream-client.server'

const Auction = z
  .object({
    starting_price: Price,
    bids: z.number().int().min(0),
    ends_at: georgianTime,
    // A link of a page: of our own site, or of the auction site.
    url: z.string().regex(/^(https?:\/\/|\/(?!\/))/),
  })
  .transform((wire) => ({
    startingPrice: wire.starting_price,
    bids: wire.bids,
    endsAt: wire.ends_at,
    href: wire.url,
  }))

const AuctionCard = StatementCardSchema.and(z.object({ auction: Auction }))

/** A statement that is being auctioned, as lists show it. */
export type AuctionCard = z.output<typeof AuctionCard>

/** Running auctions of the statements that the same query finds, the one that ends soonest first. */
export function runningAuctions(query: URLSearchParams): Call<AuctionCard[]> {
  return {
    api: 'main',
    path: 'microservice/statements/auctions',
    query,
    answer: success(z.object({ data: z.array(AuctionCard) })).transform(({ data }) => data),
  }
}
