import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { createRequestId } from '../request-id'
import { logWhenClosed } from '../request-log'
import type { PageQueue } from './page-queue'

interface QueuePagesOptions {
  queue: PageQueue
  /** Answers in place of a page that waited: it may be in the cache by now. */
  afterWaiting: RequestListener
  refuse: RequestListener
  log: Logger
}

/** Files, probes, and whatever belongs to signing in, paying or an order under way. */
const NEVER_QUEUED =
  /^\/(assets|fonts|img|pictures|adverts|callbacks|operator|sandbox|do|healthz|readyz)(\/|$)|^(\/(en|ru))?\/(auth|payment-result)(\/|$|\?)|[?&](access_token|paymentStatus)=|^[^?]*\.(js|css|svg|png|jpg|webp|avif|woff2|ico|webmanifest|txt)(\?|$)/i

/**
 * Under more requests than the processor can answer, those for pages to browse wait or are refused. What somebody sends is
 * never refused, nor what would leave a payment or a sign-in half done.
 */
export function queuePages(
  app: RequestListener,
  { queue, afterWaiting, refuse, log }: QueuePagesOptions,
): RequestListener {
  return (request, response) => {
    if (!isBrowsing(request)) return app(request, response)
    const end = queue.enter((hasWaited) => (hasWaited ? afterWaiting : app)(request, response))
    if (end) return void response.once('close', end)
    const requestId = createRequestId(request)
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    logWhenClosed(log, response, { requestId, method: request.method ?? 'GET', path })
    response.setHeader('X-Request-Id', requestId)
    response.setHeader('Retry-After', queue.retryAfterSeconds)
    refuse(request, response)
  }
}

function isBrowsing({ method, url = '/' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !NEVER_QUEUED.test(url)
}
