import { parseOwnPath } from '~/http/own-path'
import { getPathLanguage, type Language, withoutLanguagePrefix } from '~/i18n/languages'

/** Searches have their filters in the query, or in words of the path. */
const SEARCH_PATH = /^\/(s|s\/.*|udzravi-qoneba(\/[^/]+)?)$/i

/**
 * The search that a visitor came from, with all that was asked there.
 * @param referrer the browser's `Referer`, which only counts when it is a search of ours in the page's language
 */
export function findSearchReferrer(
  referrer: string | null,
  origin: string,
  language: Language,
): string | undefined {
  const url = parseOwnPath(referrer, origin)
  if (!url) return undefined
  const { pathname } = new URL(url, origin)
  return getPathLanguage(pathname) === language && SEARCH_PATH.test(withoutLanguagePrefix(pathname))
    ? url
    : undefined
}
