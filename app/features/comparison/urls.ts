import { findReferringPage } from '~/http/referring-page'
import { withParams } from '~/http/with-params'
import type { Language } from '~/i18n/languages'
import { parseIds } from '~contract/values/ids'

/** Maximum number of columns that fit side by side. */
export const MAX_COMPARED = 4

export const comparisonParams = ['ids', 'differences'] as const

export interface ComparisonQuery {
  /** Ids in the order of the columns. */
  ids: number[]
  /** True to hide rows that are the same in all columns. */
  onlyDifferences: boolean
}

export function comparisonUrl({ ids, onlyDifferences = false }: Partial<ComparisonQuery>): string {
  return withParams('/compare', { ids: ids?.join(), differences: onlyDifferences ? 1 : undefined })
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
