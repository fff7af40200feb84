import { redirect } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import {
  parseSearchFilters,
  type SearchFilters,
  searchMapUrl,
  searchUrl,
  toUpstreamParams,
  truncateParams,
} from '~/features/search-filters'
import { loadFilterData, type PathFilters, withPathFilters } from '~/features/search-filters/index.server'
import { withQuery } from '~/http/with-params'
import { getI18n } from '~/i18n/i18n.server'
import { readCurrency } from '~/session/currency.server'
import { getVisitor, type RequestAndContext } from '~/session/visitor.server'
import { NO_DICTIONARIES } from '~/upstream/dictionaries.server'
import { metroStations } from '~/upstream/locations.server'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'
import { statementCount } from '~/upstream/statements.server'
import { DEFAULT_CURRENCY } from '~contract/currencies'
import { parseStatementNumber } from '~contract/values/statement-number'
import { dropPlacesElsewhere } from './filters/places-of-cities.server'
import { readShownPrices } from './filters/shown-prices.server'
import { redirectOnMapPress } from './load-search-map.server'
import { redirectToStatementById } from './results/redirect-to-statement.server'
import { findSearchWithoutWords } from './text/leave-out-words.server'
import { addLeftOutWords, parseLeftOutWords } from './text/left-out-words'
import { loadInterpretation, readTextCurrency } from './text/text-interpretation.server'
import { moveTextToFilters } from './text/text-to-filters'
import { resolveWalkingAreas } from './walking-area.server'

/** Page that shows a search. */
export interface SearchPage {
  pathFilters: PathFilters
  isMap: boolean
}

/** Search of a URL, with the data to answer it. */
export type RequestedSearch = Awaited<ReturnType<typeof readRequestedSearch>>

/** @throws Response a redirect to a better URL of the same search */
export async function readRequestedSearch(
  { request, context }: RequestAndContext,
  { pathFilters, isMap }: SearchPage,
) {
  const visitor = getVisitor({ request, context })
  const { pathname, searchParams: params } = new URL(request.url)
  const truncated = truncateParams(params)
  if (truncated) throw redirect(`${pathname}?${truncated}`)
  const withPrices = await readShownPrices(visitor, params)
  if (withPrices) throw redirect(withQuery(pathname, withPrices))
  const parsedFilters = parseSearchFilters(withPathFilters(params, pathFilters))
  await redirectToStatementById(visitor, parsedFilters)
  if (isMap) redirectOnMapPress(params, parsedFilters, visitor)

  const toUrl = isMap ? searchMapUrl : searchUrl
  const { filters: requested, problem } = await resolveWalkingAreas(params, parsedFilters, visitor, toUrl)
  const currency = readTextCurrency(request, requested)
  const [filterData, stations, i18n, loadedInterpretation] = await Promise.all([
    // The map's script has no room for a notice in place of its form.
    isMap
      ? loadFilterData(visitor, context.site)
      : visitor.optional('filter data', loadFilterData(visitor, context.site)),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(visitor.language),
    requested.q && parseStatementNumber(requested.q) === undefined
      ? loadInterpretation(visitor, requested.q, { cities: requested.lists.cities, currency })
      : undefined,
  ])
  const { dictionaries, cities } = filterData ?? { dictionaries: NO_DICTIONARIES, cities: [] }
  // Users could neither see nor remove filters found in the text if names are unavailable.
  const interpretation = filterData && loadedInterpretation
  const search = {
    visitor,
    params,
    isMap,
    toUrl,
    filters: await dropPlacesElsewhere(visitor, requested, { cities, stations }),
    hidden: createHiddenFilter({ request, context }),
    /** True if the page can offer filters. */
    hasFilterData: filterData !== undefined,
    dictionaries,
    cities,
    stations,
    /** Currency of prices in the text. */
    currency,
    shownCurrency: readCurrency(request) ?? DEFAULT_CURRENCY,
    /** Words of the text that the search ignores. */
    leftOut: parseLeftOutWords(params),
    t: i18n.getFixedT(visitor.language, 'search-filters'),
  }
  if (interpretation) await redirectFromText(interpretation, search)
  return {
    ...search,
    /** Filters of the URL. */
    requested,
    walkingProblem: problem,
    /** Interpretation of the text. */
    interpretation,
    unknownWords: pathFilters.unknownWords,
  }
}

/** Redirects a text to its filters; words without results are dropped, which the page reports. */
async function redirectFromText(
  interpretation: QueryInterpretation,
  {
    visitor,
    filters,
    hidden,
    cities,
    currency,
    leftOut,
    toUrl,
  }: Pick<RequestedSearch, 'visitor' | 'hidden' | 'cities' | 'currency' | 'leftOut' | 'toUrl'> & {
    filters: SearchFilters
  },
): Promise<void> {
  const { language } = visitor
  const search = moveTextToFilters(filters, interpretation, cities)
  const counting = visitor.call(statementCount(hidden.forCount(toUpstreamParams(search))))
  const found = await visitor.optional('count', counting)
  const without =
    found?.total === 0
      ? await findSearchWithoutWords(visitor, filters, interpretation, { cities, hidden, currency })
      : undefined
  if (without) {
    const words = { ...leftOut, [without.reason]: without.words }
    throw redirect(addLeftOutWords(toUrl(without.filters, language), words))
  }
  if (search !== filters) throw redirect(toUrl(search, language))
}
