import type { Visitor } from '../../http/visitor.server'
import { type AuctionCard, runningAuctions } from '../../upstream/auctions.server'
import { type StatementCard, statementList } from '../../upstream/statements.server'
import { type Criteria, PAGE_SIZE, upstreamQuery } from '../criteria'
import type { LeftOut } from '../favorites/index.server'

/** As the specification has them: VIP statements and auctions beside a page of results. */
const VIPS = 9
const AUCTIONS = 4

export interface Prominent {
  vips: StatementCard[]
  auctions: AuctionCard[]
}

/** Beside a map there is room for the list alone. */
export const nothingProminent: Prominent = { vips: [], auctions: [] }

/** What stands beside the first page of a search: other VIP statements that it finds, and what of it is auctioned. */
export async function prominentOf(visitor: Visitor, criteria: Criteria, hidden: LeftOut): Promise<Prominent> {
  if (criteria.page > 1) return nothingProminent
  const [vips, auctions] = await Promise.all([
    criteria.flags.includes('is_vip')
      ? undefined
      : visitor.optional('VIP row', visitor.call(statementList(hidden.count(vipQuery(criteria))))),
    visitor.optional(
      'auctions',
      visitor.call(runningAuctions(hidden.count(upstreamQuery(criteria, AUCTIONS)))),
    ),
  ])
  return { vips: vips?.cards.slice(0, VIPS) ?? [], auctions: auctions ?? [] }
}

/**
 * VIP tiers lead every order, so the first VIP statements are the page of results itself. The row takes those that
 * come right after it, on what would be the third page of ten.
 */
function vipQuery(criteria: Criteria): URLSearchParams {
  const half = PAGE_SIZE / 2
  return upstreamQuery({ ...criteria, flags: [...criteria.flags, 'is_vip'], page: 3 }, half)
}
