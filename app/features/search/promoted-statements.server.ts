import type { HiddenFilter } from '~/features/favorites/index.server'
import { PAGE_SIZE, type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { type AuctionCard, runningAuctions } from '~/upstream/auctions.server'
import { type StatementCard, statementList } from '~/upstream/statements.server'
import { MAX_PROMOTED_PLACES } from '~contract/statements'

/** From the specification. */
const MAX_VIPS = 9
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
  const vipParams = toUpstreamParams(vipFilters, PAGE_SIZE + MAX_VIPS)
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
  return { vips: vips.filter(({ id }) => !shownIds.has(id)).slice(0, MAX_VIPS), auctions }
}

/** Nobody is promoted where the newest are wanted first. Fewer statements than places are all promoted, so whatever VIP statements lead a page were paid for. */
export function countPromoted(cards: readonly StatementCard[], { page, sort }: SearchFilters): number {
  if (page > 1 || sort === 'created_at_desc') return 0
  const ordinary = cards.findIndex(({ vip }) => !vip)
  return Math.min(ordinary < 0 ? cards.length : ordinary, MAX_PROMOTED_PLACES)
}
