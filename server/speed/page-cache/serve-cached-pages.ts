import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { CacheHit } from '~/page/page-caching'
import type { Signer } from '~/session/signer.server'
import { toNetwork } from '~backend/platform/http/network'
import { nameRoute } from '~contract/instrumentation'
import { isKnownToBrowser } from '../../etag'
import { createRequestId } from '../../request-id'
import { logWhenClosed } from '../../request-log'
import { isUncounted } from '../../uncounted-requests'
import type { CachedPage, FoundPage, PageCache } from './page-cache'
import { createHitCookies } from './set-cookies'

/** Maximum length of an IPv6 address; a proxy passes on a visitor's claim of any length. */
const MAX_IP_LENGTH = 45

interface CachedPagesOptions {
  cache: PageCache
  signer: Signer
  log: Logger
  /** Returns the visitor's IP, also behind trusted proxies. */
  getIp(request: IncomingMessage): string
}

/** Serves pages that were rendered for another guest, before anything else is done for the request. */
export function serveCachedPages(app: RequestListener, options: CachedPagesOptions): RequestListener {
  const { cache } = options
  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    { isConfirmed }: { isConfirmed: boolean },
  ): void => {
    const found = cache.find(request, { isConfirmed })
    if (found instanceof Promise)
      return void found.then(() => answer(request, response, { isConfirmed: true }))
    if (found) answerFromCache(request, response, found, options)
    else app(request, response)
  }
  return (request, response) => answer(request, response, { isConfirmed: false })
}

function answerFromCache(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundPage,
  { cache, signer, log, getIp }: CachedPagesOptions,
): void {
  const { caching, route } = found.page
  nameRoute(request, route)
  const requestId = createRequestId(request)
  const [path = '/'] = (request.url ?? '/').split('?', 1)
  logWhenClosed(log, response, { requestId, method: request.method ?? 'GET', path })
  const hit: CacheHit = {
    cookieHeader: request.headers.cookie ?? null,
    signer,
    requestId,
    get visitorId() {
      return signer.createPseudonym(toNetwork(getIp(request)))
    },
  }
  const ownHeaders = [
    'X-Request-Id',
    requestId,
    ...createHitCookies(path, hit, caching).flatMap((line) => ['Set-Cookie', line]),
  ]
  const etag = cache.etagOf(found)
  if (isKnownToBrowser(request, etag))
    response.writeHead(304, [...found.page.headers, 'etag', etag, ...ownHeaders]).end()
  else {
    const body = cache.bodyOf(found)
    if (body instanceof Promise)
      body.then(
        (encoded) => sendPage(response, found.page, { body: encoded, etag, ownHeaders }),
        () => response.destroy(),
      )
    else sendPage(response, found.page, { body, etag, ownHeaders })
  }
  if (!isUncounted(request))
    countView(found.page, hit, { log, getConnection: () => getIp(request).slice(0, MAX_IP_LENGTH) })
}

function sendPage(
  response: ServerResponse,
  { headers, contentType, encoding }: CachedPage,
  { body, etag, ownHeaders }: { body: Buffer; etag: string; ownHeaders: readonly string[] },
): void {
  // Faster as a list: Node does not check each header again.
  response.writeHead(200, [
    ...headers,
    'etag',
    etag,
    'content-type',
    contentType,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(body.length),
    ...ownHeaders,
  ])
  response.end(body)
}

/** Number of networks per page; for others only the backend recognizes repeated views. */
const MAX_COUNTED_CONNECTIONS = 2_000

function countView(
  { caching, countedConnections }: CachedPage,
  hit: CacheHit,
  { log, getConnection }: { log: Logger; getConnection: () => string },
): void {
  if (caching.viewCounters.length === 0) return
  const connection = getConnection()
  if (countedConnections.has(connection)) return
  if (countedConnections.size < MAX_COUNTED_CONNECTIONS) countedConnections.add(connection)
  for (const count of caching.viewCounters)
    count(hit).catch((error: unknown) =>
      log.warn({ requestId: hit.requestId, cause: String(error) }, 'a view of a cached page was not counted'),
    )
}
