import type { HiddenFilter } from '~/features/favorites/index.server'
import { PAGE_SIZE, type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { type AuctionCard, runningAuctions } from '~/upstream/auctions.server'
import { type StatementCard, statementList } from '~/upstream/statements.server'

/** As the specification has them: VIP statements and auctions beside a page of results. */
const MAX_VIPS = 9
const MAX_AUCTIONS = 4

export interface PromotedStatements {
  vips: StatementCard[]
  auctions: AuctionCard[]
}

/** Beside a map there is room for the list alone. */
export const noPromotedStatements: PromotedStatements = { vips: [], auctions: [] }

/** What stands beside the first page of a search: other VIP statements that it finds, and what of it is auctioned. */
export async function loadPromotedStatements(
  visitor: Visitor,
  filters: SearchFilters,
  hidden: HiddenFilter,
): Promise<PromotedStatements> {
  if (filters.page > 1) return noPromotedStatements
  const [vips, auctions] = await Promise.all([
    filters.flags.includes('is_vip')
      ? undefined
      : visitor.optional('VIP row', visitor.call(statementList(hidden.forCount(toVipParams(filters))))),
    visitor.optional(
      'auctions',
      visitor.call(runningAuctions(hidden.forCount(toUpstreamParams(filters, MAX_AUCTIONS)))),
    ),
  ])
  return { vips: vips?.cards.slice(0, MAX_VIPS) ?? [], auctions: auctions ?? [] }
}

/**
 * VIP tiers lead every order, so the first VIP statements are the page of results itself. The row takes those that
 * come right after it, on what would be the third page of ten.
 */
function toVipParams(filters: SearchFilters): URLSearchParams {
  const half = PAGE_SIZE / 2
  return toUpstreamParams({ ...filters, flags: [...filters.flags, 'is_vip'], page: 3 }, half)
}
