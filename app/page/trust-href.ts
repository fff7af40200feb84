import { type Language, toLocalizedPath } from '~/i18n/languages'
import type { SiteSettings } from './load-context.server'

export const TRUST_PATH = '/trust'

/** Returns the page about checks and reports; undefined with an operator's APIs, whose checks are unknown. */
export function getTrustHref(
  { hasOperatorApis }: Pick<SiteSettings, 'hasOperatorApis'>,
  language: Language,
): string | undefined {
  return hasOperatorApis ? undefined : toLocalizedPath(TRUST_PATH, language)
}
