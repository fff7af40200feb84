import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { keepContext } from '~contract/observed-work'
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

/** Files, probes, and reports of programs, which are quick or have limits of their own. */
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
  // They only redirect, once the token is taken out of the address.
  '[^?]*\\?([^#]*&)?access_token=',
])

/** Anchored at the start: adding a name or a parameter to the address of a page must not take it past the queue. */
function toPattern(paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `^/${path}`).join('|'), 'i')
}

/**
 * Under more requests than the processor can answer, those for pages to browse wait or are refused. What somebody sends is
 * never refused, nor what would leave a payment or a sign-in half done.
 */
export function queuePages(
  app: RequestListener,
  { queue, afterWaiting, refuse, log }: QueuePagesOptions,
): RequestListener {
  const logRefusal = createRefusalLog(log)
  return (request, response) => {
    if (!isBrowsing(request)) return app(request, response)
    const start = keepContext((hasWaited: boolean) => (hasWaited ? afterWaiting : app)(request, response))
    const end = queue.enter(start)
    if (end) return void response.once('close', end)
    logRefusal()
    refuse(request, response, queue.retryAfterSeconds)
  }
}

/** One line a second: a line for each would cost more than the refusal. */
function createRefusalLog(log: Pick<Logger, 'warn'>): () => void {
  let pages = 0
  return () => {
    pages += 1
    if (pages > 1) return
    setTimeout(() => {
      log.warn({ pages }, 'pages are refused, as more are requested than can be made')
      pages = 0
    }, LOG_INTERVAL_MS).unref()
  }
}

function isBrowsing({ method, url = '/' }: IncomingMessage): boolean {
  return isRead(method) && !FILES.test(url) && !UNQUEUED_PAGES.test(url)
}

/** True for a page that is made at once, however many others wait. */
export function isUnqueuedPage({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return isRead(method) && UNQUEUED_PAGES.test(url)
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'
