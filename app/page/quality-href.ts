import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { SiteSettings } from './load-context.server'

export const QUALITY_PATH = '/quality'

/** Returns the page about the listings' data; undefined with an operator's APIs, which do not count it. */
export function getQualityHref(
  { hasOperatorApis }: Pick<SiteSettings, 'hasOperatorApis'>,
  language: Language,
): string | undefined {
  return hasOperatorApis ? undefined : toLocalizedPath(QUALITY_PATH, language)
}
