import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseSearchFilters, searchUrl, toUpstreamParams } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import {
  fallbackPictureUrl,
  formatMoney,
  formatPlace,
  listShownPrices,
  statementUrl,
} from '~/features/statements'
import { createEtag } from '~/http/etag.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { getAnonymousVisitor } from '~/session/visitor.server'
import { metroStations } from '~/upstream/locations.server'
import type { CardPhoto } from '~/upstream/statement-fields'
import { type StatementCard, statementList } from '~/upstream/statements.server'
import { getBrandName } from '~contract/brand-name'
import { parseUrl } from '~contract/values/url'
import { formatSearchHeading } from '../search-heading'
import { type FeedEntry, type FeedPicture, formatAtomFeed, type SearchFeed, toJsonFeed } from './feed'

const MAX_FEED_ENTRIES = 30
const PICTURE_ENDING = /\.(avif|gif|jpe?g|png|webp)$/i

export async function loadFeedResponse(args: LoaderFunctionArgs, kind: 'atom' | 'json'): Promise<Response> {
  const url = new URL(args.request.url)
  const feed = await loadFeed(args, url)
  const isAtom = kind === 'atom'
  const text = isAtom ? formatAtomFeed(feed) : JSON.stringify(toJsonFeed(feed))
  const [latest] = feed.entries
  return new Response(text, {
    headers: {
      'Content-Type': `application/${isAtom ? 'atom+xml' : 'feed+json'}; charset=utf-8`,
      // Caches revalidate each time, so that a hidden statement disappears at once.
      'Cache-Control': 'public, no-cache',
      ETag: createEtag(text),
      ...(latest && { 'Last-Modified': latest.updatedAt.toUTCString() }),
      // Search engines index the page instead.
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function loadFeed(args: LoaderFunctionArgs, url: URL): Promise<SearchFeed> {
  const visitor = getAnonymousVisitor(args)
  const { language } = visitor
  const { origin } = args.context
  const requested = parseSearchFilters(url.searchParams)
  // Feeds are newest first, whatever order the page has: latest published, or latest reduced.
  const sort = requested.flags.includes('reduced') ? 'reduced_at_desc' : 'created_at_desc'
  const filters = { ...requested, sort, page: 1 } as const
  const [{ cards }, { dictionaries, cities }, stations, i18n] = await Promise.all([
    visitor.call(statementList(toUpstreamParams(filters, MAX_FEED_ENTRIES))),
    loadFilterData(visitor, args.context.site),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(language),
  ])
  const newestFirst = cards.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  return {
    language,
    title: formatSearchHeading(
      filters,
      dictionaries,
      cities,
      i18n.getFixedT(language, 'search-filters'),
      stations,
    ),
    page: origin + searchUrl(requested, language),
    self: origin + url.pathname + url.search,
    author: getBrandName(language, args.context.site),
    entries: newestFirst.map((card) => toFeedEntry(card, origin, language)),
  }
}

function toFeedEntry(card: StatementCard, origin: string, language: Language): FeedEntry {
  const [price] = listShownPrices(card.price, card.ownCurrency)
  const shown = price && card.priceKind !== 'negotiable' && formatMoney(price.total, price.currency, language)
  return {
    statementId: card.id,
    url: origin + statementUrl(card, language),
    title: card.title,
    summary: [shown, formatPlace(card)].filter(Boolean).join(', '),
    publishedAt: card.publishedAt,
    updatedAt: card.updatedAt,
    picture: card.photo && toFeedPicture(card.photo, origin),
  }
}

function toFeedPicture({ files }: CardPhoto, origin: string): FeedPicture | undefined {
  const href = fallbackPictureUrl({ files, href: 'large' in files ? files.large : '' })
  const url = parseUrl(href, origin)
  if (!url) return undefined
  const ending = PICTURE_ENDING.exec(url.pathname)?.[1]?.toLowerCase()
  return { url: url.href, type: ending && `image/${ending === 'jpg' ? 'jpeg' : ending}` }
}
