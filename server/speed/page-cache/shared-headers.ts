import type { IncomingMessage } from 'node:http'
import { parseDevice, userAgentsOfDevices } from '~/page/parse-device'
import { type CookieName, formatCookieHeader, readOwnCookies } from '~/session/cookies.server'
import { savesData } from '~/session/visitor.server'
import { chooseEncoding } from '../../content-encoding'
import { hasOptedOut } from '../../data-layer'
import { readProtocol } from '../../request-origin'

/** Choices that many guests share: each has its own pages. */
const SHARED_CHOICES = new Set<CookieName>(['light', 'currency', 'cardPayments', 'closedBanners', 'mapSize'])
/** Cookies that no page shows unless it declares them: app/page/personal-headers.ts. */
const IGNORED_COOKIES = new Set<CookieName>(['locale', 'recentSearches', 'revealedPhones', 'searchReports'])

export interface SharedHeaders {
  /** Equal for guests who may be shown each other's pages of one URL. */
  key: string
  /** Headers of the request that loaders see; all are part of the key. */
  headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Reduces the headers of a guest's request to those that a page may depend on, in one spelling. The key is
 * made from them, and the page is rendered from them alone. So no header can change a page without changing
 * the key.
 * @returns undefined for requests whose response may be for one visitor alone
 */
export function readSharedHeaders({ method, headers, socket }: IncomingMessage): SharedHeaders | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // None of our pages reads it, but a program that sends it expects a page of its own.
  if (headers.authorization !== undefined) return undefined
  const choices: [CookieName, string][] = []
  for (const [cookie, value] of readOwnCookies(headers.cookie)) {
    if (SHARED_CHOICES.has(cookie)) choices.push([cookie, value])
    else if (!IGNORED_COOKIES.has(cookie)) return undefined
  }
  const shared = [
    ['host', headers.host ?? ''],
    ['user-agent', userAgentsOfDevices[parseDevice(headers['user-agent'])]],
    ['save-data', savesData(String(headers['save-data'] ?? '')) ? 'on' : ''],
    // Encoded, so that no value can pass for another header or cookie.
    ['cookie', formatCookieHeader(choices.sort())],
  ] as const
  const key = [
    chooseEncoding(headers['accept-encoding']),
    readProtocol({ headers, socket }),
    hasOptedOut(headers),
    ...shared.map(([, value]) => value),
  ].join('\n')
  return { key, headers: shared.filter(([, value]) => value !== '') }
}
