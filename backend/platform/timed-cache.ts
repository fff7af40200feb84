import { startStopwatch } from './stopwatch'

/** From then on a value is loaded again while callers still get it, so that under load nobody waits. */
const RENEWED_PART = 0.75

/** A failed load is not cached. */
export class TimedCache<Value> {
  readonly #load: () => Promise<Value>
  readonly #maxAgeMs: (value: Value) => number
  #cached: { value: Value; maxAge: number; getAge(): number } | undefined
  #loading: Promise<Value> | undefined
  #nextLoad: Promise<Value> | undefined

  /** @param maxAgeMs counted from the start of the load; 0 for a value that is not to be cached */
  constructor(load: () => Promise<Value>, maxAgeMs: number | ((value: Value) => number)) {
    this.#load = load
    this.#maxAgeMs = typeof maxAgeMs === 'number' ? () => maxAgeMs : maxAgeMs
  }

  /** Concurrent callers share one load. */
  async get(): Promise<Value> {
    if (!this.#cached) return this.#loadOnce()
    const { value, maxAge, getAge } = this.#cached
    const age = getAge()
    if (age >= maxAge) return this.#loadOnce()
    if (age >= maxAge * RENEWED_PART) this.#loadOnce().catch(() => {})
    return value
  }

  /** Waits only for the first load; afterwards an old value is returned while it is refreshed. */
  async getStale(): Promise<Value> {
    if (!this.#cached) return this.#loadOnce()
    const { value, maxAge, getAge } = this.#cached
    if (getAge() >= maxAge) this.#loadOnce().catch(() => {})
    return value
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
    const getAge = startStopwatch()
    const value = await this.#load()
    this.#cached = { value, maxAge: this.#maxAgeMs(value), getAge }
    return value
  }
}
