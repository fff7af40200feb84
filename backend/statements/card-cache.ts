import { LRUCache } from 'lru-cache'
import { PreserializedJson } from '~backend/platform/http/json-handler'
import { LOCALES, type Locale } from '~backend/platform/localized-text'
import type { ViewerMark } from './viewer-marks'

/** About three thousand cards; as values, parsed and rendered, each takes some four times as much again. */
const MAX_BYTES = 12_000_000
/** Bounds the age of data outside the statement: owner's name, exchange rate, relative date, end of promotions. */
const MAX_AGE_MS = 30_000

export type CreateCards = (ids: readonly number[], locale: Locale) => Promise<{ id: number; json: string }[]>

/** The card of a statement for those who have not marked it, as JSON and as a value. */
export class CachedCard {
  readonly id: number
  readonly json: Buffer
  #value: object | undefined

  constructor(id: number, json: Buffer) {
    this.id = id
    this.json = json
  }

  /** One object for as long as the card is cached. */
  get value(): object {
    this.#value ??= JSON.parse(this.json.toString('utf8')) as object
    return this.#value
  }

  withMark(mark: ViewerMark): CachedCard {
    if (!mark.favorite && !mark.hidden) return this
    return new CachedCard(this.id, Buffer.from(JSON.stringify({ ...this.value, ...mark })))
  }
}

/**
 * Reading and serializing cards is three quarters of a page's time, and most guests see the same pages.
 * Changed statements must be invalidated before the next `get`.
 */
export class CardCache {
  readonly #createCards: CreateCards
  readonly #cache: LRUCache<string, CachedCard>
  #invalidations = 0

  constructor(make: CreateCards, { freshMs = MAX_AGE_MS } = {}) {
    this.#createCards = make
    this.#cache = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ json }) => json.length,
      ttl: freshMs,
    })
  }

  async get(ids: readonly number[], locale: Locale): Promise<CachedCard[]> {
    const cards = new Map<number, CachedCard>()
    const missing = ids.filter((id) => {
      const card = this.#cache.get(toCacheKey(id, locale))
      if (card) cards.set(id, card)
      return !card
    })
    if (missing.length > 0) {
      const changes = this.#invalidations
      for (const { id, json } of await this.#createCards(missing, locale)) {
        const card = new CachedCard(id, toLastingBuffer(json))
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

/** Short buffers share blocks of 8 KB, which each card would keep for itself as soon as its neighbours are gone. */
function toLastingBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  buffer.write(text)
  return buffer
}

const COMMA = Buffer.from(',')

/** The cards as `data`, beside the rest. */
export function toCardListJson(cards: readonly CachedCard[], rest: object): PreserializedJson {
  const separated = cards.flatMap(({ json }, index) => (index === 0 ? [json] : [COMMA, json]))
  const before = JSON.stringify({ ...rest, data: [] }).slice(0, -2)
  return new PreserializedJson([Buffer.from(before), ...separated, Buffer.from(']}')], () => ({
    ...rest,
    data: cards.map(({ value }) => value),
  }))
}

function toCacheKey(id: number, locale: Locale): string {
  return `${id} ${locale}`
}
