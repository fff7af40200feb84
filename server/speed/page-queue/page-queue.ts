import { performance as processPerformance } from 'node:perf_hooks'

/** Minimum of pages rendered at once. Keeps the processor busy while some of them wait for the database. */
const MIN_ACTIVE = 6
/** Maximum of pages rendered at once. With slow APIs most pages wait, and the processor has time for many. */
const MAX_ACTIVE = 512
/** Limit above which twice as many pages at once must prove that more of them are finished. */
const MAX_UNPROVEN = 64
/** Factor by which the number of pages finished in a second must rise, or the trial is undone. */
const MIN_GAIN = 1.5
/** Pause in ms before the next trial: the cause of slow pages, such as a busy database, may be over. */
const RETRY_AFTER_MS = 2_000
/** Maximum queueing time in ms; a request expected to wait longer is rejected. */
const MAX_WAIT_MS = 2_000
const WINDOW_MS = 100
/** Processor utilization below which there is room for more pages at once; above the other for fewer. */
const ROOMY = 0.85
const FULL = 0.98
/** Duration of a page in ms until pages have been timed. */
const ASSUMED_PAGE_MS = 10

interface PageQueueOptions {
  windowMs?: number
  maxWaitMs?: number
  /** Returns the share of the time since the last call in which the processor was busy, 0 to 1. */
  readUtilization?: () => number
}

interface QueuedPage {
  start: () => void
  /** Undefined while it waits. */
  startedAt?: number
}

interface PageLoad {
  /** Pages that are being rendered. */
  active: number
  waiting: number
  /** Since the start. */
  refused: number
}

/** Trial with twice as many pages at once, until as many that began since then are finished. */
interface Trial {
  begunAt: number
  /** Average duration of a page before the trial, in ms. */
  msBefore: number
  finished: number
  totalMs: number
}

/**
 * Renders as many pages at once as keep the processor busy, as more would all become slow together. Others
 * wait, first come, first served; those that would wait too long are rejected.
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
  /** Duration in ms from start to end, among as many others as are active. */
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

  /** Returns the seconds after which a rejected visitor should retry: by then the queue is empty. */
  get retryAfterSeconds(): number {
    return Math.ceil((this.#waiting.size * this.#msPerPage) / 1_000) + 1
  }

  /**
   * Starts now or later, unless that would be too late.
   * @returns a function to be called once when the page is finished or aborted, also while it waits;
   * undefined if rejected
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

  /** Ends a trial. By Little's law, throughput is the number of pages at once divided by their duration. */
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
    // An interval in which no page is finished says little about the next one.
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
