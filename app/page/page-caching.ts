import type { Signer } from '~/session/signer.server'
import type { ShownTopic } from '~contract/shown-changes'

/** A page that shows or uses it is kept only from, and shown only to, visitors who have none. */
export type PersonalSource = 'recentSearches' | 'referer' | 'revealedPhones'

/** A visitor who is shown a kept page. */
export interface CacheHit {
  cookieHeader: string | null
  signer: Signer
  visitorId: string
  requestId: string
}

export interface ReadParams {
  page: ReadonlySet<string>
  layout: ReadonlySet<string>
}

/** What loaders say about showing their finished page to other guests; see server/page-cache. */
export class PageCaching {
  #isAllowed = false
  #isForbidden = false
  readonly personalSources = new Set<PersonalSource>()
  readonly cookieMakers: ((hit: CacheHit) => string | undefined)[] = []
  readonly viewCounters: ((hit: CacheHit) => Promise<unknown>)[] = []

  #topics: readonly ShownTopic[] | undefined
  #pageParams: readonly string[] | undefined
  readonly #layoutParams = new Set<string>()

  get isAllowed(): boolean {
    return this.#isAllowed && !this.#isForbidden
  }

  /** What it shows; all topics unless a loader says otherwise. */
  get topics(): readonly ShownTopic[] | undefined {
    return this.#topics
  }

  /** The parameters of the URL that the page reads; others stand in links at most. Undefined: it may read any. */
  get params(): ReadParams | undefined {
    return this.#pageParams && { page: new Set(this.#pageParams), layout: this.#layoutParams }
  }

  /** For pages that are the same for every guest, but for what the other methods name. */
  allow({ params, topics }: { params?: readonly string[]; topics?: readonly ShownTopic[] } = {}): this {
    this.#isAllowed = true
    this.#pageParams = params
    this.#topics = topics
    return this
  }

  /** What the layout of any page reads, as to open a dialog, which then reads more. */
  readInLayout(params: readonly string[]): this {
    for (const name of params) this.#layoutParams.add(name)
    return this
  }

  /** Outweighs any permission. */
  forbid(): void {
    this.#isForbidden = true
  }

  dependOn(source: PersonalSource): this {
    this.personalSources.add(source)
    return this
  }

  /** Makes a `Set-Cookie` line for each visitor anew. Functions must not hold the request that the page was made for. */
  addCookie(make: (hit: CacheHit) => string | undefined): this {
    this.cookieMakers.push(make)
    return this
  }

  /** Runs once for each visitor of a kept page, after it was sent. */
  countView(count: (hit: CacheHit) => Promise<unknown>): this {
    this.viewCounters.push(count)
    return this
  }
}
