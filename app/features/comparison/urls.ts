import { findReferringPage } from '~/http/referring-page'
import { withParams, withQuery } from '~/http/with-params'
import type { Language } from '~/i18n/languages'
import {
  COMPARISON_KEY_PARAM,
  COMPARISON_OWNER_PARAM,
  type ComparedPlace,
  formatComparedPlace,
  MAX_COMPARED,
  parseComparedPlaces,
  SHARED_COMPARISON_PATH,
} from '~contract/comparisons'
import { parseIds } from '~contract/values/ids'

export const comparisonParams = ['ids', 'place', 'differences'] as const

export interface ComparisonQuery {
  /** Ids in the order of the columns. */
  ids: number[]
  /** Named places to which walks are compared. */
  places: ComparedPlace[]
  /** True to hide rows that are the same in all columns. */
  onlyDifferences: boolean
}

export function comparisonUrl({
  ids = [],
  places = [],
  onlyDifferences = false,
}: Partial<ComparisonQuery>): string {
  const query = new URLSearchParams(ids.length > 0 ? { ids: ids.join() } : {})
  for (const place of places) query.append('place', formatComparedPlace(place))
  if (onlyDifferences) query.set('differences', '1')
  return withQuery('/compare', query)
}

/** Returns the URL of a shared comparison; with the creator's key for links that may change it. */
export function sharedComparisonUrl(key: string, owner?: string): string {
  return withParams(SHARED_COMPARISON_PATH, { [COMPARISON_KEY_PARAM]: key, [COMPARISON_OWNER_PARAM]: owner })
}

/**
 * Parses the query, including ids in several parameters, as a form sends them, and with spaces, as people
 * type them.
 */
export function parseComparisonQuery(searchParams: URLSearchParams): ComparisonQuery & { leftOut: number } {
  const typed = searchParams.getAll('ids').join()
  const ids = parseIds(typed.split(/[\s,]+/))
  return {
    ids: ids.slice(0, MAX_COMPARED),
    leftOut: Math.max(0, ids.length - MAX_COMPARED),
    places: parseComparedPlaces(searchParams.getAll('place')),
    onlyDifferences: searchParams.get('differences') === '1',
  }
}

const FAVORITES_PATH = /^\/(account\/)?favorites$/i

/** Returns the list of favourites that the visitor came from, with its filter and page. */
export function findFavoritesReferrer(
  referringPath: string | undefined,
  language: Language,
): string | undefined {
  return findReferringPage(referringPath, FAVORITES_PATH, language)
}
