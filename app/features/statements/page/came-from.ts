import { ownAddress } from '../../../http/own-address'
import { barePath, type Language, languageOf } from '../../../i18n/languages'

/** Searches have their filters in the query, or in words of the path. */
const SEARCH = /^\/(s|s\/.*|udzravi-qoneba(\/[^/]+)?)$/i

/**
 * The search that a visitor came from, with all that was asked there.
 * @param referrer the browser's `Referer`, which only counts when it is a search of ours in the page's language
 */
export function searchCameFrom(
  referrer: string | null,
  origin: string,
  language: Language,
): string | undefined {
  const address = ownAddress(referrer, origin)
  if (!address) return undefined
  const { pathname } = new URL(address, origin)
  return languageOf(pathname) === language && SEARCH.test(barePath(pathname)) ? address : undefined
}
