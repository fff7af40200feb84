import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  DEFAULT_SORT_ORDER,
  findParamIssues,
  PAGE_SIZE,
  type ParamIssues,
  parseSearchFilters,
  placeReasonsUrl,
  searchUrl,
  sortOrders,
  toSearchParams,
  toUpstreamParams,
} from '~/features/search-filters'
import { withQuery } from '~/http/with-params'
import { toLocalizedPath } from '~/i18n/languages'
import { RANKING_JSON_PATH } from '~/page/ranking-href'
import type { Visitor } from '~/session/visitor.server'
import { statementRanking } from '~/upstream/statement-ranking.server'
import { SEARCHED_STAY } from '~contract/search-filters'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import type { RankedSearch } from './ranking-json'

/** Number of pages of a search whose places one document lists. */
const PAGES_PER_DOCUMENT = MAX_PER_PAGE / PAGE_SIZE

/** Loads the places of a search, those of its page and of the pages around it. */
export async function loadRankedSearch(
  { request, context }: LoaderFunctionArgs,
  visitor: Visitor,
): Promise<RankedSearch> {
  const { language } = visitor
  const { searchParams } = new URL(request.url)
  const filters = parseSearchFilters(searchParams)
  const part = Math.ceil(filters.page / PAGES_PER_DOCUMENT)
  const upstreamParams = toUpstreamParams({ ...filters, page: part }, MAX_PER_PAGE)
  const { homesFirst, promotion, total, statements } = await visitor.call(statementRanking(upstreamParams))
  const toUrl = (path: string) => context.origin + toLocalizedPath(path, language)
  const { sort: _, ...found } = { ...filters, page: 1 }
  const next = toSearchParams({ ...filters, page: part * PAGES_PER_DOCUMENT + 1 })
  const order = filters.sort ?? DEFAULT_SORT_ORDER
  return {
    page: context.origin + searchUrl(filters, language),
    reasons_page: context.origin + placeReasonsUrl(filters, language),
    filters: Object.fromEntries(toSearchParams(found)),
    ignored: listIgnored(findParamIssues(searchParams, filters)),
    order,
    ...sortOrders[order],
    homesFirst,
    promotion,
    total,
    next: total > part * MAX_PER_PAGE ? toUrl(withQuery(RANKING_JSON_PATH, next)) : undefined,
    statements: statements.map((statement) => ({ ...statement, url: toUrl(`/statements/${statement.id}`) })),
  }
}

function listIgnored({ ignored, stay }: ParamIssues): string[] {
  const stayFields = Object.keys(stay) as (keyof typeof stay)[]
  return [
    ...new Set([...ignored.map(({ name }) => name), ...stayFields.map((field) => SEARCHED_STAY[field])]),
  ]
}
