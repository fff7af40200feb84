import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseSearchFilters, searchUrl, toUpstreamParams } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { formatMoney, formatPlace, listShownPrices, statementUrl } from '~/features/statements'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { metroStations } from '~/upstream/locations.server'
import { type StatementCard, statementList } from '~/upstream/statements.server'
import { formatAtomFeed, type SearchFeed, toJsonFeed } from './feed'
import { formatSearchHeading } from './search-heading'

const MAX_FEED_ENTRIES = 30

export async function loadFeedResponse(args: LoaderFunctionArgs, kind: 'atom' | 'json'): Promise<Response> {
  const url = new URL(args.request.url)
  const feed = await loadFeed(args, url)
  const isAtom = kind === 'atom'
  return new Response(isAtom ? formatAtomFeed(feed) : JSON.stringify(toJsonFeed(feed)), {
    headers: {
      'Content-Type': `application/${isAtom ? 'atom+xml' : 'feed+json'}; charset=utf-8`,
      'Cache-Control': 'public, max-age=900',
      // Search engines index the page instead.
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function loadFeed(args: LoaderFunctionArgs, url: URL): Promise<SearchFeed> {
  const visitor = getAnonymousVisitor(args)
  const { language } = visitor
  const { origin } = args.context
  // Feeds are newest first, whatever order the page has.
  const filters = { ...parseSearchFilters(url.searchParams), sort: 'created_at_desc' as const, page: 1 }
  const [list, { dictionaries, cities }, stations, i18n] = await Promise.all([
    visitor.call(statementList(toUpstreamParams(filters, MAX_FEED_ENTRIES))),
    loadFilterData(visitor, args.context.site),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(language),
  ])
  const newestFirst = list.cards.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  return {
    language,
    title: formatSearchHeading(
      filters,
      dictionaries,
      cities,
      i18n.getFixedT(language, 'search-filters'),
      stations,
    ),
    page: origin + searchUrl(parseSearchFilters(url.searchParams), language),
    self: origin + url.pathname + url.search,
    entries: newestFirst.map((card) => toFeedEntry(card, origin, language)),
  }
}

function toFeedEntry(card: StatementCard, origin: string, language: Language): SearchFeed['entries'][number] {
  const [price] = listShownPrices(card.price, card.ownCurrency)
  const shown = price && card.priceKind !== 'negotiable' && formatMoney(price.total, price.currency, language)
  return {
    url: origin + statementUrl(card, language),
    title: card.title,
    summary: [shown, formatPlace(card)].filter(Boolean).join(', '),
    updatedAt: card.updatedAt,
  }
}
