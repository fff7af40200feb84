import { setMaxListeners } from 'node:events'

/** Node.js warns of more listeners, which would be a leak: the calls of a page share its signal. */
const MAX_CALLS_AT_ONCE = 100

/** Deadline of an attempt: its timeout or its caller's abort. */
export interface Deadline {
  signal: AbortSignal
  /** True after the timeout. */
  readonly hasPassed: boolean
  /** Releases the timer and listener when the attempt is over. */
  clear(): void
}

/**
 * Starts a deadline like `AbortSignal.any` with `AbortSignal.timeout`, but leaves no timer and no weak
 * references. Thousands of those, from the calls of pages, would wait for garbage collection.
 */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let hasPassed = false
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  else if (caller) {
    setMaxListeners(MAX_CALLS_AT_ONCE, caller)
    caller.addEventListener('abort', abort, { once: true })
  }
  const timer = setTimeout(() => {
    hasPassed = true
    controller.abort()
  }, timeoutMs).unref()
  return {
    signal: controller.signal,
    get hasPassed() {
      return hasPassed
    },
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
