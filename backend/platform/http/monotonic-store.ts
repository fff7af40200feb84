import type { IncrementResponse, Options, Store } from 'express-rate-limit'

/** Networks within one window: a sender of many IPv6 networks pushes out the first, not the process. */
const MAX_WINDOWS = 100_000

interface Window {
  hits: number
  endsAt: number
}

/**
 * Counts a limit in this process, by a clock that nobody sets: that of the library goes by the time of day, and a clock set
 * back kept visitors refused for as long, one set forward let them in early.
 */
export class MonotonicStore implements Store {
  readonly localKeys = true
  #windowMs = 0
  /** In the order in which they end, as all are of one length. */
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
