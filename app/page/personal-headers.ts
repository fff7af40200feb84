import { parseReferrer } from '~/http/referrer'
import { readCookie } from '~/session/cookies.server'
import type { PageCaching, PersonalSource } from './page-caching'

interface RawHeaders {
  cookie?: string | undefined
  referer?: string | undefined
}

type PersonalCookieSource = Exclude<PersonalSource, 'referer'>

/** One reader for each source: it decides both what a page shows and who may get that page from the cache. */
const readers: Record<PersonalSource, (headers: RawHeaders, origin: string) => string | undefined> = {
  referer: ({ referer }, origin) => parseReferrer(referer, origin),
  recentSearches: ({ cookie }) => readCookie(cookie, 'recentSearches'),
  revealedPhones: ({ cookie }) => readCookie(cookie, 'revealedPhones'),
}

/** True for visitors who have something that makes this page theirs alone. */
export function hasPersonalSource(
  { personalSources }: PageCaching,
  headers: RawHeaders,
  origin: string,
): boolean {
  for (const source of personalSources) if (readers[source](headers, origin) !== undefined) return true
  return false
}

/**
 * Headers that guests do not share. The request of a loader has none of them
 * (server/page-cache/shared-headers.ts), and reading one here tells the page cache.
 */
export class PersonalHeaders {
  readonly #headers: RawHeaders
  readonly #origin: string
  readonly #caching: PageCaching

  constructor(headers: RawHeaders, origin: string, caching: PageCaching) {
    this.#headers = headers
    this.#origin = origin
    this.#caching = caching
  }

  /** Path and query of the page of ours that led here. */
  get referringPath(): string | undefined {
    return this.#read('referer')
  }

  /** The `Cookie` header if it has that cookie, whose signature may depend on the others. */
  getCookieHeader(source: PersonalCookieSource): string | null {
    return this.#read(source) === undefined ? null : (this.#headers.cookie ?? null)
  }

  /** The `Cookie` header for what no page shows: cookies that cache hits set anew, and reports to the API. */
  get unshownCookieHeader(): string | null {
    return this.#headers.cookie ?? null
  }

  #read(source: PersonalSource): string | undefined {
    this.#caching.dependOn(source)
    return readers[source](this.#headers, this.#origin)
  }
}
