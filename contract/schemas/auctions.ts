import { z } from 'zod'
import { georgianTime, linkUrl } from './primitives'
import { rowsOf } from './rows'
import { Price, StatementCard } from './statements'

export const Auction = z.object({
  starting_price: Price,
  bids: z.number().int().min(0),
  ends_at: georgianTime,
  /** URL on this site or on the auction site. */
  url: linkUrl,
})

export const AuctionCard = StatementCard.extend({ auction: Auction })

export const RunningAuctions = z.object({ data: rowsOf(AuctionCard) })
