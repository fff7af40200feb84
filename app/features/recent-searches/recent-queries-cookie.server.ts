import type { SearchFilters } from '~/features/search-filters'
import { clearCookie, readCookie, setCookie } from '~/session/cookies.server'
import { signForOwner, verifyForOwner } from '~/session/data-owner.server'
import type { Signer } from '~/session/signer.server'
import { addRecentQuery, formatRecentQueries, parseRecentQueries, toRecentQuery } from './recent-queries'

const PURPOSE = 'searches'

/** Returns this browser's last searches as URL queries, newest first. */
export function readRecentQueries(cookieHeader: string | null, signer: Signer): string[] {
  const signed = readCookie(cookieHeader, 'recentSearches')
  return parseRecentQueries(verifyForOwner(signed, { purpose: PURPOSE, cookieHeader }, signer))
}

/** Returns the `Set-Cookie` line that saves a search; undefined if nothing changes. */
export function recentSearchCookie(
  filters: SearchFilters,
  cookieHeader: string | null,
  signer: Signer,
): string | undefined {
  const query = toRecentQuery(filters)
  if (!query) return undefined
  const recent = readRecentQueries(cookieHeader, signer)
  if (query === recent[0]) return undefined
  const text = formatRecentQueries(addRecentQuery(recent, query))
  return setCookie('recentSearches', signForOwner(text, { purpose: PURPOSE, cookieHeader }, signer))
}

export const clearRecentSearchesCookie = () => clearCookie('recentSearches')
