import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { type Language, languageOf } from '../../i18n/languages'
import { statementParameters } from '../../upstream/dictionaries.server'
import { cities } from '../../upstream/locations.server'
import { type StatementCard, statementList } from '../../upstream/statements.server'
import { readCriteria, searchAddress, upstreamQuery } from '../criteria'
import { formatMoney, placeText, shownPrices, statementAddress } from '../statements'
import { atomOf, type Feed, jsonFeedOf } from './feed'
import { headingOf } from './heading'

const ENTRIES = 30

/** The newest statements of a search, for programs that follow it. */
export async function answerFeed(args: LoaderFunctionArgs, kind: 'atom' | 'json'): Promise<Response> {
  const url = new URL(args.request.url)
  const feed = await feedOf(args, url)
  const isAtom = kind === 'atom'
  return new Response(isAtom ? atomOf(feed) : JSON.stringify(jsonFeedOf(feed)), {
    headers: {
      'Content-Type': `application/${isAtom ? 'atom+xml' : 'feed+json'}; charset=utf-8`,
      'Cache-Control': 'public, max-age=900',
      // The page is what search engines show.
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function feedOf(args: LoaderFunctionArgs, url: URL): Promise<Feed> {
  const visitor = readVisitor(args)
  const language = languageOf(url.pathname)
  const { origin } = args.context
  // The newest are the news, whatever order the page is looked at in.
  const criteria = { ...readCriteria(url.searchParams), sort: 'created_at_desc' as const, page: 1 }
  const [list, dictionaries, places, i18n] = await Promise.all([
    visitor.call(statementList(upstreamQuery(criteria, ENTRIES))),
    visitor.reference(statementParameters),
    visitor.reference(cities),
    i18nFor(language),
  ])
  const newestFirst = list.cards.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  return {
    language,
    title: headingOf(criteria, dictionaries, places, i18n.getFixedT(language, 'criteria')),
    page: origin + searchAddress(readCriteria(url.searchParams), language),
    self: origin + url.pathname + url.search,
    entries: newestFirst.map((card) => entryOf(card, origin, language)),
  }
}

function entryOf(card: StatementCard, origin: string, language: Language): Feed['entries'][number] {
  const [price] = shownPrices(card.price, card.ownCurrency)
  const shown = price && card.priceKind !== 'negotiable' && formatMoney(price.total, price.currency, language)
  return {
    url: origin + statementAddress(card, language),
    title: card.title,
    summary: [shown, placeText(card, true)].filter(Boolean).join(', '),
    updatedAt: card.updatedAt,
  }
}
