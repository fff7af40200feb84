import type { HiddenFilter } from '~/features/favorites/index.server'
import { PAGE_SIZE, type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import { MAX_VIP_ROW } from '~/features/statements'
import type { Visitor } from '~/session/visitor.server'
import { type AuctionCard, runningAuctions } from '~/upstream/auctions.server'
import { type StatementCard, statementList } from '~/upstream/statements.server'

const MAX_AUCTIONS = 4

export interface PromotedStatements {
  vips: StatementCard[]
  auctions: AuctionCard[]
}

/** Empty lists, as the map view has only the main list. */
export const noPromotedStatements: PromotedStatements = { vips: [], auctions: [] }

/** Loads the row with VIP statements of the search except the page's own, which are known only afterwards. */
export async function loadPromotedStatements(
  visitor: Visitor,
  filters: SearchFilters,
  hidden: HiddenFilter,
): Promise<PromotedStatements> {
  if (filters.page > 1) return noPromotedStatements
  const vipFilters: SearchFilters = { ...filters, flags: [...filters.flags, 'is_vip'] }
  const vipParams = toUpstreamParams(vipFilters, PAGE_SIZE + MAX_VIP_ROW)
  const [vips, auctions] = await Promise.all([
    filters.flags.includes('is_vip')
      ? undefined
      : visitor.optional('VIP row', visitor.call(statementList(hidden.forCount(vipParams)))),
    visitor.optional(
      'auctions',
      visitor.call(runningAuctions(hidden.forCount(toUpstreamParams(filters, MAX_AUCTIONS)))),
    ),
  ])
  return { vips: vips?.cards ?? [], auctions: auctions ?? [] }
}

export function withoutShownVips(
  { vips, auctions }: PromotedStatements,
  shown: readonly StatementCard[],
): PromotedStatements {
  const shownIds = new Set(shown.map(({ id }) => id))
  return { vips: vips.filter(({ id }) => !shownIds.has(id)).slice(0, MAX_VIP_ROW), auctions }
}
