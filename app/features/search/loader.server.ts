import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { viewSearchEvent } from '~/features/analytics'
import { createHiddenFilter } from '~/features/favorites/index.server'
import {
  findParamIssues,
  PAGE_SIZE,
  parseSearchFilters,
  parseWalkingMinutes,
  saveSearchUrl,
  searchMapUrl,
  searchUrl,
  toUpstreamParams,
  truncateParams,
} from '~/features/search-filters'
import {
  canonicalSearchUrls,
  loadFilterData,
  type PathFilters,
  withPathFilters,
} from '~/features/search-filters/index.server'
import { toStatementRow } from '~/features/statements'
import { getI18n } from '~/i18n/i18n.server'
import { readCurrency } from '~/session/currency.server'
import { getVisitor } from '~/session/visitor.server'
import { statementFacets } from '~/upstream/facets.server'
import { metroStations } from '~/upstream/locations.server'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import { DEFAULT_CURRENCY } from '~contract/currencies'
import { parseId } from '~contract/values/ids'
import { parseStatementNumber } from '~contract/values/statement-number'
import { loadAgencyAndProjectNames } from './agency-and-project-names.server'
import { describeParamIssues } from './describe-param-issues'
import { buildFilterChips } from './filter-chips'
import { buildFilterOptions } from './filter-options'
import { findSearchWithoutWords } from './leave-out-words.server'
import { addLeftOutWords, describeLeftOutWords, findIgnoredWords, parseLeftOutWords } from './left-out-words'
import { loadRelaxedSearches } from './load-relaxed-searches.server'
import {
  isMapRequested,
  loadSearchMap,
  parseDraftCorners,
  redirectOnMapPress,
} from './load-search-map.server'
import { loadStatementPreview } from './load-statement-preview.server'
import { buildNearbySearches } from './nearby-searches'
import { keepPlacesOfCities } from './places-of-cities.server'
import {
  countPromoted,
  loadPromotedStatements,
  noPromotedStatements,
  withoutShownVips,
} from './promoted-statements.server'
import { toRecognizedParts } from './recognized-text'
import { redirectToStatementById } from './redirect-to-statement.server'
import { formatSearchHeading, formatSearchTitle } from './search-heading'
import {
  listRecentSearches,
  rememberOnCacheHit,
  searchHistoryHeaders,
  withReportIds,
} from './search-history.server'
import { loadStreetOptions } from './street-options.server'
import { loadLikelyMeanings } from './suggestions.server'
import { loadInterpretation, readTextCurrency } from './text-interpretation.server'
import { toTextSearchLink } from './text-search-link'
import { moveTextToFilters } from './text-to-filters'
import { loadWalkingStart, resolveWalkingArea } from './walking-area.server'

export async function loadSearch({ request, context }: LoaderFunctionArgs, pathFilters: PathFilters) {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const truncated = truncateParams(url.searchParams)
  if (truncated) throw redirect(`${url.pathname}?${truncated}`)
  const parsedFilters = parseSearchFilters(withPathFilters(url.searchParams, pathFilters))
  await redirectToStatementById(visitor, parsedFilters)
  const isMap = isMapRequested(url.searchParams)
  if (isMap) redirectOnMapPress(url.searchParams, parsedFilters, visitor)

  const { language } = visitor
  const toUrl = isMap ? searchMapUrl : searchUrl
  const { filters: requested, problem } = await resolveWalkingArea(
    url.searchParams,
    parsedFilters,
    visitor,
    toUrl,
  )
  const hidden = createHiddenFilter({ request, context })
  const currency = readTextCurrency(request, requested)
  const shownCurrency = readCurrency(request) ?? DEFAULT_CURRENCY
  const [filterData, stations, i18n, reading] = await Promise.all([
    loadFilterData(visitor, context.site),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(language),
    requested.q && parseStatementNumber(requested.q) === undefined
      ? loadInterpretation(visitor, requested.q, { cities: requested.lists.cities, currency })
      : undefined,
  ])
  const { dictionaries, cities: places } = filterData
  const filters = await keepPlacesOfCities(visitor, requested, { cities: places, stations })
  const leftOut = parseLeftOutWords(url.searchParams)
  if (reading) await redirectFromText(reading)
  const previewId = isMap ? parseId(url.searchParams.get('preview')) : undefined
  const map = isMap
    ? await visitor.optional(
        'map',
        loadSearchMap({
          visitor,
          filters,
          hidden,
          drawing: parseDraftCorners(url.searchParams),
          walkingMinutes: parseWalkingMinutes(url.searchParams.get('walking_area')),
          stations,
          currency: readCurrency(request),
          drawingVersion: context.site.map.drawingVersion,
          previewId,
        }),
      )
    : undefined
  const upstreamParams = toUpstreamParams(filters)
  // Beside the map is what it shows, also where its bounds are not in the URL.
  const shownParams = map
    ? toUpstreamParams({ ...filters, bounds: filters.bounds ?? map.map.bounds })
    : upstreamParams
  const [list, count, facets, promoted, preview] = await Promise.all([
    visitor.call(statementList(withReportIds(hidden.forList(shownParams), { request, context }))),
    visitor.optional('count', visitor.call(statementCount(hidden.forCount(shownParams)))),
    visitor.optional('facets', visitor.call(statementFacets(hidden.forCount(upstreamParams)))),
    isMap ? noPromotedStatements : loadPromotedStatements(visitor, filters, hidden),
    previewId ? loadStatementPreview(visitor, previewId, shownCurrency) : undefined,
  ])
  const t = i18n.getFixedT(language, 'search-filters')
  const more = url.searchParams.has('more')
  const [streets, offerers, walkingStart] = await Promise.all([
    loadStreetOptions(visitor, filters, places, more),
    loadAgencyAndProjectNames(visitor, filters),
    loadWalkingStart(visitor, filters, stations),
  ])
  const labelContext = {
    dictionaries,
    cities: places,
    streets: streets.chosen,
    metroStations: stations,
    walkingStart,
    offerers,
    language,
    t,
  }
  const chips = buildFilterChips(filters, labelContext)
  const recognizedParts = toRecognizedParts(filters, reading, t)
  const lastPage = count && Math.max(1, Math.ceil(count.total / PAGE_SIZE))
  const unread = reading?.rest?.words ?? leftOut.not_understood
  const suggestions =
    unread && !isMap ? await loadLikelyMeanings(visitor, unread, filters, { hidden, currency, toUrl, t }) : []
  const relaxed =
    count?.total === 0 ? await loadRelaxedSearches(visitor, filters, chips, labelContext, hidden) : []
  const heading = formatSearchHeading(filters, dictionaries, places, t, stations)
  const issues = findParamIssues(url.searchParams, requested, pathFilters.unknownWords)
  const canonicalByLanguage = canonicalSearchUrls(filters, { cities: places, streets: streets.chosen })
  const page = {
    filters,
    language,
    heading,
    title: formatSearchTitle(heading, count?.total, language, t),
    description: t('description', { heading }),
    misread: [
      ...describeLeftOutWords({ ...findIgnoredWords(reading), ...leftOut }, t),
      ...describeParamIssues(issues, filters, labelContext),
      ...(problem ? [t(`walking_area.${problem}`)] : []),
    ],
    textSearch: toTextSearchLink(pathFilters.unknownWords, filters, toUrl, labelContext),
    readAs: recognizedParts.map(({ label, kind, without }) => ({
      label,
      kind,
      href: toUrl(without, language),
    })),
    suggestions,
    // Parts of the recognized text are removed one by one.
    chips: chips
      .filter(({ without }) => recognizedParts.length === 0 || without.q)
      .map(({ label, without }) => ({ label, href: toUrl(without, language) })),
    cards: isMap ? [] : list.cards,
    rows: isMap ? list.cards.map((card) => toStatementRow(card, shownCurrency)) : [],
    cardCount: list.cards.length,
    onMap: isMap,
    map,
    preview,
    mapSources: { styleUrl: context.site.map.styleUrl, archiveUrl: context.site.map.archiveUrl },
    promotedCount: countPromoted(list.cards, filters),
    total: count?.total,
    lastPage,
    relaxedSearches: relaxed.map(({ label, total, filters }) => ({
      label,
      total,
      href: toUrl(filters, language),
    })),
    nearby: buildNearbySearches(filters, places, facets).map(({ id, name, count, filters }) => ({
      id,
      name,
      count,
      href: toUrl(filters, language),
    })),
    options: buildFilterOptions(filters, {
      dictionaries,
      cities: places,
      facets,
      streets: streets.selectable,
      metroStations: stations ?? [],
      language,
      currency: readCurrency(request),
      more,
    }),
    saveHref: context.site.hasOperatorApis ? undefined : saveSearchUrl(filters, language),
    recent: list.cards.length === 0 ? listRecentSearches({ request, context }, labelContext, filters) : [],
    canonical: canonicalByLanguage[language],
    canonicalByLanguage,
    analyticsEvents: context.dataLayer && [
      viewSearchEvent({ statements: list.cards, total: count?.total, ...filters }),
    ],
    ...withoutShownVips(promoted, list.cards),
  }
  context.caching.allow()
  rememberOnCacheHit(filters, context)
  return data(page, { headers: searchHistoryHeaders(filters, list.reportId, { request, context }) })

  /** What the text says becomes filters; other words that leave nothing to find are left out, and the page says so. */
  async function redirectFromText(interpretation: QueryInterpretation): Promise<void> {
    const search = moveTextToFilters(filters, interpretation, places)
    const counting = visitor.call(statementCount(hidden.forCount(toUpstreamParams(search))))
    const found = await visitor.optional('count', counting)
    const without =
      found?.total === 0
        ? await findSearchWithoutWords(visitor, filters, interpretation, { cities: places, hidden, currency })
        : undefined
    if (without) {
      const words = { ...leftOut, [without.reason]: without.words }
      throw redirect(addLeftOutWords(toUrl(without.filters, language), words))
    }
    if (search !== filters) throw redirect(toUrl(search, language))
  }
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>['data']
