import { setTimeout as pause } from 'node:timers/promises'
import type { RequestHandler } from 'express'

/** 40 parts, or 20 MB, a second: a third of the thread's time at most, so that pages are made between them. */
const INTERVAL_MS = 25
/** Who would wait longer is told to come again, so that those of many senders do not pile up. */
const MAX_WAIT_MS = 10_000

/** Parts of photos that come faster begin one after another; until then none of their body is read. */
export function pacePhotoParts({ intervalMs = INTERVAL_MS, maxWaitMs = MAX_WAIT_MS } = {}): RequestHandler {
  let nextStart = 0
  return async (_request, response, next) => {
    const now = performance.now()
    const waitMs = Math.max(0, nextStart - now)
    // The script waits as long as it is told, and does not take it for a failure.
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
