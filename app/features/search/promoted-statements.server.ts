import type { HiddenFilter } from '~/features/favorites/index.server'
import { PAGE_SIZE, type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { type AuctionCard, runningAuctions } from '~/upstream/auctions.server'
import { type StatementCard, statementList } from '~/upstream/statements.server'

/** From the specification. */
const MAX_VIPS = 9
const MAX_AUCTIONS = 4

export interface PromotedStatements {
  vips: StatementCard[]
  auctions: AuctionCard[]
}

/** The map view shows only the list. */
export const noPromotedStatements: PromotedStatements = { vips: [], auctions: [] }

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

/** VIP tiers lead every order, so the first page has the top ones: this row starts where a third page of ten would. */
function toVipParams(filters: SearchFilters): URLSearchParams {
  const half = PAGE_SIZE / 2
  return toUpstreamParams({ ...filters, flags: [...filters.flags, 'is_vip'], page: 3 }, half)
}
