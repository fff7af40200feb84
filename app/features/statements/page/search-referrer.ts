import { findReferringPage } from '~/http/referring-page'
import type { Language } from '~/i18n/languages'

/** Pattern of searches, which have filters in the query or in path slugs. */
const SEARCH_PATH = /^\/(s|s\/.*|udzravi-qoneba(\/[^/]+)?)$/i

/** Returns the search the visitor came from, if it is in the page's language. */
export function findSearchReferrer(
  referringPath: string | undefined,
  language: Language,
): string | undefined {
  return findReferringPage(referringPath, SEARCH_PATH, language)
}
