import type { LoaderFunctionArgs } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { formatSearchHeading } from '~/features/search/search-heading'
import { searchUrl, toUpstreamParams } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import type { PopularSearch } from '~/features/simplified-search/popular-searches'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { statementCount } from '~/upstream/statements.server'
import { TBILISI_ID } from '~contract/locations'

const BATUMI_ID = 15

const POPULAR_SEARCHES: readonly (readonly [deal: number, type: number, city?: number])[] = [
  [1, 1, TBILISI_ID],
  [2, 1, TBILISI_ID],
  [7, 1, BATUMI_ID],
  [1, 2],
  [1, 4],
  [2, 5, TBILISI_ID],
]

/** Loads popular searches, without those that lack results or counts. */
export async function loadPopularSearches(args: LoaderFunctionArgs): Promise<PopularSearch[]> {
  const visitor = getVisitor(args)
  const hidden = createHiddenFilter(args)
  const [{ dictionaries, cities }, i18n] = await Promise.all([
    loadFilterData(visitor, args.context.site),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'search-filters')
  const counted = await Promise.all(
    POPULAR_SEARCHES.map(async ([deal, type, city]) => {
      const lists = { deal_types: [deal], real_estate_types: [type], ...(city && { cities: [city] }) }
      const filters = { lists, ranges: {}, flags: [], page: 1 }
      const query = hidden.forCount(toUpstreamParams(filters))
      const found = await visitor.optional('count', visitor.call(statementCount(query)))
      return {
        label: formatSearchHeading(filters, dictionaries, cities, t),
        href: searchUrl(filters, visitor.language),
        count: found?.total ?? 0,
      }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}
