import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { chosenCurrency } from '../../http/currency.server'
import { markupOf } from '../../http/document-markup.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { isUpstreamError } from '../../upstream/errors'
import { statementFacets } from '../../upstream/facets.server'
import { cities } from '../../upstream/locations.server'
import { oneStatement } from '../../upstream/one-statement.server'
import { statementCount, statementList } from '../../upstream/statements.server'
import { textReading } from '../../upstream/text-reading.server'
import { viewStatements } from '../analytics'
import {
  type Criteria,
  cutShort,
  mapAddress,
  misreadOf,
  PAGE_SIZE,
  readCriteria,
  searchAddress,
  upstreamQuery,
} from '../criteria'
import { leftOut } from '../favorites/index.server'
import { statementAddress } from '../statements'
import { chipsOf } from './chips'
import { filterOptions } from './form-options'
import { headingOf } from './heading'
import { helpfulSearches } from './looser.server'
import { asksForMap, drawingIn, mapPart, takePress } from './map.server'
import { memoryHeaders, recentSearches, withReports } from './memory.server'
import { misreadWords } from './misread-words'
import { nearbySearches } from './nearby'
import { offerersOf } from './offerers.server'
import { type PathFilters, withPathFilters } from './path-words'
import { nothingProminent, prominentOf } from './prominent.server'
import { readParts } from './read-as'
import { streetsOf } from './streets.server'

/** Everything the listing shows, for an address and what its path adds. */
export async function loadSearch({ request, context }: LoaderFunctionArgs, filters: PathFilters) {
  const visitor = readVisitor({ request, context })
  const url = new URL(request.url)
  const short = cutShort(url.searchParams)
  if (short) throw redirect(`${url.pathname}?${short}`)
  const criteria = readCriteria(withPathFilters(url.searchParams, filters))
  await openByNumber(visitor, criteria)
  const onMap = asksForMap(url.searchParams)
  if (onMap) takePress(url.searchParams, criteria, visitor)

  const { language } = visitor
  const address = onMap ? mapAddress : searchAddress
  const drawing = drawingIn(url.searchParams)
  const currency = chosenCurrency(request)
  const query = upstreamQuery(criteria)
  const hidden = leftOut({ request, context })
  const [list, count, facets, prominent, map, reading, dictionaries, places, i18n] = await Promise.all([
    visitor.call(statementList(withReports(hidden.list(query), { request, context }))),
    visitor.optional('count', visitor.call(statementCount(hidden.count(query)))),
    visitor.optional('facets', visitor.call(statementFacets(hidden.count(query)))),
    onMap ? nothingProminent : prominentOf(visitor, criteria, hidden),
    onMap
      ? visitor.optional(
          'map',
          mapPart({ visitor, criteria, hidden, drawing, currency, markup: markupOf(context) }),
        )
      : undefined,
    criteria.q
      ? visitor.optional('reading', visitor.call(textReading(criteria.q, criteria.lists.cities)))
      : undefined,
    visitor.reference(statementParameters),
    visitor.reference(cities),
    i18nFor(language),
  ])
  const t = i18n.getFixedT(language, 'criteria')
  const more = url.searchParams.has('more')
  const [streets, offerers] = await Promise.all([
    streetsOf(visitor, criteria, places, more),
    offerersOf(visitor, criteria),
  ])
  const names = { dictionaries, cities: places, streets: streets.chosen, offerers, language, t }
  const chips = chipsOf(criteria, names)
  const readAs = readParts(criteria, reading, t)
  const lastPage = count && Math.max(1, Math.ceil(count.total / PAGE_SIZE))
  const looser = count?.total === 0 ? await helpfulSearches(visitor, criteria, chips, names, hidden) : []
  const heading = headingOf(criteria, dictionaries, places, t)
  const page = {
    criteria,
    language,
    heading,
    description: t('description', { heading }),
    misread: misreadWords(misreadOf(url.searchParams, criteria), criteria, names),
    readAs: readAs.map(({ label, kind, without }) => ({ label, kind, href: address(without, language) })),
    // What is read part by part is taken off part by part.
    chips: chips
      .filter(({ without }) => readAs.length === 0 || without.q)
      .map(({ label, without }) => ({ label, href: address(without, language) })),
    cards: list.cards,
    onMap,
    map,
    mapStyleUrl: onMap ? context.site.mapStyleUrl : undefined,
    ...prominent,
    total: count?.total,
    lastPage,
    looser: looser.map(({ label, total, criteria }) => ({
      label,
      total,
      href: address(criteria, language),
    })),
    nearby: nearbySearches(criteria, places, facets).map(({ id, name, count, criteria }) => ({
      id,
      name,
      count,
      href: address(criteria, language),
    })),
    options: filterOptions(criteria, { dictionaries, cities: places, facets, streets: streets.around, more }),
    recent: list.cards.length === 0 ? recentSearches({ request, context }, names, criteria) : [],
    canonical: searchAddress(criteria, language),
    told: context.dataLayer && [viewStatements({ statements: list.cards, total: count?.total, ...criteria })],
  }
  return data(page, { headers: memoryHeaders(criteria, list.reportId, { request, context }) })
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>['data']

/** Someone who types a statement's number wants that statement. */
async function openByNumber(visitor: ReturnType<typeof readVisitor>, criteria: Criteria): Promise<void> {
  if (!criteria.q || !/^\d{4,10}$/.test(criteria.q) || Number(criteria.q) > 2_147_483_647) return
  const statement = await visitor.call(oneStatement(Number(criteria.q))).catch((error: unknown) => {
    if (isUpstreamError(error)) return undefined
    throw error
  })
  if (statement) throw redirect(statementAddress(statement, visitor.language))
}
