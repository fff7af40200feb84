import type { Signer } from '~/session/signer.server'

/** A page that shows or uses it is kept only from, and shown only to, visitors who have none. */
export type PersonalSource = 'recentSearches' | 'referer' | 'revealedPhones'

/** A visitor who is shown a kept page. */
export interface CacheHit {
  cookieHeader: string | null
  signer: Signer
  visitorId: string
  requestId: string
}

/** What loaders say about showing their finished page to other guests; see server/page-cache. */
export class PageCaching {
  #isAllowed = false
  #isForbidden = false
  readonly personalSources = new Set<PersonalSource>()
  readonly cookieMakers: ((hit: CacheHit) => string | undefined)[] = []
  readonly viewCounters: ((hit: CacheHit) => Promise<unknown>)[] = []

  get isAllowed(): boolean {
    return this.#isAllowed && !this.#isForbidden
  }

  /** For pages that are the same for every guest, but for what the other methods name. */
  allow(): this {
    this.#isAllowed = true
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
