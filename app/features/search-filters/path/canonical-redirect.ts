import { type Language, withoutLanguagePrefix } from '~/i18n/languages'
import { parseIdList, parseSearchFilters } from '../search-filters'
import { canonicalSearchUrl, type PathPlaces } from './format-search-path'
import { type PathFilters, pathListNames, withPathFilters } from './parse-search-path'

/**
 * The address whose words are the canonical ones of what is sought; undefined when they are already. Unknown words stay
 * behind them, where the page tells of them, and all else of the query stays as it is.
 */
export function findCanonicalRedirect(
  url: URL,
  path: PathFilters,
  language: Language,
  places: PathPlaces,
): string | undefined {
  const filters = parseSearchFilters(withPathFilters(url.searchParams, path))
  const canonical = new URL(canonicalSearchUrl(filters, language, places), url)
  const pathname = [canonical.pathname, ...path.unknownWords.map(encodeURIComponent)].join('/')
  if (toWords(pathname) === toWords(url.pathname)) return undefined
  const query = new URLSearchParams(url.searchParams)
  for (const name of pathListNames) {
    const { junk } = parseIdList(query, name)
    query.delete(`${name}[]`)
    query.delete(name)
    const parts = [canonical.searchParams.get(name), ...junk].filter(Boolean)
    if (parts.length > 0) query.set(name, parts.join(','))
  }
  const search = query.toString()
  return search ? `${pathname}?${search}` : pathname
}

/** Percent-encoded in one way. */
function toWords(pathname: string): string {
  return decodeURIComponent(withoutLanguagePrefix(pathname)).replace(/\/$/, '')
}
