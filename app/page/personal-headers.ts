import { parseReferrer } from '~/http/referrer'
import { type Language, languages } from '~/i18n/languages'
import { readCookie } from '~/session/cookies.server'
import type { PageCaching, PersonalSource } from './page-caching'

interface RawHeaders {
  cookie?: string | undefined
  referer?: string | undefined
}

type PersonalCookieSource = Exclude<PersonalSource, 'referer' | 'formerLanguage'>

/**
 * Reader of each source. It decides both what a page shows and which visitors get that page from the cache.
 */
const readers: Record<PersonalSource, (headers: RawHeaders, origin: string) => string | undefined> = {
  referer: ({ referer }, origin) => parseReferrer(referer, origin),
  recentSearches: ({ cookie }) => readCookie(cookie, 'recentSearches'),
  revealedPhones: ({ cookie }) => readCookie(cookie, 'revealedPhones'),
  formerLanguage: readFormerLanguage,
}

/** Returns a language besides the default one, for visitors who did not come from a page of ours. */
function readFormerLanguage({ cookie, referer }: RawHeaders, origin: string): Language | undefined {
  if (parseReferrer(referer, origin) !== undefined) return undefined
  const former = readCookie(cookie, 'locale')
  return languages.find((language) => language === former && language !== 'ka')
}

/** Returns true if the visitor has one of the page's personal sources, which makes the page theirs alone. */
export function hasPersonalSource(
  { personalSources }: PageCaching,
  headers: RawHeaders,
  origin: string,
): boolean {
  for (const source of personalSources) if (readers[source](headers, origin) !== undefined) return true
  return false
}

/**
 * Headers that guests do not share. A loader's request lacks them
 * (server/speed/page-cache/shared-headers.ts), and reading one here is reported to the page cache.
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

  /** Path and query of our page that led here. */
  get referringPath(): string | undefined {
    return this.#read('referer')
  }

  /** Language that a returning visitor read last, if it is not the default one. */
  get formerLanguage(): Language | undefined {
    const former = this.#read('formerLanguage')
    return languages.find((language) => language === former)
  }

  /** Returns the `Cookie` header if it has that cookie, whose signature may depend on the others. */
  getCookieHeader(source: PersonalCookieSource): string | null {
    return this.#read(source) === undefined ? null : (this.#headers.cookie ?? null)
  }

  /**
   * `Cookie` header for data that pages do not show: cookies that cache hits set again, and reports to the
   * API.
   */
  get unshownCookieHeader(): string | null {
    return this.#headers.cookie ?? null
  }

  #read(source: PersonalSource): string | undefined {
    this.#caching.dependOn(source)
    return readers[source](this.#headers, this.#origin)
  }
}
