import { type Language, withoutLanguagePrefix } from '~/i18n/languages'
import { parseSearchFilters } from '../parse-search-filters'
import { parseIdList } from '../search-filters'
import { canonicalSearchUrl, type PathPlaces } from './format-search-path'
import { type PathFilters, pathListNames, withPathFilters } from './parse-search-path'

interface ReadPath {
  path: PathFilters
  /** Places, at least those in path and query. */
  places: PathPlaces
}

/**
 * Maximum number of redirects to follow. A place in the query can reveal up to three others per word, each of
 * which may lead on.
 */
const MAX_STEPS = 40

/**
 * Parses the path of `url`, and finds the canonical URL in one step however many redirects would lead there;
 * undefined if it is canonical.
 * @param read parses the words of a path
 */
export async function readCanonicalPath(
  url: URL,
  language: Language,
  read: (words: string[], searchParams: URLSearchParams) => Promise<ReadPath>,
): Promise<{ path: PathFilters; canonical: string | undefined }> {
  const { path, places } = await read(listPathWords(url), url.searchParams)
  let canonical: string | undefined
  let next = findNextRedirect(url, path, language, places)
  for (let step = 0; next !== undefined && step < MAX_STEPS; step += 1) {
    canonical = next
    const shown = new URL(next, url)
    const further = await read(listPathWords(shown), shown.searchParams)
    next = findNextRedirect(shown, further.path, language, further.places)
  }
  return { path, canonical }
}

/** Returns the words after `/s/`. */
function listPathWords({ pathname }: URL): string[] {
  return toWords(pathname).split('/').slice(2).filter(Boolean)
}

/**
 * Returns the URL with canonical words, undefined if unchanged. Unknown words stay at the end, where the page
 * reports them, and the rest of the query stays unchanged.
 */
function findNextRedirect(
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

/** Returns the path with normalized percent-encoding. */
function toWords(pathname: string): string {
  return decodeURIComponent(withoutLanguagePrefix(pathname)).replace(/\/$/, '')
}
