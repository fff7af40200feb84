import type { IncomingMessage } from 'node:http'
import { parseDevice } from '~/page/parse-device'
import { type CookieName, readOwnCookies } from '~/session/cookies.server'
import { chooseEncoding } from '../content-encoding'

/** Choices that many guests share: each has pages of its own. */
const SHARED_CHOICES = new Set<CookieName>(['light', 'currency', 'cardPayments', 'closedBanners'])
/** These change nothing that is shown, or only pages that name them (app/page/page-caching.ts). */
const IGNORED_COOKIES = new Set<CookieName>(['locale', 'recentSearches', 'revealedPhones', 'searchReports'])
/** A page's links, its weight and its analytics follow from them. */
const HEADERS = ['host', 'x-forwarded-proto', 'save-data', 'dnt', 'sec-gpc'] as const

/** All that a page for guests depends on beside its URL; undefined for requests whose answer may be for one visitor alone. */
export function readSharedFacts(request: IncomingMessage): string | undefined {
  if (request.method !== 'GET') return undefined
  const choices: string[] = []
  for (const [cookie, value] of readOwnCookies(request.headers.cookie)) {
    if (SHARED_CHOICES.has(cookie)) choices.push(`${cookie}=${value}`)
    else if (!IGNORED_COOKIES.has(cookie)) return undefined
  }
  const { headers } = request
  return [
    chooseEncoding(headers['accept-encoding']),
    parseDevice(headers['user-agent'] ?? null),
    ...HEADERS.map((name) => headers[name] ?? ''),
    ...choices.sort(),
  ].join('\n')
}
