import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { PageCaching, PersonalSource } from '~/page/page-caching'
import { readCookie } from '~/session/cookies.server'
import { toCacheKey } from './cache-key'
import { hasOnlyRepeatableCookies } from './set-cookies'

/** What the slowest visitor may see of the past, counted from the start of the request that made the page. */
const MAX_AGE_MS = 1_000
/** From then on one visitor at a time has the page made again, while others are still shown it. */
const RENEW_AFTER_MS = 500
const MAX_BYTES = 8_000_000

export interface CachedPage {
  /** Names and values in turn. */
  headers: string[]
  /** Those of the body. */
  contentHeaders: string[]
  etag: string
  body: Buffer
  caching: PageCaching
  madeAt: number
  changes: number
  isBeingRenewed: boolean
  /** Of visitors whose view is counted. */
  countedConnections: Set<string>
}

/** When a request began, for a page that is made because none was kept. */
export interface CacheMiss {
  key: string
  madeAt: number
  changes: number
}

/** Finished pages as they were sent to a guest, with their encoding. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #misses = new WeakMap<IncomingMessage, CacheMiss>()
  readonly #countChanges: () => number

  /** @param countChanges rises with every change that visitors of this process have made */
  constructor(countChanges: () => number, { maxBytes = MAX_BYTES } = {}) {
    this.#countChanges = countChanges
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body, headers }, key) => body.length + key.length + headers.join().length,
    })
  }

  find(request: IncomingMessage): CachedPage | undefined {
    const key = toCacheKey(request)
    if (key === undefined) return undefined
    const now = performance.now()
    const changes = this.#countChanges()
    const page = this.#pages.get(key)
    if (page && !hasPersonalSource(request, page.caching)) {
      const age = now - page.madeAt
      const isFresh = page.changes === changes && age <= MAX_AGE_MS
      if (isFresh && (age <= RENEW_AFTER_MS || page.isBeingRenewed)) return page
      if (isFresh) page.isBeingRenewed = true
      else this.#pages.delete(key)
    }
    this.#misses.set(request, { key, madeAt: now, changes })
    return undefined
  }

  /** Keeps what was just sent, if others may be shown it. */
  keep(
    request: IncomingMessage,
    response: ServerResponse,
    page: { caching: PageCaching; etag: string; body: Buffer },
  ): void {
    const miss = this.#misses.get(request)
    if (!miss || !page.caching.isAllowed || hasPersonalSource(request, page.caching)) return
    if (!hasOnlyRepeatableCookies(response)) return
    const {
      'x-request-id': _requestId,
      'set-cookie': _cookies,
      'content-type': type,
      'content-encoding': encoding,
      'content-length': _length,
      ...headers
    } = response.getHeaders()
    const contentHeaders = {
      'content-type': type,
      'content-encoding': encoding,
      'content-length': page.body.length,
    }
    const { key, ...start } = miss
    this.#pages.set(key, {
      ...page,
      ...start,
      headers: toHeaderList(headers),
      contentHeaders: toHeaderList(contentHeaders),
      isBeingRenewed: false,
      countedConnections: new Set(),
    })
  }
}

function toHeaderList(headers: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((line) => [name, String(line)]),
  )
}

function hasPersonalSource(request: IncomingMessage, { personalSources }: PageCaching): boolean {
  for (const source of personalSources) if (isPresent[source](request)) return true
  return false
}

const isPresent: Record<PersonalSource, (request: IncomingMessage) => boolean> = {
  revealedPhones: ({ headers }) => readCookie(headers.cookie, 'revealedPhones') !== undefined,
  recentSearches: ({ headers }) => readCookie(headers.cookie, 'recentSearches') !== undefined,
  // Pages of other sites are never shown.
  referer: ({ headers: { referer, host } }) =>
    referer !== undefined && !(/^https?:/i.test(referer) && !referer.includes(`//${host}`)),
}
