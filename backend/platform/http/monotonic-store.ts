import type { IncrementResponse, Options, Store } from 'express-rate-limit'

/** Maximum number of keys in one window. A sender with many IPv6 networks evicts the oldest. */
const MAX_WINDOWS = 100_000

interface Window {
  hits: number
  endsAt: number
}

/**
 * Counts a limit in this process by the monotonic clock.
 * The library uses the system clock: setting it back extends a block, and setting it forward ends it early.
 */
export class MonotonicStore implements Store {
  readonly localKeys = true
  #windowMs = 0
  /** Windows in the order of their end, because all have the same length. */
  readonly #windows = new Map<string, Window>()

  init({ windowMs }: Pick<Options, 'windowMs'>): void {
    this.#windowMs = windowMs
  }

  increment(key: string): IncrementResponse {
    const now = performance.now()
    this.#removeEnded(now)
    const window = this.#windows.get(key) ?? { hits: 0, endsAt: now + this.#windowMs }
    window.hits += 1
    this.#windows.set(key, window)
    if (this.#windows.size > MAX_WINDOWS) this.#removeFirst()
    return { totalHits: window.hits, resetTime: new Date(Date.now() + window.endsAt - now) }
  }

  decrement(key: string): void {
    const window = this.#windows.get(key)
    if (window) window.hits = Math.max(0, window.hits - 1)
  }

  resetKey(key: string): void {
    this.#windows.delete(key)
  }

  #removeFirst(): void {
    for (const key of this.#windows.keys()) return void this.#windows.delete(key)
  }

  #removeEnded(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now) return
      this.#windows.delete(key)
    }
  }
}
