import { LRUCache } from 'lru-cache'
import { PreserializedJson } from '~backend/platform/http/json-handler'
import { LOCALES, type Locale } from '~backend/platform/localized-text'

/** About twenty thousand cards. */
const MAX_BYTES = 80_000_000
/** Bounds the age of data outside the statement: owner's name, exchange rate, relative date, end of promotions. */
const MAX_AGE_MS = 30_000

export type CreateCards = (ids: readonly number[], locale: Locale) => Promise<{ id: number; json: string }[]>

/**
 * Reading and serializing cards is three quarters of a page's time, and most guests see the same pages.
 * Changed statements must be invalidated before the next `get`.
 */
export class CardCache {
  readonly #createCards: CreateCards
  readonly #cache: LRUCache<string, Buffer>
  #invalidations = 0

  constructor(make: CreateCards, { freshMs = MAX_AGE_MS } = {}) {
    this.#createCards = make
    this.#cache = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ length }) => length,
      ttl: freshMs,
    })
  }

  async get(ids: readonly number[], locale: Locale): Promise<Buffer[]> {
    const cards = new Map<number, Buffer>()
    const missing = ids.filter((id) => {
      const card = this.#cache.get(toCacheKey(id, locale))
      if (card) cards.set(id, card)
      return !card
    })
    if (missing.length > 0) {
      const changes = this.#invalidations
      for (const { id, json } of await this.#createCards(missing, locale)) {
        const card = Buffer.from(json)
        cards.set(id, card)
        // The rows may have been read before the invalidation.
        if (this.#invalidations === changes) this.#cache.set(toCacheKey(id, locale), card)
      }
    }
    return ids.flatMap((id) => cards.get(id) ?? [])
  }

  invalidate(ids?: readonly number[]) {
    this.#invalidations += 1
    if (!ids) this.#cache.clear()
    for (const id of ids ?? []) for (const locale of LOCALES) this.#cache.delete(toCacheKey(id, locale))
  }
}

const COMMA = Buffer.from(',')

export function toCardListJson(cards: readonly Buffer[], rest: object): PreserializedJson {
  const separated = cards.flatMap((card, index) => (index === 0 ? [card] : [COMMA, card]))
  const after = JSON.stringify(rest).replace('{', '],')
  return new PreserializedJson([Buffer.from('{"data":['), ...separated, Buffer.from(after)])
}

function toCacheKey(id: number, locale: Locale): string {
  return `${id} ${locale}`
}
