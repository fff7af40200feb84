import type { IncomingMessage, RequestListener } from 'node:http'
import type { Express, Request } from 'express'
import type { Logger } from 'pino'
import { redactPath } from '~/http/redact-path'
import type { Signer } from '~/session/signer.server'
import { toNetwork } from '~backend/platform/http/network'
import { instrumentRequests } from '~contract/instrumentation'
import { withCanonicalUrl } from './canonical-url'
import { withOneEncoding } from './content-encoding'
import type { PageCache } from './page-cache/page-cache'
import { serveCachedPages } from './page-cache/serve-cached-pages'
import type { RefusePage } from './page-queue/busy-page'
import type { PageQueue } from './page-queue/page-queue'
import { queuePages } from './page-queue/queue-pages'
import { withPlainCookies } from './plain-cookies'
import { withRefusedCookies } from './refused-cookies'
import { withThrownErrors } from './thrown-errors'
import { withTrustedHeaders } from './trusted-headers'

interface RequestListenerOptions {
  pageCache: PageCache
  pageQueue: PageQueue
  signer: Signer
  log: Logger
  refuseBusy: RefusePage
  /** Number of trusted proxies in front. */
  trustProxy: number
  isDemo: boolean
}

/** Handles a request before Express does: most guest pages need nothing more. */
export function createRequestListener(
  app: Express,
  { pageCache, pageQueue, signer, log, refuseBusy, trustProxy, isDemo }: RequestListenerOptions,
): RequestListener {
  // Express gives requests a prototype that knows the trusted proxies.
  const getIp = (request: IncomingMessage) =>
    (Object.setPrototypeOf(request, app.request) as Request).ip ?? ''
  const withCachedPages = (listener: RequestListener) =>
    serveCachedPages(listener, { cache: pageCache, signer, log, getIp })
  const pagesInTurn = queuePages(app, {
    queue: pageQueue,
    afterWaiting: withCachedPages(app),
    refuse: refuseBusy,
    log,
  })
  const instrumented = instrumentRequests(withCachedPages(pagesInTurn), toLoggedPath)
  const withoutCookies = withRefusedCookies(instrumented, {
    signer,
    getVisitorId: (request) => signer.createPseudonym(toNetwork(getIp(request))),
  })
  const withCookies = withPlainCookies(withoutCookies, { isDemo })
  const listener = withCanonicalUrl(withOneEncoding(withTrustedHeaders(withCookies, trustProxy)))
  return withThrownErrors(listener, log)
}

function toLoggedPath({ url = '/' }: IncomingMessage): string {
  return redactPath(url.split('?', 1)[0] ?? url)
}
