import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { CacheHit } from '~/page/page-caching'
import type { Signer } from '~/session/signer.server'
import { toNetwork } from '~backend/platform/http/network'
import { createRequestId } from '../request-id'
import { logWhenClosed } from '../request-log'
import { isKnownToBrowser } from './etag'
import type { CachedPage, PageCache } from './page-cache'
import { createHitCookies } from './set-cookies'

interface CachedPagesOptions {
  cache: PageCache
  signer: Signer
  log: Logger
  /** The visitor's, also behind trusted proxies. */
  getIp(request: IncomingMessage): string
}

/** Answers with pages that were made for another guest a moment ago, before anything else is done for the request. */
export function serveCachedPages(app: RequestListener, options: CachedPagesOptions): RequestListener {
  const { cache, signer, log, getIp } = options
  return (request, response) => {
    const page = cache.find(request)
    if (!page) return app(request, response)
    const requestId = createRequestId(request)
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    logWhenClosed(log, response, { requestId, method: 'GET', path })
    const hit: CacheHit = {
      cookieHeader: request.headers.cookie ?? null,
      signer,
      requestId,
      get visitorId() {
        return signer.createPseudonym(toNetwork(getIp(request)))
      },
    }
    sendCachedPage(request, response, page, [
      'X-Request-Id',
      requestId,
      ...createHitCookies(path, hit, page.caching).flatMap((line) => ['Set-Cookie', line]),
    ])
    countView(page, hit, { log, connection: toConnectionName(request) })
  }
}

function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, contentHeaders, etag, body }: CachedPage,
  ownHeaders: readonly string[],
): void {
  const isKnown = isKnownToBrowser(request, etag)
  // Node takes names and values as a list without looking at each of them again.
  response.writeHead(isKnown ? 304 : 200, [...headers, ...(isKnown ? [] : contentHeaders), ...ownHeaders])
  response.end(isKnown ? undefined : body)
}

/** Cheaper than the pseudonym, and never fewer. */
function toConnectionName({ socket, headers }: IncomingMessage): string {
  return `${socket.remoteAddress} ${headers['x-forwarded-for'] ?? ''}`
}

function countView(
  { caching, countedConnections }: CachedPage,
  hit: CacheHit,
  { log, connection }: { log: Logger; connection: string },
): void {
  if (caching.viewCounters.length === 0 || countedConnections.has(connection)) return
  countedConnections.add(connection)
  for (const count of caching.viewCounters)
    count(hit).catch((error: unknown) =>
      log.warn({ requestId: hit.requestId, cause: String(error) }, 'a view of a kept page was not counted'),
    )
}
