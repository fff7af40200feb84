/** From then on a value is loaded again while callers still get it, so that under load nobody waits. */
const RENEWED_PART = 0.75

/** A failed load is not cached. */
export class TimedCache<Value> {
  readonly #load: () => Promise<Value>
  readonly #maxAgeMs: (value: Value) => number
  #cached: { value: Value; renewedFrom: number; freshUntil: number } | undefined
  #loading: Promise<Value> | undefined
  #nextLoad: Promise<Value> | undefined

  /** @param maxAgeMs counted from the start of the load; 0 for a value that is not to be cached */
  constructor(load: () => Promise<Value>, maxAgeMs: number | ((value: Value) => number)) {
    this.#load = load
    this.#maxAgeMs = typeof maxAgeMs === 'number' ? () => maxAgeMs : maxAgeMs
  }

  /** Concurrent callers share one load. */
  async get(): Promise<Value> {
    const now = Date.now()
    if (!this.#cached || now >= this.#cached.freshUntil) return this.#loadOnce()
    if (now >= this.#cached.renewedFrom) this.#loadOnce().catch(() => {})
    return this.#cached.value
  }

  /** Waits only for the first load; afterwards an old value is returned while it is refreshed. */
  async getStale(): Promise<Value> {
    if (!this.#cached) return this.#loadOnce()
    if (Date.now() >= this.#cached.freshUntil) this.#loadOnce().catch(() => {})
    return this.#cached.value
  }

  /** The load begins after this call, so that it sees what was just written. */
  reload(): Promise<Value> {
    if (!this.#loading) return this.#loadOnce()
    this.#nextLoad ??= this.#loading
      .catch(() => {})
      .then(() => {
        this.#nextLoad = undefined
        return this.#loadOnce()
      })
    return this.#nextLoad
  }

  #loadOnce(): Promise<Value> {
    this.#loading ??= this.#loadNow().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  async #loadNow(): Promise<Value> {
    const startedAt = Date.now()
    const value = await this.#load()
    const maxAge = this.#maxAgeMs(value)
    this.#cached = { value, renewedFrom: startedAt + maxAge * RENEWED_PART, freshUntil: startedAt + maxAge }
    return value
  }
}
