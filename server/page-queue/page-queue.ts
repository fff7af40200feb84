import { performance as processPerformance } from 'node:perf_hooks'

/** Enough to keep the processor busy while some of them wait for the database. */
const MIN_ACTIVE = 6
/** With slow APIs most pages wait, and the processor has time for many. */
const MAX_ACTIVE = 512
/** Beyond it twice as many pages at once have to prove that more of them are finished. */
const MAX_UNPROVEN = 64
/** Of the pages finished in a second, so many times as before, or it is taken back. */
const MIN_GAIN = 1.5
/** Until it is tried again: what made pages slow, such as a busy database, may be over. */
const RETRY_AFTER_MS = 2_000
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

interface QueuedPage {
  start: () => void
  /** Undefined while it waits. */
  startedAt?: number
}

interface PageLoad {
  /** Pages that are being made. */
  active: number
  waiting: number
  /** Since the start. */
  refused: number
}

/** Twice as many pages at once, until as many that began since then are finished. */
interface Trial {
  begunAt: number
  /** Average duration of a page before. */
  msBefore: number
  finished: number
  totalMs: number
}

/**
 * Makes as many pages at once as keep the processor busy, and no more: more of them would all become slow together. Others
 * wait, first come, first served; those that would wait too long are to be refused.
 */
export class PageQueue {
  readonly #windowMs: number
  readonly #maxWaitMs: number
  readonly #readUtilization: () => number
  readonly #waiting = new Set<QueuedPage>()
  #active = 0
  #refused = 0
  #limit = MIN_ACTIVE
  #finished = 0
  #msPerPage = ASSUMED_PAGE_MS
  /** From its start to its end, among as many others as are active. */
  #pageDurationMs = ASSUMED_PAGE_MS
  #trial: Trial | undefined
  #noTrialUntil = 0
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

  get load(): PageLoad {
    return { active: this.#active, waiting: this.#waiting.size, refused: this.#refused }
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
    const page: QueuedPage = { start: () => start(true) }
    const end = () => this.#end(page)
    if (this.#active < this.#limit && this.#waiting.size === 0) {
      this.#active += 1
      page.startedAt = performance.now()
      start(false)
      return end
    }
    const waitMs = (this.#waiting.size + 1) * this.#msPerPage
    // After a pause of the whole process, only a page that waits can show that they are quick again.
    if (this.#waiting.size > 0 && waitMs > this.#maxWaitMs) {
      this.#refused += 1
      return undefined
    }
    this.#waiting.add(page)
    this.#watch()
    return end
  }

  #end(page: QueuedPage): void {
    if (this.#waiting.delete(page)) return
    this.#active -= 1
    this.#finished += 1
    if (page.startedAt !== undefined) this.#countDuration(page.startedAt)
    this.#startWaiting()
  }

  #countDuration(startedAt: number): void {
    const duration = performance.now() - startedAt
    this.#pageDurationMs += (duration - this.#pageDurationMs) / this.#limit
    const trial = this.#trial
    if (!trial || startedAt < trial.begunAt) return
    trial.finished += 1
    trial.totalMs += duration
    if (trial.finished >= this.#limit) this.#endTrial(trial)
  }

  /** By Little's law, as many at once finish at the rate of their number by their duration. */
  #endTrial({ msBefore, finished, totalMs }: Trial): void {
    this.#trial = undefined
    const gain = (2 * msBefore) / Math.max(1, totalMs / finished)
    if (gain >= MIN_GAIN) return
    this.#limit /= 2
    this.#noTrialUntil = performance.now() + RETRY_AFTER_MS
  }

  #startWaiting(): void {
    for (const page of this.#waiting) {
      if (this.#active >= this.#limit) return
      this.#waiting.delete(page)
      this.#active += 1
      page.startedAt = performance.now()
      page.start()
    }
  }

  #watch(): void {
    if (this.#timer) return
    this.#finished = 0
    this.#readUtilization()
    let begun = performance.now()
    this.#timer = setInterval(() => {
      const now = performance.now()
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
    if (utilization < ROOMY) this.#admitMore()
    else if (utilization > FULL) {
      this.#trial = undefined
      this.#limit = Math.max(MIN_ACTIVE, Math.floor(this.#limit * 0.75))
    }
    this.#startWaiting()
  }

  #admitMore(): void {
    const limit = this.#limit * 2
    if (limit > MAX_UNPROVEN) {
      if (this.#trial || limit > MAX_ACTIVE || performance.now() < this.#noTrialUntil) return
      this.#trial = { begunAt: performance.now(), msBefore: this.#pageDurationMs, finished: 0, totalMs: 0 }
    }
    this.#limit = limit
  }
}

function createUtilizationReader(): () => number {
  let last = processPerformance.eventLoopUtilization()
  return () => {
    const now = processPerformance.eventLoopUtilization()
    const { utilization } = processPerformance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
