import { grown } from './grown'

/** Statements of one deal, kind and city; the first `count` slots are in use, in no order. */
export type Kind = { deal: number; type: number; city: number; slots: Int32Array; count: number }

const ROOM = 16

/** The slots of all public statements by what visitors nearly always choose, so that a search begins with few. */
export class Kinds {
  readonly #kinds = new Map<string, Kind>()
  /** Where in its kind each slot stands. */
  #places = new Int32Array(ROOM)

  all(): Iterable<Kind> {
    return this.#kinds.values()
  }

  add(slot: number, deal: number, type: number, city: number) {
    const kind = this.#kindOf(deal, type, city)
    if (kind.count === kind.slots.length) kind.slots = grown(kind.slots, kind.count * 2)
    if (slot >= this.#places.length) this.#places = grown(this.#places, Math.ceil(slot * 1.5))
    this.#places[slot] = kind.count
    kind.slots[kind.count++] = slot
  }

  /** The last one takes its place. */
  remove(slot: number, deal: number, type: number, city: number) {
    const kind = this.#kindOf(deal, type, city)
    const last = kind.slots[--kind.count] as number
    const place = this.#places[slot] as number
    kind.slots[place] = last
    this.#places[last] = place
  }

  #kindOf(deal: number, type: number, city: number): Kind {
    const key = `${deal} ${type} ${city}`
    const known = this.#kinds.get(key)
    if (known) return known
    const kind = { deal, type, city, slots: new Int32Array(ROOM), count: 0 }
    this.#kinds.set(key, kind)
    return kind
  }
}
