import { setTimeout as pause } from 'node:timers/promises'
import type { RequestHandler } from 'express'

/**
 * 40 parts, or 20 MB, a second: at most a third of the thread's time, so that pages are rendered in between.
 */
const INTERVAL_MS = 25
/** Maximum queueing time in ms; longer queues are rejected, so that parts of many senders do not pile up. */
const MAX_WAIT_MS = 10_000

/** Starts fast photo parts one after another; the body of a waiting part is not read. */
export function pacePhotoParts({ intervalMs = INTERVAL_MS, maxWaitMs = MAX_WAIT_MS } = {}): RequestHandler {
  let nextStart = 0
  return async (_request, response, next) => {
    const now = performance.now()
    const waitMs = Math.max(0, nextStart - now)
    // The script waits as long as Retry-After says, and does not treat it as a failure.
    if (waitMs > maxWaitMs)
      return void response
        .status(429)
        .set('Retry-After', String(Math.ceil(waitMs / 1_000)))
        .end()
    nextStart = now + waitMs + intervalMs
    if (waitMs > 0) await pause(waitMs)
    next()
  }
}
