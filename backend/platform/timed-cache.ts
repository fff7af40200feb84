import { setTimeout as sleep } from 'node:timers/promises'
import { startStopwatch } from './stopwatch'

/**
 * Share of the maximum age after which a value is refreshed in the background, so that callers need not wait.
 */
const RENEWED_PART = 0.75

/** Maximum time in ms that a caller waits for a value it can do without. */
const MAX_WAIT_MS = 1_000

/** Cache of one value with a maximum age. A failed load is not cached. */
export class TimedCache<Value> {
  readonly #load: () => Promise<Value>
  readonly #maxAgeMs: (value: Value) => number
  #cached: { value: Value; maxAge: number; getAge(): number } | undefined
  #loading: Promise<Value> | undefined
  #nextLoad: Promise<Value> | undefined

  /** @param maxAgeMs counted from the start of the load; 0 for a value that must not be cached */
  constructor(load: () => Promise<Value>, maxAgeMs: number | ((value: Value) => number)) {
    this.#load = load
    this.#maxAgeMs = typeof maxAgeMs === 'number' ? () => maxAgeMs : maxAgeMs
  }

  /** Returns the value. Concurrent callers share one load. */
  async get(): Promise<Value> {
    if (!this.#cached) return this.#loadOnce()
    const { value, maxAge, getAge } = this.#cached
    const age = getAge()
    if (age >= maxAge) return this.#loadOnce()
    if (age >= maxAge * RENEWED_PART) this.#loadOnce().catch(() => {})
    return value
  }

  /**
   * Returns the value. Waits only for the first load; afterwards an old value is returned during a refresh.
   */
  async getStale(): Promise<Value> {
    if (!this.#cached) return this.#loadOnce()
    const { value, maxAge, getAge } = this.#cached
    if (getAge() >= maxAge) this.#loadOnce().catch(() => {})
    return value
  }

  /**
   * Returns the value as `getStale` does, or undefined if the first load takes longer than a second or fails.
   */
  async getIfSoon(): Promise<Value | undefined> {
    if (this.#cached) return this.getStale()
    const waiting = new AbortController()
    const first = this.#loadOnce().catch(() => undefined)
    const end = sleep(MAX_WAIT_MS, undefined, { signal: waiting.signal }).catch(() => undefined)
    return Promise.race([first, end]).finally(() => waiting.abort())
  }

  /** Loads the value again. The load starts after this call, so it sees earlier writes. */
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
