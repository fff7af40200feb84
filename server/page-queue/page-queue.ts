import { performance } from 'node:perf_hooks'

/** Enough to keep the processor busy while some of them wait for the database. */
const MIN_ACTIVE = 6
/** With slow APIs most pages wait, and the processor has time for many. */
const MAX_ACTIVE = 512
/** Who would wait longer is refused at once. */
const MAX_WAIT_MS = 2_000
const WINDOW_MS = 100
/** Below this share of its time the processor has room for more pages at once, above the other for fewer. */
const ROOMY = 0.85
const FULL = 0.98
/** Until pages have been timed. */
const ASSUMED_PAGE_MS = 10

interface PageQueueOptions {
  windowMs?: number
  maxWaitMs?: number
  /** The share of the time since the last call in which the processor was busy, 0 to 1. */
  readUtilization?: () => number
}

interface WaitingPage {
  start: () => void
}

/**
 * Makes as many pages at once as keep the processor busy, and no more: more of them would all become slow together. Others
 * wait, first come, first served; those that would wait too long are to be refused.
 */
export class PageQueue {
  readonly #windowMs: number
  readonly #maxWaitMs: number
  readonly #readUtilization: () => number
  readonly #waiting = new Set<WaitingPage>()
  #active = 0
  #limit = MIN_ACTIVE
  #finished = 0
  #msPerPage = ASSUMED_PAGE_MS
  #timer: NodeJS.Timeout | undefined

  constructor({
    windowMs = WINDOW_MS,
    maxWaitMs = MAX_WAIT_MS,
    readUtilization = createUtilizationReader(),
  }: PageQueueOptions = {}) {
    this.#windowMs = windowMs
    this.#maxWaitMs = maxWaitMs
    this.#readUtilization = readUtilization
  }

  /** Seconds after which a refused visitor should come again: by then the queue is empty. */
  get retryAfterSeconds(): number {
    return Math.ceil((this.#waiting.size * this.#msPerPage) / 1_000) + 1
  }

  /**
   * Starts now or later, unless that would be too late.
   * @returns to be called once when the page is finished or given up, also while it waits; undefined: refused
   */
  enter(start: (hasWaited: boolean) => void): (() => void) | undefined {
    const page: WaitingPage = { start: () => start(true) }
    const end = () => this.#end(page)
    if (this.#active < this.#limit && this.#waiting.size === 0) {
      this.#active += 1
      start(false)
      return end
    }
    if ((this.#waiting.size + 1) * this.#msPerPage > this.#maxWaitMs) return undefined
    this.#waiting.add(page)
    this.#watch()
    return end
  }

  #end(page: WaitingPage): void {
    if (this.#waiting.delete(page)) return
    this.#active -= 1
    this.#finished += 1
    this.#startWaiting()
  }

  #startWaiting(): void {
    for (const page of this.#waiting) {
      if (this.#active >= this.#limit) return
      this.#waiting.delete(page)
      this.#active += 1
      page.start()
    }
  }

  #watch(): void {
    if (this.#timer) return
    this.#finished = 0
    this.#readUtilization()
    let begun = Date.now()
    this.#timer = setInterval(() => {
      const now = Date.now()
      this.#adapt(now - begun)
      begun = now
    }, this.#windowMs).unref()
  }

  #adapt(elapsedMs: number): void {
    const utilization = this.#readUtilization()
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    // A moment in which no page is finished says little about the next one.
    const measured = elapsedMs / Math.max(1, this.#finished)
    this.#msPerPage += (measured - this.#msPerPage) / 4
    this.#finished = 0
    if (utilization < ROOMY) this.#limit = Math.min(MAX_ACTIVE, this.#limit * 2)
    else if (utilization > FULL) this.#limit = Math.max(MIN_ACTIVE, Math.floor(this.#limit * 0.75))
    this.#startWaiting()
  }
}

function createUtilizationReader(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
