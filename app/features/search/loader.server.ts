import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { viewSearchEvent } from '~/features/analytics'
import {
  findPromotedPlaces,
  PAGE_SIZE,
  placeReasonsUrl,
  removeStay,
  type SearchFilters,
  saveSearchUrl,
  toStayPageParams,
} from '~/features/search-filters'
import { canonicalSearchUrls } from '~/features/search-filters/index.server'
import { toStatementRow } from '~/features/statements'
import type { Language } from '~/i18n/languages'
import { getAskingPricesHref } from '~/page/asking-prices-href'
import type { SiteSettings } from '~/page/load-context.server'
import { readCurrency } from '~/session/currency.server'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { buildFilterChips } from './filters/filter-chips'
import { buildFilterOptions } from './filters/filter-options'
import { toStayFields } from './filters/searched-stay-fields'
import { loadStreetOptions } from './filters/street-options.server'
import { listCardReasons, toOrder } from './place-reasons/place-reasons'
import { readRequestedSearch, type SearchPage } from './requested-search.server'
import { loadFoundStatements } from './results/found-statements.server'
import { loadRelaxedSearches } from './results/load-relaxed-searches.server'
import { buildNearbySearches } from './results/nearby-searches'
import { withoutShownVips } from './results/promoted-statements.server'
import { explainSearch } from './search-explanation.server'
import { formatSearchTitle } from './search-heading'
import { listRecentSearches, rememberOnCacheHit, searchHistoryHeaders } from './search-history.server'
import { loadAgencyAndProjectNames } from './text/agency-and-project-names.server'
import { loadWalkingStart } from './walking-area.server'

export async function loadSearch({ request, context }: LoaderFunctionArgs, searchPage: SearchPage) {
  const search = await readRequestedSearch({ request, context }, searchPage)
  const { isMap } = searchPage
  const { visitor, filters, hidden, toUrl, dictionaries, cities, stations, shownCurrency, t } = search
  const { map: mapSettings, hasOperatorApis } = context.site
  const { language } = visitor
  const more = search.params.has('more')
  const { map, list, count, facets, promoted, preview } = await loadFoundStatements(search, {
    request,
    context,
  })
  const [streets, offerers, walkingStart, secondWalkingStart] = await Promise.all([
    loadStreetOptions(visitor, filters, cities, { includeSelectable: more }),
    loadAgencyAndProjectNames(visitor, filters),
    loadWalkingStart(visitor, filters.walkingArea, stations),
    loadWalkingStart(visitor, filters.secondWalkingArea, stations),
  ])
  const labels = {
    dictionaries,
    cities,
    streets: streets.chosen,
    metroStations: stations,
    walkingStart,
    secondWalkingStart,
    offerers,
    language,
    t,
  }
  const chips = buildFilterChips(filters, labels)
  const explanation = await explainSearch(search, { chips, labels })
  const relaxed = count?.total === 0 ? await loadRelaxedSearches(visitor, filters, chips, labels, hidden) : []
  const canonicalByLanguage = canonicalSearchUrls(filters, { cities, streets: streets.chosen })
  const promotedPlaces = findPromotedPlaces(list.cards, filters)
  const now = new Date()
  const page = {
    hasFilterForm: search.hasFilterData,
    filters,
    language,
    ...explanation,
    title: formatSearchTitle(explanation.heading, count?.total, language, t),
    cards: isMap ? [] : list.cards,
    rows: isMap
      ? list.cards.map((card) => toStatementRow(card, shownCurrency, toStayPageParams(filters)))
      : [],
    cardCount: list.cards.length,
    onMap: isMap,
    map,
    preview,
    mapSources: { styleUrl: mapSettings.styleUrl, archiveUrl: mapSettings.archiveUrl },
    promotedPlaces,
    /** Reasons for the places of the cards; empty with an operator's APIs, whose order is unknown. */
    placeReasons:
      isMap || hasOperatorApis
        ? []
        : list.cards.map((card, place) =>
            listCardReasons(card, promotedPlaces.includes(place), toOrder(filters), now),
          ),
    total: count?.total,
    lastPage: count && Math.max(1, Math.ceil(count.total / PAGE_SIZE)),
    relaxedSearches: relaxed.map(({ label, total, filters }) => ({
      label,
      total,
      href: toUrl(filters, language),
    })),
    nearby: buildNearbySearches(filters, cities, facets).map(({ id, name, count, filters }) => ({
      id,
      name,
      count,
      href: toUrl(filters, language),
    })),
    stay: toStayFields(filters, search.params, { t, language }),
    // Sent with the data, because the browser loads only the texts that every search has.
    stayNote: (filters.nights ?? filters.guests) && {
      text: t('stay.note'),
      link: { label: t('stay.all'), href: toUrl(removeStay(filters), language) },
    },
    options: buildFilterOptions(filters, {
      dictionaries,
      cities,
      facets,
      streets: streets.selectable,
      metroStations: stations ?? [],
      language,
      currency: readCurrency(request),
      more,
    }),
    placeReasonsHref: hasOperatorApis
      ? undefined
      : placeReasonsUrl(map ? { ...filters, bounds: filters.bounds ?? map.map.bounds } : filters, language),
    pricesHref: findPricesHref(filters, context.site, language),
    saveHref: hasOperatorApis ? undefined : saveSearchUrl(filters, language),
    recent: list.cards.length === 0 ? listRecentSearches(context, labels, filters) : [],
    canonical: canonicalByLanguage[language],
    canonicalByLanguage,
    analyticsEvents: context.dataLayer && [
      viewSearchEvent({ statements: list.cards, total: count?.total, ...filters }),
    ],
    ...withoutShownVips(promoted, list.cards),
  }
  context.caching.allow()
  rememberOnCacheHit(filters, context)
  return data(page, { headers: searchHistoryHeaders(filters, list.reportId, context) })
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>['data']

/** Returns the asking prices by month of a search for one deal and type in one neighbourhood. */
function findPricesHref(
  { lists }: SearchFilters,
  site: Pick<SiteSettings, 'hasOperatorApis'>,
  language: Language,
): string | undefined {
  const [deals, types, urbans] = [lists.deal_types, lists.real_estate_types, lists.urbans]
  if (deals?.length !== 1 || types?.length !== 1 || urbans?.length !== 1) return undefined
  const [dealId, typeId, urbanId] = [deals[0], types[0], urbans[0]]
  if (!dealId || !typeId || dealId === DAILY_RENT_DEAL_ID) return undefined
  return getAskingPricesHref(site, language, { dealId, typeId, urbanId })
}
