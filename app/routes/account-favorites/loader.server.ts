import { redirect } from '@remix-run/node'
import { comparisonUrl, parseComparisonQuery } from '~/features/comparison/urls'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import type { Visitor } from '~/session/visitor.server'
import { type Dictionaries, statementParameters } from '~/upstream/dictionaries.server'
import type { FavoritePage } from '~/upstream/favorites.server'
import { type FavoritesQuery, favoritesUrl } from './urls'

export const PAGE_SIZE = 20

/** Redirects comparisons, which were shown here before they had their own page. */
export function redirectFormerComparison(request: Request, { language }: Visitor): void {
  const compared = new URL(request.url).searchParams.get('compare')
  if (compared === null) return
  const { ids } = parseComparisonQuery(new URLSearchParams({ ids: compared }))
  throw redirect(toLocalizedPath(comparisonUrl({ ids }), language), 301)
}

export async function toFavoritesData(
  listed: Promise<FavoritePage>,
  query: FavoritesQuery,
  visitor: Visitor,
) {
  const [list, dictionaries, i18n] = await Promise.all([
    listed,
    visitor.optional('parameters', visitor.cachedCall(statementParameters)),
    getI18n(visitor.language),
  ])
  requireListPage(query, list.lastPage, favoritesUrl, visitor.language)
  const t = i18n.getFixedT(visitor.language, 'favorites')
  const title = t(query.hidden ? 'hidden_title' : 'title')
  return { ...list, query, deals: query.hidden ? [] : listDeals(list, dictionaries), title }
}

export type FavoritesData = Awaited<ReturnType<typeof toFavoritesData>>

/** Returns the deals to filter by, with counts if the upstream provides them. */
function listDeals({ dealCounts }: FavoritePage, dictionaries: Dictionaries | undefined) {
  const deals = (dictionaries?.deal_types.all ?? []).map(({ id, name }) => ({
    id,
    name,
    count: dealCounts?.[id],
  }))
  return dealCounts ? deals.filter(({ count }) => count) : deals
}
