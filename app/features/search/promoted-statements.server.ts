import type { HiddenFilter } from '~/features/favorites/index.server'
import {
  DEFAULT_SORT_ORDER,
  PAGE_SIZE,
  type SearchFilters,
  sortOrders,
  toUpstreamParams,
} from '~/features/search-filters'
import { MAX_VIP_ROW } from '~/features/statements'
import type { Visitor } from '~/session/visitor.server'
import { type AuctionCard, runningAuctions } from '~/upstream/auctions.server'
import { type StatementCard, statementList } from '~/upstream/statements.server'
import { MAX_PROMOTED_PLACES, STATEMENT_ORDERS } from '~contract/ranking'

const MAX_AUCTIONS = 4

export interface PromotedStatements {
  vips: StatementCard[]
  auctions: AuctionCard[]
}

/** The map view shows only the list. */
export const noPromotedStatements: PromotedStatements = { vips: [], auctions: [] }

/** The row has any VIP statements of the search but those of the page, which are known only afterwards. */
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

/** Fewer statements than places are all promoted, so whatever VIP statements lead a page were paid for. */
export function countPromoted(cards: readonly StatementCard[], { page, sort }: SearchFilters): number {
  const { order_by } = sortOrders[sort ?? DEFAULT_SORT_ORDER]
  if (page > 1 || !STATEMENT_ORDERS[order_by].hasPromoted) return 0
  const ordinary = cards.findIndex(({ vip }) => !vip)
  return Math.min(ordinary < 0 ? cards.length : ordinary, MAX_PROMOTED_PLACES)
}
