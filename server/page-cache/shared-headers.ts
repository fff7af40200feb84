import type { IncomingMessage } from 'node:http'
import { parseDevice, userAgentsOfDevices } from '~/page/parse-device'
import { type CookieName, formatCookieHeader, readOwnCookies } from '~/session/cookies.server'
import { savesData } from '~/session/visitor.server'
import { chooseEncoding } from '../content-encoding'
import { hasOptedOut } from '../data-layer'
import { readProtocol } from '../request-origin'

/** Choices that many guests share: each has pages of its own. */
const SHARED_CHOICES = new Set<CookieName>(['light', 'currency', 'cardPayments', 'closedBanners'])
/** No page shows them unless it says so: app/page/personal-headers.ts. */
const IGNORED_COOKIES = new Set<CookieName>(['locale', 'recentSearches', 'revealedPhones', 'searchReports'])

export interface SharedHeaders {
  /** Equal for guests who may be shown each other's pages of one URL. */
  key: string
  /** The headers of the request that loaders see. Each stands in the key. */
  headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Reduces the headers of a guest's request to those that a page may follow from, in one spelling. The key is made of
 * them and the page is made from them alone, so no header can change a page without changing the key.
 * @returns undefined for requests whose answer may be for one visitor alone
 */
export function readSharedHeaders({ method, headers, socket }: IncomingMessage): SharedHeaders | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  // No page of ours reads it, but a program that sends it expects a page of its own.
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
