import { type Language, withoutLanguagePrefix } from '~/i18n/languages'
import { parseSearchFilters } from '../parse-search-filters'
import { parseIdList } from '../search-filters'
import { canonicalSearchUrl, type PathPlaces } from './format-search-path'
import { type PathFilters, pathListNames, withPathFilters } from './parse-search-path'

interface ReadPath {
  path: PathFilters
  /** At least those that path and query name. */
  places: PathPlaces
}

/** A query that replaces a place lets up to three others of each word be known, and each may lead on. */
const MAX_STEPS = 40

/**
 * What the path of `url` says, and the URL that says it in the canonical words, found at once however many steps lead
 * there; undefined when it is that URL.
 * @param read understands the words of a path
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

/** Those behind `/s/`. */
function listPathWords({ pathname }: URL): string[] {
  return toWords(pathname).split('/').slice(2).filter(Boolean)
}

/**
 * The URL whose words are the canonical ones of what is sought; undefined when they are already. Unknown words stay
 * behind them, where the page tells of them, and all else of the query stays as it is.
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

/** Percent-encoded in one way. */
function toWords(pathname: string): string {
  return decodeURIComponent(withoutLanguagePrefix(pathname)).replace(/\/$/, '')
}
