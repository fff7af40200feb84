import { LRUCache } from 'lru-cache'
import { PreserializedJson } from '~backend/platform/http/json-handler'
import { LOCALES, type Locale } from '~backend/platform/localized-text'
import type { ViewerFlags } from './viewer-flags'

/**
 * Cache size in bytes for about 1,500 cards. Parsed and rendered values take about four times as much again.
 */
const MAX_BYTES = 6_000_000
/**
 * Lifetime in ms; limits the age of data outside the statement: owner's name, exchange rate, relative date,
 * promotion end.
 */
const MAX_AGE_MS = 30_000

export type CreateCards = (ids: readonly number[], locale: Locale) => Promise<{ id: number; json: string }[]>

/** Card of a statement for viewers who have neither saved nor hidden it, as JSON and as a value. */
export class CachedCard {
  readonly id: number
  readonly json: Buffer
  #value: object | undefined

  constructor(id: number, json: Buffer) {
    this.id = id
    this.json = json
  }

  /** Parsed value; the same object while the card is cached. */
  get value(): object {
    this.#value ??= JSON.parse(this.json.toString('utf8')) as object
    return this.#value
  }

  withFlags(flags: ViewerFlags): CachedCard {
    if (!flags.favorite && !flags.hidden) return this
    return new CachedCard(this.id, Buffer.from(JSON.stringify({ ...this.value, ...flags })))
  }
}

/**
 * Cache of cards, because loading and serializing them takes three quarters of a page's time.
 * Changed statements must be invalidated before the next `get`.
 */
export class CardCache {
  readonly #createCards: CreateCards
  readonly #cache: LRUCache<string, CachedCard>
  /** Running loads, shared by concurrent callers: cards of one page expire at the same moment. */
  readonly #pending = new Map<string, Promise<ReadonlyMap<number, CachedCard>>>()

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
    const pending = new Set<Promise<ReadonlyMap<number, CachedCard>>>()
    const missing: number[] = []
    for (const id of ids) {
      const key = toCacheKey(id, locale)
      const card = this.#cache.get(key)
      const making = card ? undefined : this.#pending.get(key)
      if (card) cards.set(id, card)
      else if (making) pending.add(making)
      else missing.push(id)
    }
    if (missing.length > 0) pending.add(this.#make(missing, locale))
    for (const made of await Promise.all(pending)) for (const [id, card] of made) cards.set(id, card)
    return ids.flatMap((id) => cards.get(id) ?? [])
  }

  invalidate(ids?: readonly number[]) {
    if (!ids) {
      this.#cache.clear()
      this.#pending.clear()
    }
    for (const id of ids ?? [])
      for (const locale of LOCALES) {
        this.#cache.delete(toCacheKey(id, locale))
        this.#pending.delete(toCacheKey(id, locale))
      }
  }

  #make(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, CachedCard>> {
    const keys = ids.map((id) => toCacheKey(id, locale))
    const making = this.#createCards(ids, locale)
      .then((made) => new Map(made.map(({ id, json }) => [id, new CachedCard(id, toLastingBuffer(json))])))
      .then((cards) => {
        // Cards invalidated meanwhile may be outdated.
        for (const [id, card] of cards)
          if (this.#pending.get(toCacheKey(id, locale)) === making)
            this.#cache.set(toCacheKey(id, locale), card)
        return cards
      })
      .finally(() => {
        for (const key of keys) if (this.#pending.get(key) === making) this.#pending.delete(key)
      })
    for (const key of keys) this.#pending.set(key, making)
    return making
  }
}

/** Copies the text, because short buffers share blocks of 8 KB, which each cached card would keep alive. */
function toLastingBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  buffer.write(text)
  return buffer
}

const COMMA = Buffer.from(',')

/** Returns the cards as `data`, beside the other fields. */
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
