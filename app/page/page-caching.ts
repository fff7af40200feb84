import type { Signer } from '~/session/signer.server'
import type { ShownTopic } from '~contract/shown-changes'

/** Source of personal content. A page that reads it is cached from and for visitors without it only. */
export type PersonalSource = 'recentSearches' | 'referer' | 'revealedPhones' | 'formerLanguage'

/** Visitor who receives a cached page. */
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

/** Cache rules of a page, set by its loaders: who else may receive it. See server/speed/page-cache. */
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

  /** Topics the page depends on. Default: all. */
  get topics(): readonly ShownTopic[] | undefined {
    return this.#topics
  }

  /** URL parameters that the page reads; others appear at most in links. Undefined: it may read any. */
  get params(): ReadParams | undefined {
    return this.#pageParams && { page: new Set(this.#pageParams), layout: this.#layoutParams }
  }

  /**
   * Allows caching, for pages that are the same for every guest, except for the sources of the other methods.
   */
  allow({ params, topics }: { params?: readonly string[]; topics?: readonly ShownTopic[] } = {}): this {
    this.#isAllowed = true
    this.#pageParams = params
    this.#topics = topics
    return this
  }

  /**
   * Adds parameters that the layout of any page reads, for example to open a dialog, which then reads more.
   */
  readInLayout(params: readonly string[]): this {
    for (const name of params) this.#layoutParams.add(name)
    return this
  }

  /** Forbids caching; overrides any permission. */
  forbid(): void {
    this.#isForbidden = true
  }

  dependOn(source: PersonalSource): this {
    this.personalSources.add(source)
    return this
  }

  /**
   * Adds a factory of `Set-Cookie` lines, called for each visitor. It must not hold the request that the page
   * was rendered for.
   */
  addCookie(make: (hit: CacheHit) => string | undefined): this {
    this.cookieMakers.push(make)
    return this
  }

  /** Adds a counter that runs once for each visitor of a cached page, after it was sent. */
  countView(count: (hit: CacheHit) => Promise<unknown>): this {
    this.viewCounters.push(count)
    return this
  }
}
