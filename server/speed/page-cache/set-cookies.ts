import type { ServerResponse } from 'node:http'
import { getPathLanguage, type Language } from '~/i18n/languages'
import type { CacheHit, PageCaching } from '~/page/page-caching'
import { type CookieName, findSetCookieName, readCookie, setCookie } from '~/session/cookies.server'
import { isPlainCopy } from '../../plain-cookies'

/**
 * Cookies that a cached page may have set. The first two are renewed for each visitor; a report needs the
 * list of its visitor.
 */
const REPEATABLE_COOKIES = new Set<CookieName | undefined>(['locale', 'recentSearches', 'searchReports'])

export function hasOnlyRepeatableCookies(response: ServerResponse): boolean {
  const lines = [response.getHeader('set-cookie') ?? []].flat().map(String)
  return lines.every((line) => isPlainCopy(line) || REPEATABLE_COOKIES.has(findSetCookieName(line)))
}

const localeCookies: Record<Language, string> = {
  ka: setCookie('locale', 'ka'),
  en: setCookie('locale', 'en'),
  ru: setCookie('locale', 'ru'),
}

/** Creates the `Set-Cookie` lines that this visitor would have got with a newly rendered page. */
export function createHitCookies(path: string, hit: CacheHit, { cookieMakers }: PageCaching): string[] {
  const language = getPathLanguage(path)
  const hasLocale = readCookie(hit.cookieHeader, 'locale') === language
  const made = cookieMakers.map((make) => make(hit)).filter((line) => line !== undefined)
  return hasLocale ? made : [localeCookies[language], ...made]
}
