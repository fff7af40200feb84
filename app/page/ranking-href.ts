import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { SiteSettings } from './load-context.server'

export const RANKING_PATH = '/how-we-rank'

/** Rules, and the places of a search, as data. */
export const RANKING_JSON_PATH = '/ranking.json'

/** Returns the page about sort orders; undefined with an operator's APIs, whose orders are unknown. */
export function getRankingHref(
  { hasOperatorApis }: Pick<SiteSettings, 'hasOperatorApis'>,
  language: Language,
): string | undefined {
  return hasOperatorApis ? undefined : toLocalizedPath(RANKING_PATH, language)
}
