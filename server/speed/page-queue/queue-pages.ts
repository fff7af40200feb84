import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { bindContext } from '~contract/instrumentation'
import type { RefusePage } from './busy-page'
import type { PageQueue } from './page-queue'

interface QueuePagesOptions {
  queue: PageQueue
  /** Answers in place of a page that waited: it may be in the cache by now. */
  afterWaiting: RequestListener
  refuse: RefusePage
  log: Pick<Logger, 'warn'>
}

const LOG_INTERVAL_MS = 1_000

/** Files, probes, and reports of programs, which are quick or have their own limits. */
const FILES = toPattern([
  '(assets|fonts|img|import|tours|video|map|pictures|adverts|callbacks|operator|sandbox)/',
  '(healthz|metrics|readyz|robots\\.txt|[\\w-]+\\.(js|css|svg|png|ico|webmanifest))(\\?|$)',
])
/** Signing in, the steps of an order, and returns from a bank. */
const UNQUEUED_PAGES = toPattern([
  '((en|ru)/)?(auth|id|data/passkey-options|payment-result)(/|\\?|$)',
  '((en|ru)/)?(account/)?(?!s/)[\\w-]+/(booking|facebook|measurment|raters|realEstate|tour|vip)View/?(\\?|$)',
  // Returns from a bank.
  '((en|ru)/)?account/[^?]*\\?([^#]*&)?paymentStatus=',
  // They only redirect, after the token is taken out of the URL.
  '[^?]*\\?([^#]*&)?access_token=',
])

/** Anchored at the start: adding a name or a parameter to the URL of a page must not bypass the queue. */
function toPattern(paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `^/${path}`).join('|'), 'i')
}

/**
 * Queues or rejects requests to browse pages when there are more than the processor can answer. Forms are
 * never rejected, nor pages whose loss would leave a payment or a sign-in half done.
 */
export function queuePages(
  app: RequestListener,
  { queue, afterWaiting, refuse, log }: QueuePagesOptions,
): RequestListener {
  const logRefusal = createRefusalLog(log)
  return (request, response) => {
    if (!isBrowsing(request)) return app(request, response)
    const start = bindContext((hasWaited: boolean) => (hasWaited ? afterWaiting : app)(request, response))
    const end = queue.enter(start)
    if (end) return void response.once('close', end)
    logRefusal()
    refuse(request, response, queue.retryAfterSeconds)
  }
}

/** Logs one line a second: a line for each would cost more than the rejection. */
function createRefusalLog(log: Pick<Logger, 'warn'>): () => void {
  let pages = 0
  return () => {
    pages += 1
    if (pages > 1) return
    setTimeout(() => {
      log.warn({ pages }, 'pages are rejected: more are requested than can be rendered')
      pages = 0
    }, LOG_INTERVAL_MS).unref()
  }
}

function isBrowsing({ method, url = '/' }: IncomingMessage): boolean {
  return isRead(method) && !FILES.test(url) && !UNQUEUED_PAGES.test(url)
}

/** Returns true for a page that is rendered at once, however many others wait. */
export function isUnqueuedPage({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return isRead(method) && UNQUEUED_PAGES.test(url)
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'
