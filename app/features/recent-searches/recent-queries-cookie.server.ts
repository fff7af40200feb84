import type { SearchFilters } from '~/features/search-filters'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import type { Signer } from '~/session/signer.server'
import { addRecentQuery, formatRecentQueries, parseRecentQueries, toRecentQuery } from './recent-queries'

const SIGNING_PURPOSE = 'searches'

/** This browser's last searches as URL queries, newest first. */
export function readRecentQueries(cookieHeader: string | null, signer: Signer): string[] {
  return parseRecentQueries(signer.verify(SIGNING_PURPOSE, readCookie(cookieHeader, 'recentSearches')))
}

/** The `Set-Cookie` line that saves a search; undefined when nothing changes. */
export function recentSearchCookie(
  filters: SearchFilters,
  cookieHeader: string | null,
  signer: Signer,
): string | undefined {
  const query = toRecentQuery(filters)
  if (!query) return undefined
  const recent = readRecentQueries(cookieHeader, signer)
  if (query === recent[0]) return undefined
  return setCookie(
    'recentSearches',
    signer.sign(SIGNING_PURPOSE, formatRecentQueries(addRecentQuery(recent, query))),
  )
}

export const clearRecentSearchesCookie = () => clearCookie('recentSearches')
