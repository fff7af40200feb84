import type { AppLoadContext } from '@remix-run/node'
import type { SearchFilters } from '~/features/search-filters'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { addRecentQuery, formatRecentQueries, parseRecentQueries, toRecentQuery } from './recent-queries'

const SIGNING_PURPOSE = 'searches'

/** This browser's last searches as URL queries, newest first. */
export function readRecentQueries(request: Request, { signer }: AppLoadContext): string[] {
  return parseRecentQueries(
    signer.verify(SIGNING_PURPOSE, readCookie(request.headers.get('cookie'), 'recentSearches')),
  )
}

/** The `Set-Cookie` line that saves a search; undefined when nothing changes. */
export function recentSearchCookie(
  filters: SearchFilters,
  request: Request,
  context: AppLoadContext,
): string | undefined {
  const query = toRecentQuery(filters)
  const recent = readRecentQueries(request, context)
  if (!query || query === recent[0]) return undefined
  return setCookie(
    'recentSearches',
    context.signer.sign(SIGNING_PURPOSE, formatRecentQueries(addRecentQuery(recent, query))),
  )
}

export const clearRecentSearchesCookie = () => clearCookie('recentSearches')
