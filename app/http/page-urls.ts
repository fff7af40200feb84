import { type Language, languages, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { withoutParams } from './own-path'

/** Parameters that open a modal or carry a one-time value: no part of a page's identity. */
const TRANSIENT_PARAMS = [
  'login',
  'fill_balance',
  'method',
  'take_loan',
  'isntStatement',
  'call_request',
  'call_about',
  'companies',
  'access_token',
  'auth_state',
]

export interface LanguageLink {
  language: Language
  href: string
}

/** The same page in every language, its query kept; page 1 is never written. */
export function getLanguageLinks(url: URL): LanguageLink[] {
  const pageUrl = new URL(url)
  if (pageUrl.searchParams.get('page') === '1') pageUrl.searchParams.delete('page')
  const rest = withoutLanguagePrefix(pageUrl.pathname) + pageUrl.search
  return languages.map((language) => ({ language, href: toLocalizedPath(rest, language) }))
}

/** The page's address without what only passes through. */
export function toLastingPath(url: URL): string {
  return withoutParams(url, ...TRANSIENT_PARAMS)
}
