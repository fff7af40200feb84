import { setTimeout as pause } from 'node:timers/promises'
import type { RequestHandler } from 'express'

/** 40 parts, or 20 MB, a second: a third of the thread's time at most, so that pages are made between them. */
const INTERVAL_MS = 25

/** Parts of photos that come faster begin one after another; until then none of their body is read. */
export function pacePhotoParts(intervalMs = INTERVAL_MS): RequestHandler {
  let nextStart = 0
  return async (_request, _response, next) => {
    const now = performance.now()
    const start = Math.max(now, nextStart)
    nextStart = start + intervalMs
    if (start > now) await pause(start - now)
    next()
  }
}
