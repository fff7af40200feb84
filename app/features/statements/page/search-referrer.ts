import { parseOwnPath } from '~/http/own-path'
import { getPathLanguage, type Language, withoutLanguagePrefix } from '~/i18n/languages'

/** Searches have filters in the query or in path slugs. */
const SEARCH_PATH = /^\/(s|s\/.*|udzravi-qoneba(\/[^/]+)?)$/i

/** The search the visitor came from; a `Referer` counts only for a search of ours in the page's language. */
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
