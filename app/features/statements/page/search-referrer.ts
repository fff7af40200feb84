import { findReferringPage } from '~/http/referring-page'
import type { Language } from '~/i18n/languages'

/** Searches have filters in the query or in path slugs. */
const SEARCH_PATH = /^\/(s|s\/.*|udzravi-qoneba(\/[^/]+)?)$/i

/** The search the visitor came from, if it is in the page's language. */
export function findSearchReferrer(
  referringPath: string | undefined,
  language: Language,
): string | undefined {
  return findReferringPage(referringPath, SEARCH_PATH, language)
}
