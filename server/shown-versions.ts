import type { Backend } from '~backend/main'
import type { ShownChanges } from '~backend/platform/shown-changes'
import { SHOWN_TOPICS, type ShownTopic } from '~contract/shown-changes'
import type { UpstreamServices } from './upstream-services'

/** Time in ms after which the database is checked again, while visitors still rely on its last answer. */
const REFRESH_AFTER_MS = 250
/**
 * Maximum age of an answer in ms, counted from the check; with the time that a page takes to be sent, under a
 * second.
 */
const MAX_AGE_MS = 700
/** Timeout in ms: a database that is stopped or cut off neither responds nor fails. */
const MAX_WAIT_MS = 1_000
/** Longest pause in ms: the database remembers changes for an hour. */
const MAX_PAUSE_MS = 1_800_000

/**
 * Time in ms after a change in which pages may still be based on data that the process remembered before it.
 */
const SETTLING_MS: Readonly<Record<ShownTopic, number>> = {
  // Names of places, and what cards show besides their statement: decision 17.
  content: 31_000,
  people: 31_000,
  // Auctions; all other parts of a statement are read anew.
  statements: 1_100,
}

export type Versions = Readonly<Record<ShownTopic, number>>

interface ShownVersionsOptions {
  /** @param snapshot from the answer before */
  read(snapshot?: string): Promise<Pick<ShownChanges, 'snapshot' | 'topics'>>
  /** Rises with every change made by visitors of this process. */
  countChanges(): number
  onContentChange?: () => void
}

/** Tracks the changes that our own backend reports, so that dictionaries are current in each page. */
export function createShownVersions(
  { upstream, referenceCache }: Pick<UpstreamServices, 'upstream' | 'referenceCache'>,
  backend: Pick<Backend, 'readShownChanges'>,
): ShownVersions {
  return new ShownVersions({
    read: backend.readShownChanges,
    countChanges: () => upstream.changes,
    onContentChange: () => referenceCache.clear(),
  })
}

/** Tracks whether any process has committed changes to what pages show since they were rendered. */
export class ShownVersions {
  readonly #options: ShownVersionsOptions
  readonly #contentListeners: (() => void)[] = []
  #versions: Versions = { content: 0, people: 0, statements: 0 }
  readonly #settledAt: Record<ShownTopic, number> = { content: 0, people: 0, statements: 0 }
  #answer: { snapshot: string; requestedAt: number; changes: number } | undefined
  #hasFailed = false
  #isRequesting = false
  /** Settles with the answer or after the timeout. */
  #requesting = Promise.resolve()

  constructor(options: ShownVersionsOptions) {
    this.#options = options
    if (options.onContentChange) this.whenContentChanges(options.onContentChange)
  }

  whenContentChanges(listener: () => void): void {
    this.#contentListeners.push(listener)
  }

  /** Versions of a page begun now: anything committed from now on makes others. */
  get lastKnown(): Versions | undefined {
    return this.#answer && this.#versions
  }

  /** Returns undefined if the changes are known, and while the database does not respond. */
  confirm(): Promise<void> | undefined {
    if (this.#isConfirmed) {
      if (performance.now() - (this.#answer?.requestedAt ?? 0) > REFRESH_AFTER_MS) void this.#request()
      return undefined
    }
    const mayWait = !this.#hasFailed
    // A check under way may be older than a change of this process.
    const requesting = this.#request().then(() =>
      this.#isConfirmed || this.#hasFailed ? undefined : this.#request(),
    )
    return mayWait ? requesting : undefined
  }

  /** Returns true if a page rendered then, at those versions, is what would be rendered now. */
  isUnchanged(made: Versions, madeAt: number, topics: readonly ShownTopic[] = SHOWN_TOPICS): boolean {
    if (!this.#isConfirmed) return false
    return topics.every((topic) => made[topic] === this.#versions[topic] && madeAt >= this.#settledAt[topic])
  }

  get #isConfirmed(): boolean {
    if (!this.#answer || this.#hasFailed) return false
    const { requestedAt, changes } = this.#answer
    return performance.now() - requestedAt <= MAX_AGE_MS && changes === this.#options.countChanges()
  }

  #request(): Promise<void> {
    if (!this.#isRequesting) {
      this.#isRequesting = true
      this.#requesting = this.#waitFor(
        this.#requestNow().finally(() => {
          this.#isRequesting = false
        }),
      )
    }
    return this.#requesting
  }

  async #waitFor(request: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#hasFailed = true
        resolve()
      }, MAX_WAIT_MS)
    })
    await Promise.race([request, tooLate])
    clearTimeout(timer)
  }

  async #requestNow(): Promise<void> {
    const requestedAt = performance.now()
    const changes = this.#options.countChanges()
    const before = this.#answer
    try {
      const { snapshot, topics } = await this.#options.read(before?.snapshot)
      const isForgotten = before && requestedAt - before.requestedAt > MAX_PAUSE_MS
      this.#note(isForgotten ? SHOWN_TOPICS : topics)
      this.#answer = { snapshot, requestedAt, changes }
      this.#hasFailed = false
    } catch {
      // Pages are cached for only a second until the database responds again.
      this.#hasFailed = true
    }
  }

  #note(topics: readonly ShownTopic[]): void {
    if (topics.length === 0) return
    const versions = { ...this.#versions }
    for (const topic of topics) {
      versions[topic] += 1
      this.#settledAt[topic] = performance.now() + SETTLING_MS[topic]
    }
    this.#versions = versions
    if (topics.includes('content')) for (const listener of this.#contentListeners) listener()
  }
}
