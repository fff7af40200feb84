import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { comparisonUrl, parseComparisonQuery } from '~/features/comparison/urls'
import { mergeGuestFavorites, readGuestFavorites } from '~/features/favorites/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { type Dictionaries, statementParameters } from '~/upstream/dictionaries.server'
import { type FavoritePage, favoritePage, hiddenStatementPage } from '~/upstream/favorites.server'
import { statementList } from '~/upstream/statements.server'
import { FAVORITES_PATH, type FavoritesQuery, favoritesUrl, parseFavoritesQuery } from './urls'

const PAGE_SIZE = 20

export async function loadFavorites({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  redirectFormerComparison(request, visitor)
  await requireUser(visitor, request)
  // After signing in the guest's favourites must already be included.
  await mergeGuestFavorites(visitor, request, context)
  const query = parseFavoritesQuery(new URL(request.url))
  const { hidden, page, deal } = query
  const list = visitor.call(
    hidden ? hiddenStatementPage(page, PAGE_SIZE) : favoritePage(page, PAGE_SIZE, deal),
  )
  return toFavoritesData(list, query, visitor)
}

/** Loads the lists of a guest's device, which are merged into the account on signing in. */
export async function loadGuestFavorites({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  redirectFormerComparison(request, visitor)
  const query = parseFavoritesQuery(new URL(request.url))
  if (await visitor.user())
    throw redirect(toLocalizedPath(favoritesUrl({ ...query, path: FAVORITES_PATH }), visitor.language))
  return toFavoritesData(listGuestFavorites(visitor, query, { request, context }), query, visitor)
}

/** Redirects comparisons, which were shown here before they had their own page. */
function redirectFormerComparison(request: Request, { language }: Visitor): void {
  const compared = new URL(request.url).searchParams.get('compare')
  if (compared === null) return
  const { ids } = parseComparisonQuery(new URLSearchParams({ ids: compared }))
  throw redirect(toLocalizedPath(comparisonUrl({ ids }), language), 301)
}

/** Returns a guest's favourites, last added first; withdrawn statements have only their number. */
async function listGuestFavorites(
  visitor: Visitor,
  { hidden, page, deal }: FavoritesQuery,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<FavoritePage> {
  const lists = readGuestFavorites(request, context)
  const ids = (hidden ? lists.hidden : lists.favorites).toReversed()
  const found = ids.length > 0 ? await findStatements(visitor, ids) : []
  const chosen = deal === undefined ? found : found.filter(({ dealId }) => dealId === deal)
  const withdrawn = ids.filter((id) => !found.some((card) => card.id === id))
  const dealCounts = new Map<number, number>()
  for (const { dealId } of found) dealCounts.set(dealId, (dealCounts.get(dealId) ?? 0) + 1)
  return {
    cards: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: chosen.length,
    lastPage: Math.max(1, Math.ceil(chosen.length / PAGE_SIZE)),
    withdrawn: withdrawn.map((id) => ({ id, title: formatId(id, visitor.language) })),
    dealCounts: Object.fromEntries(dealCounts),
  }
}

async function toFavoritesData(listed: Promise<FavoritePage>, query: FavoritesQuery, visitor: Visitor) {
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

/** Returns statements in the order of the ids, without withdrawn ones. */
async function findStatements(visitor: Visitor, ids: number[]) {
  const query = new URLSearchParams({ ids: ids.join(), per_page: String(ids.length) })
  const { cards } = await visitor.call(statementList(query))
  return cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Returns the deals to filter by, with counts if the upstream provides them. */
function listDeals({ dealCounts }: FavoritePage, dictionaries: Dictionaries | undefined) {
  const deals = (dictionaries?.deal_types.all ?? []).map(({ id, name }) => ({
    id,
    name,
    count: dealCounts?.[id],
  }))
  return dealCounts ? deals.filter(({ count }) => count) : deals
}
