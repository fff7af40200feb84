/** The end of an attempt: by its time, or by its caller. */
export interface Deadline {
  signal: AbortSignal
  /** Whether the time was up. */
  readonly hasPassed: boolean
  /** To be called when the attempt is over. */
  clear(): void
}

/**
 * What `AbortSignal.any` with `AbortSignal.timeout` does, but leaves no timer and no weak references: of a page's calls thousands
 * would wait for the garbage collector.
 */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let hasPassed = false
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  else caller?.addEventListener('abort', abort, { once: true })
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
