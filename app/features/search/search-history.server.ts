import type { AppLoadContext } from '@remix-run/node'
import type { RecentSearch } from '~/features/recent-searches'
import { readRecentQueries, recentSearchCookie } from '~/features/recent-searches/index.server'
import { parseSearchFilters, type SearchFilters, searchUrl } from '~/features/search-filters'
import { readCookie, setCookie } from '~/session/cookies.server'
import { describeSearch } from './describe-search'
import type { FilterLabelContext } from './filters/filter-chips'
import { addReportId, formatReportIds, parseReportIds } from './results/report-ids'

const SIGNING_PURPOSE = 'reports'

/** Adds the report ids of earlier lists, by which an operator can follow a search session. */
export function withReportIds(searchParams: URLSearchParams, context: AppLoadContext): URLSearchParams {
  const ids = readReportIdsCookie(context)
  if (ids.length === 0) return searchParams
  const all = new URLSearchParams(searchParams)
  all.set('search_report_uuid', formatReportIds(ids))
  return all
}

export function searchHistoryHeaders(
  filters: SearchFilters,
  reportId: string | undefined,
  context: AppLoadContext,
): Headers {
  const headers = new Headers()
  const search = recentSearchCookie(filters, context.personalHeaders.unshownCookieHeader, context.signer)
  if (search) headers.append('Set-Cookie', search)
  if (reportId) {
    const ids = addReportId(readReportIdsCookie(context), reportId)
    headers.append(
      'Set-Cookie',
      setCookie('searchReports', context.signer.sign(SIGNING_PURPOSE, formatReportIds(ids))),
    )
  }
  return headers
}

/** Remembers the search for visitors of a cached page, too. */
export function rememberOnCacheHit(filters: SearchFilters, { caching }: AppLoadContext): void {
  caching.addCookie(({ cookieHeader, signer }) => recentSearchCookie(filters, cookieHeader, signer))
}

/** Returns recent searches in the page's language, without the current one. */
export function listRecentSearches(
  context: AppLoadContext,
  names: FilterLabelContext,
  shown?: SearchFilters,
): RecentSearch[] {
  const currentSearchUrl = shown && searchUrl({ ...shown, page: 1 }, names.language)
  return readRecentQueries(context.personalHeaders.getCookieHeader('recentSearches'), context.signer)
    .map((query) => parseSearchFilters(new URLSearchParams(query)))
    .map((filters) => ({
      label: describeSearch(filters, names),
      href: searchUrl(filters, names.language),
    }))
    .filter(({ href }) => href !== currentSearchUrl)
}

function readReportIdsCookie({ signer, personalHeaders }: AppLoadContext): string[] {
  const { unshownCookieHeader } = personalHeaders
  return parseReportIds(signer.verify(SIGNING_PURPOSE, readCookie(unshownCookieHeader, 'searchReports')))
}
