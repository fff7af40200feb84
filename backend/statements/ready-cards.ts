import { LRUCache } from 'lru-cache'
import { LOCALES, type Locale } from '../dictionaries/words'
import { ReadyJson } from '../http/answering'

/** About twenty thousand cards: what a busy server shows while they are fresh. */
const MOST_BYTES = 80_000_000
/** What a card shows beside its statement: the owner's name, a rate, how many days ago, the end of what was bought. */
const FRESH_MS = 30_000

/** Makes the cards of some statements, of those that are public. */
export type MakeCards = (ids: readonly number[], locale: Locale) => Promise<{ id: number; json: string }[]>

/**
 * The cards that guests were shown lately, as the JSON in which they are sent: most visitors look at the same pages, and
 * three quarters of what a page takes is to read its rows and to write its cards. Whoever keeps them is told which
 * statements have changed, and asks for cards only along with a look for changes.
 */
export class ReadyCards {
  readonly #make: MakeCards
  readonly #kept: LRUCache<string, Buffer>
  /** How often changes were told. */
  #changes = 0

  constructor(make: MakeCards, { freshMs = FRESH_MS } = {}) {
    this.#make = make
    this.#kept = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ length }) => length,
      ttl: freshMs,
    })
  }

  /** The cards of the statements that are public, in the order of the ids. */
  async of(ids: readonly number[], locale: Locale): Promise<Buffer[]> {
    const cards = new Map<number, Buffer>()
    const missing = ids.filter((id) => {
      const card = this.#kept.get(keyOf(id, locale))
      if (card) cards.set(id, card)
      return !card
    })
    if (missing.length > 0) {
      const changes = this.#changes
      for (const { id, json } of await this.#make(missing, locale)) {
        const card = Buffer.from(json)
        cards.set(id, card)
        // What was told meanwhile may have been read before it.
        if (this.#changes === changes) this.#kept.set(keyOf(id, locale), card)
      }
    }
    return ids.flatMap((id) => cards.get(id) ?? [])
  }

  /** Forgets the statements that have changed; all, when any may have. */
  forget(ids?: readonly number[]) {
    this.#changes += 1
    if (!ids) this.#kept.clear()
    for (const id of ids ?? []) for (const locale of LOCALES) this.#kept.delete(keyOf(id, locale))
  }
}

const COMMA = Buffer.from(',')

/** A list as it is answered: the cards, and what else is said of it. */
export function readyList(cards: readonly Buffer[], rest: object): ReadyJson {
  const separated = cards.flatMap((card, index) => (index === 0 ? [card] : [COMMA, card]))
  const after = JSON.stringify(rest).replace('{', '],')
  return new ReadyJson([Buffer.from('{"data":['), ...separated, Buffer.from(after)])
}

function keyOf(id: number, locale: Locale): string {
  return `${id} ${locale}`
}
