import { LRUCache } from 'lru-cache'
import type { Test } from './asked'
import { type Bits, put } from './bits'
import type { FieldName } from './fields'
import { lookupOf } from './lookup'
import type { Table } from './table'

/** Of these visitors choose a few, and many choose the same. */
const FIELDS = [
  'deal_types',
  'real_estate_types',
  'statuses',
  'conditions',
  'room_types',
  'owner_type',
  'cities',
  'districts',
  'urbans',
] as const satisfies FieldName[]
const NAMES: ReadonlySet<string> = new Set(FIELDS)

/** A test of which bits are kept. */
type BitsTest = Extract<Test, { by: 'ids' }> & { field: (typeof FIELDS)[number] }

type Kept = { field: FieldName; ids: ReadonlySet<number>; bits: Bits }

/** At a million statements each takes 125 KB, and up to half as much again for those to come. */
const MOST_KEPT = 128

/** Whether bits tell which statements meet a test. */
export function hasBits(test: Test): test is BitsTest {
  return test.by === 'ids' && NAMES.has(test.field)
}

/** Which public statements meet the tests asked lately: made when one is asked for, then kept true. */
export class Bitmaps {
  readonly #table: Table
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT })
  #all: Bits = new Int32Array(0)

  constructor(table: Table) {
    this.#table = table
  }

  /** All public statements. */
  get all(): Bits {
    return this.#all
  }

  of(test: BitsTest): Bits {
    const key = `${test.field} ${test.ids}`
    const kept = this.#kept.get(key)
    if (kept) return kept.bits
    const bits = this.#judgeAll(test)
    this.#kept.set(key, { field: test.field, ids: new Set(test.ids), bits })
    return bits
  }

  /** Makes room; what was kept is made anew when it is asked for. */
  grow(room: number) {
    const more = new Int32Array(Math.ceil(room / 32))
    more.set(this.#all)
    this.#all = more
    this.#kept.clear()
  }

  /** Tells of statements that have come, changed or gone. */
  update(slots: Iterable<number>) {
    const kept = [...this.#kept.values()]
    for (const slot of slots) {
      const isPublic = this.#table.has(slot)
      put(this.#all, slot, isPublic)
      for (const { field, ids, bits } of kept)
        put(bits, slot, isPublic && ids.has(this.#table.column(field)[slot] as number))
    }
  }

  #judgeAll({ field, ids }: BitsTest): Bits {
    const column = this.#table.column(field)
    const lookup = lookupOf(ids, this.#table.most(field))
    const bits = this.#all.slice()
    for (let at = 0; at < bits.length; at += 1) {
      if (bits[at] === 0) continue
      let met = 0
      const end = Math.min(column.length, (at + 1) * 32)
      for (let slot = at * 32; slot < end; slot += 1)
        met |= (lookup[column[slot] as number] as number) << slot
      ;(bits[at] as number) &= met
    }
    return bits
  }
}
