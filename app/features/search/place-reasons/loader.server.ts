import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { listOrderRules } from '~/features/ranking'
import {
  DEFAULT_SORT_ORDER,
  findParamIssues,
  PAGE_SIZE,
  PLACE_REASONS_PATH,
  parseSearchFilters,
  placeReasonsUrl,
  type SearchFilters,
  searchUrl,
  toSearchParams,
  toUpstreamParams,
  truncateParams,
} from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { statementUrl } from '~/features/statements'
import { notFound } from '~/http/error-responses.server'
import { withQuery } from '~/http/with-params'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { RANKING_JSON_PATH, RANKING_PATH } from '~/page/ranking-href'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { NO_DICTIONARIES } from '~/upstream/dictionaries.server'
import { metroStations } from '~/upstream/locations.server'
import { statementRanking } from '~/upstream/statement-ranking.server'
import { statementList } from '~/upstream/statements.server'
import { MAX_PROMOTED_PLACES } from '~contract/ranking'
import { parseStatementNumber } from '~contract/values/statement-number'
import { formatSearchHeading, formatSearchTitle } from '../search-heading'
import { describeParamIssues } from '../text/describe-param-issues'
import { findPlaceOf, SEARCHED_PLACES } from './find-statement.server'
import { listPlaceReasons } from './place-reasons'

/** Parameter with the number of a statement whose place a visitor asks for. */
const NUMBER_PARAM = 'listing'

export async function loadPlaceReasons({ request, context }: LoaderFunctionArgs) {
  if (context.site.hasOperatorApis) throw notFound('errors.page_desc')
  const { pathname, searchParams: params } = new URL(request.url)
  const truncated = truncateParams(params)
  if (truncated) throw redirect(`${pathname}?${truncated}`)
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const filters = parseSearchFilters(params)
  const hidden = createHiddenFilter({ request, context })
  const query = hidden.forCount(toUpstreamParams(filters))
  const typed = params.get(NUMBER_PARAM)?.trim() ?? ''
  const number = parseStatementNumber(typed)
  const [ranking, list, filterData, stations, i18n, found] = await Promise.all([
    visitor.call(statementRanking(query)),
    visitor.optional('statements', visitor.call(statementList(query))),
    visitor.optional('filter data', loadFilterData(visitor, context.site)),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(language),
    number === undefined ? undefined : findPlaceOf(number, filters, visitor, hidden),
  ])
  const { dictionaries, cities } = filterData ?? { dictionaries: NO_DICTIONARIES, cities: [] }
  const t = i18n.getFixedT(language, 'search-filters')
  const heading = formatSearchHeading(filters, dictionaries, cities, t, stations)
  const sort = filters.sort ?? DEFAULT_SORT_ORDER
  const { homesFirst, promotion, total, statements } = ranking
  const order = { sort, homesFirst, hasPaidPlaces: promotion !== undefined }
  const cards = new Map(list?.cards.map((card) => [card.id, card]))
  const now = new Date()
  context.caching.allow()
  return {
    language,
    title: `${i18n.getFixedT(language, 'ranking')('place_reasons.title')}: ${heading}`,
    heading,
    searchTitle: formatSearchTitle(heading, total, language, t),
    issues: describeParamIssues(findParamIssues(params, filters), filters, { t, language }),
    sort,
    rules: listOrderRules(sort).filter((rule) => rule !== 'homes' || homesFirst),
    promotion: promotion && {
      found: promotion.promotedCount,
      shown: Math.min(promotion.promotedCount, MAX_PROMOTED_PLACES),
      turnEndsAt: promotion.turnEndsAt,
    },
    filters,
    total,
    lastPage: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    places: statements.map((statement, at) => {
      const card = cards.get(statement.id)
      const next = statements.slice(at + 1).find((other) => !other.is_promoted)
      return {
        id: statement.id,
        place: statement.place,
        card,
        href: card ? statementUrl(card, language) : toLocalizedPath(`/statements/${statement.id}`, language),
        reasons: listPlaceReasons(statement, next, order, now),
      }
    }),
    lookup: {
      typed,
      isNumber: number !== undefined,
      number,
      found: found && {
        ...found,
        href: found.name === 'at' ? placeUrl(found.place, filters, visitor) : undefined,
      },
      fields: [...toSearchParams({ ...filters, page: 1 })],
      path: toLocalizedPath(PLACE_REASONS_PATH, language),
      param: NUMBER_PARAM,
      places: SEARCHED_PLACES,
    },
    searchHref: searchUrl(filters, language),
    rankingHref: toLocalizedPath(RANKING_PATH, language),
    jsonHref: toLocalizedPath(withQuery(RANKING_JSON_PATH, toSearchParams(filters)), language),
    canonical: placeReasonsUrl(filters, language),
  }
}

const placeUrl = (place: number, filters: SearchFilters, { language }: Visitor) =>
  `${placeReasonsUrl({ ...filters, page: Math.ceil(place / PAGE_SIZE) }, language)}#place-${place}`

export type PlaceReasonsData = Awaited<ReturnType<typeof loadPlaceReasons>>
