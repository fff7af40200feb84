import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { viewSearchEvent } from '~/features/analytics'
import { createHiddenFilter } from '~/features/favorites/index.server'
import {
  findParamIssues,
  PAGE_SIZE,
  parseSearchFilters,
  type SearchFilters,
  searchMapUrl,
  searchUrl,
  toUpstreamParams,
  truncateParams,
} from '~/features/search-filters'
import { statementUrl } from '~/features/statements'
import { getI18n } from '~/i18n/i18n.server'
import { getDocumentMarkup } from '~/page/document-markup.server'
import { readCurrency } from '~/session/currency.server'
import { getVisitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { statementFacets } from '~/upstream/facets.server'
import { cities } from '~/upstream/locations.server'
import { queryInterpretation } from '~/upstream/query-interpretation.server'
import { statementById } from '~/upstream/statement-details.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseId } from '~contract/values/ids'
import { loadAgencyAndProjectNames } from './agency-and-project-names.server'
import { describeParamIssues } from './describe-param-issues'
import { buildFilterChips } from './filter-chips'
import { buildFilterOptions } from './filter-options'
import { loadRelaxedSearches } from './load-relaxed-searches.server'
import {
  isMapRequested,
  loadSearchMap,
  parseDraftCorners,
  redirectOnMapPress,
} from './load-search-map.server'
import { buildNearbySearches } from './nearby-searches'
import { type PathFilters, withPathFilters } from './path-filters'
import { loadPromotedStatements, noPromotedStatements } from './promoted-statements.server'
import { toRecognizedParts } from './recognized-text'
import { formatSearchHeading } from './search-heading'
import {
  listRecentSearches,
  rememberOnCacheHit,
  searchHistoryHeaders,
  withReportIds,
} from './search-history.server'
import { loadStreetOptions } from './street-options.server'

export async function loadSearch({ request, context }: LoaderFunctionArgs, pathFilters: PathFilters) {
  const visitor = getVisitor({ request, context })
  const url = new URL(request.url)
  const truncated = truncateParams(url.searchParams)
  if (truncated) throw redirect(`${url.pathname}?${truncated}`)
  const filters = parseSearchFilters(withPathFilters(url.searchParams, pathFilters))
  await redirectToStatementById(visitor, filters)
  const isMap = isMapRequested(url.searchParams)
  if (isMap) redirectOnMapPress(url.searchParams, filters, visitor)

  const { language } = visitor
  const toUrl = isMap ? searchMapUrl : searchUrl
  const draftCorners = parseDraftCorners(url.searchParams)
  const currency = readCurrency(request)
  const upstreamParams = toUpstreamParams(filters)
  const hidden = createHiddenFilter({ request, context })
  const [list, count, facets, promoted, map, reading, dictionaries, places, i18n] = await Promise.all([
    visitor.call(statementList(withReportIds(hidden.forList(upstreamParams), { request, context }))),
    visitor.optional('count', visitor.call(statementCount(hidden.forCount(upstreamParams)))),
    visitor.optional('facets', visitor.call(statementFacets(hidden.forCount(upstreamParams)))),
    isMap ? noPromotedStatements : loadPromotedStatements(visitor, filters, hidden),
    isMap
      ? visitor.optional(
          'map',
          loadSearchMap({
            visitor,
            filters,
            hidden,
            drawing: draftCorners,
            currency,
            markup: getDocumentMarkup(context),
          }),
        )
      : undefined,
    filters.q
      ? visitor.optional('reading', visitor.call(queryInterpretation(filters.q, filters.lists.cities)))
      : undefined,
    visitor.cachedCall(statementParameters),
    visitor.cachedCall(cities),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'search-filters')
  const more = url.searchParams.has('more')
  const [streets, offerers] = await Promise.all([
    loadStreetOptions(visitor, filters, places, more),
    loadAgencyAndProjectNames(visitor, filters),
  ])
  const labelContext = { dictionaries, cities: places, streets: streets.chosen, offerers, language, t }
  const chips = buildFilterChips(filters, labelContext)
  const recognizedParts = toRecognizedParts(filters, reading, t)
  const lastPage = count && Math.max(1, Math.ceil(count.total / PAGE_SIZE))
  const relaxed =
    count?.total === 0 ? await loadRelaxedSearches(visitor, filters, chips, labelContext, hidden) : []
  const heading = formatSearchHeading(filters, dictionaries, places, t)
  const page = {
    filters,
    language,
    heading,
    description: t('description', { heading }),
    misread: describeParamIssues(findParamIssues(url.searchParams, filters), filters, labelContext),
    readAs: recognizedParts.map(({ label, kind, without }) => ({
      label,
      kind,
      href: toUrl(without, language),
    })),
    // Parts of the recognized text are removed one by one.
    chips: chips
      .filter(({ without }) => recognizedParts.length === 0 || without.q)
      .map(({ label, without }) => ({ label, href: toUrl(without, language) })),
    cards: list.cards,
    onMap: isMap,
    map,
    mapStyleUrl: isMap ? context.site.mapStyleUrl : undefined,
    ...promoted,
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
      language,
      more,
    }),
    recent: list.cards.length === 0 ? listRecentSearches({ request, context }, labelContext, filters) : [],
    canonical: searchUrl(filters, language),
    analyticsEvents: context.dataLayer && [
      viewSearchEvent({ statements: list.cards, total: count?.total, ...filters }),
    ],
  }
  context.caching.allow()
  rememberOnCacheHit(filters, context)
  return data(page, { headers: searchHistoryHeaders(filters, list.reportId, { request, context }) })
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>['data']

/** A typed statement id redirects to that statement. */
async function redirectToStatementById(
  visitor: ReturnType<typeof getVisitor>,
  filters: SearchFilters,
): Promise<void> {
  const id = /^\d{4,}$/.test(filters.q ?? '') ? parseId(filters.q) : undefined
  if (!id) return
  const statement = await visitor.call(statementById(id)).catch((error: unknown) => {
    if (isUpstreamError(error)) return undefined
    throw error
  })
  if (statement) throw redirect(statementUrl(statement, visitor.language))
}
