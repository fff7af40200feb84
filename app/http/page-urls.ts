import { type Language, languages, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { DIALOG_PARAMS } from './dialog-params'
import { withoutParams } from './own-path'

/** Parameters that open a dialog or carry a one-time value, so they do not identify a page. */
export const TRANSIENT_PARAMS: readonly string[] = [
  ...DIALOG_PARAMS,
  'method',
  'isntStatement',
  'statementInner',
  'tab_index',
  'ai_failed',
  'call_about',
  'access_token',
  'auth_state',
]

export interface LanguageLink {
  language: Language
  href: string
}

/** Returns the same page in every language with its query, without `page=1`. */
export function getLanguageLinks(url: URL): LanguageLink[] {
  const pageUrl = new URL(url)
  if (pageUrl.searchParams.get('page') === '1') pageUrl.searchParams.delete('page')
  const rest = withoutLanguagePrefix(pageUrl.pathname) + pageUrl.search
  return languages.map((language) => ({ language, href: toLocalizedPath(rest, language) }))
}

/** Returns the page's URL without transient parameters. */
export function toLastingPath(url: URL): string {
  return withoutParams(url, ...TRANSIENT_PARAMS)
}
