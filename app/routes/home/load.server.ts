import type { LoaderFunctionArgs } from '@remix-run/node'
import { latestArticles } from '../../features/articles/index.server'
import { type Criteria, shortcut, upstreamQuery } from '../../features/criteria'
import { type LeftOut, leftOut } from '../../features/favorites/index.server'
import { mostLookedAt } from '../../features/people/index.server'
import { finderOptions } from '../../features/search/form-options'
import { recentSearches } from '../../features/search/memory.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { runningAuctions } from '../../upstream/auctions.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { statementFacets } from '../../upstream/facets.server'
import { cities } from '../../upstream/locations.server'
import { statementCount, statementList } from '../../upstream/statements.server'

/** Rows of four on a desk; the specification's nine would leave one alone, so the last is on "see all". */
const ON_A_SHELF = 8
const ON_A_SHORT_SHELF = 4
const AUCTIONS = 4

/** The first page. Every block of it can be missing: then the page stands without it. */
export async function loadHome({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const hidden = leftOut({ request, context })
  const everything = hidden.count(upstreamQuery(search({})))
  const list = (what: string, criteria: Criteria, many = ON_A_SHELF) => {
    return visitor.optional(what, visitor.call(statementList(hidden.list(upstreamQuery(criteria, many)))))
  }
  const [dictionaries, places, total, facets, vip, threeD, newest, auctions, companies, articles, i18n] =
    await Promise.all([
      visitor.optional('dictionaries', visitor.reference(statementParameters)),
      visitor.optional('cities', visitor.reference(cities)),
      visitor.optional('count', visitor.call(statementCount(everything))),
      visitor.optional('facets', visitor.call(statementFacets(everything))),
      list('vip', search({ flags: ['is_vip'] })),
      list('3d', search({ flags: ['with_3d'] }), ON_A_SHORT_SHELF),
      visitor.optional('newest', visitor.call(statementList(hidden.list(newestQuery())))),
      visitor.optional('auctions', visitor.call(runningAuctions(auctionQuery(hidden)))),
      mostLookedAt(visitor),
      latestArticles(visitor),
      i18nFor(language),
    ])
  const t = i18n.getFixedT(language, 'home')
  const names = dictionaries &&
    places && { dictionaries, cities: places, language, t: i18n.getFixedT(language, 'criteria') }
  return {
    offered: dictionaries && finderOptions(dictionaries),
    recent: names ? recentSearches({ request, context }, names) : [],
    total: total?.total,
    deals: (dictionaries?.deal_types.all ?? []).flatMap(({ id, name: label }) => {
      const count = facets?.deal_types?.[id]
      return count ? [{ label, count, href: shortcut({ lists: { deal_types: [id] } }, language) }] : []
    }),
    shelves: [
      { title: t('vip'), href: shortcut({ flags: ['is_vip'] }, language), cards: vip?.cards ?? [] },
      { title: t('three_d'), href: shortcut({ flags: ['with_3d'] }, language), cards: threeD?.cards ?? [] },
      {
        title: t('newest'),
        href: shortcut({ flags: ['newest'] }, language),
        cards: (newest?.cards ?? []).filter((card) => !card.vip),
      },
    ].filter(({ cards }) => cards.length > 0),
    auctions: auctions ?? [],
    companies,
    articles,
    meta: { title: t('title'), canonical: localizedPath('/', language), description: t('description') },
  }
}

/**
 * The newest ones beside those shown as VIP. VIP tiers lead every order of the upstream; ours leaves them out when asked,
 * of another's answer they are dropped.
 */
function newestQuery(): URLSearchParams {
  const query = upstreamQuery(search({ sort: 'created_at_desc', flags: ['newest'] }), ON_A_SHELF)
  query.set('without_vip', '1')
  return query
}

function auctionQuery(hidden: LeftOut): URLSearchParams {
  return hidden.count(upstreamQuery(search({}), AUCTIONS))
}

function search(part: Partial<Criteria>): Criteria {
  return { lists: {}, ranges: {}, flags: [], page: 1, ...part }
}
