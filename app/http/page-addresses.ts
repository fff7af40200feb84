import { barePath, type Language, languages, localizedPath } from '../i18n/languages'
import { without } from './own-address'

/** Parameters that open a modal or carry a one-time value: no part of a page's identity. */
const PASSING = [
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
export function languageLinks(url: URL): LanguageLink[] {
  const address = new URL(url)
  if (address.searchParams.get('page') === '1') address.searchParams.delete('page')
  const rest = barePath(address.pathname) + address.search
  return languages.map((language) => ({ language, href: localizedPath(rest, language) }))
}

/** The page's address without what only passes through. */
export function lastingAddress(url: URL): string {
  return without(url, ...PASSING)
}
