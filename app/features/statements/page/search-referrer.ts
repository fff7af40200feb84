import { findReferringPage } from '~/http/referring-page'
import type { Language } from '~/i18n/languages'

/** Searches have filters in the query or in path slugs. */
const SEARCH_PATH = /^\/(s|s\/.*|udzravi-qoneba(\/[^/]+)?)$/i

/** The search the visitor came from; a `Referer` counts only for a search of ours in the page's language. */
export function findSearchReferrer(
  referrer: string | null,
  origin: string,
  language: Language,
): string | undefined {
  return findReferringPage(referrer, SEARCH_PATH, { origin, language })
}
