import type { Db } from '../../db/pool'
import { ORDERS, type Order } from '../order'
import type { Test } from './asked'
import { readSlots } from './read'
import type { Column, Table } from './table'

/** All statements in one order, or those of one deal, but for those that have moved since: they may stand elsewhere. */
export type Sorted = { slots: Int32Array; moved: ReadonlySet<number> }

/** The orders as they were read at some moment, and the slots of what was found changed since the reading began. */
type AllSorted = { byOrder: ReadonlyMap<string, Int32Array>; moved: Set<number> }

/**
 * Every order of the public statements, so that a search may begin with the best; of each deal too, as nearly all
 * searches are of one: the lowest prices are those of nights, and a walk to the lowest of a sale would pass all of them.
 */
export class Orders {
  readonly #db: Db
  readonly #table: Table
  #used: AllSorted | undefined
  #read: AllSorted | undefined
  /** Moved since the reading began that is under way. */
  #movedMeanwhile: Set<number> | undefined

  /** @param table the columns of the same statements */
  constructor(db: Db, table: Table) {
    this.#db = db
    this.#table = table
  }

  /** All that may meet the tests; nothing until the orders are read, and a look for changes has begun after that. */
  of(order: Order, tests: readonly Test[]): Sorted | undefined {
    const slots = this.#used?.byOrder.get(keyOf(order, dealAskedBy(tests)))
    return this.#used && slots && { slots, moved: this.#used.moved }
  }

  /** Read, but not yet in use: it may know more than the columns do. */
  get read(): AllSorted | undefined {
    return this.#read
  }

  /** Puts in use what was read before a look that has ended. */
  use(read: AllSorted) {
    this.#used = read
    this.#read = undefined
  }

  /** Says of which statements a look found changes. */
  move(ids: readonly number[]) {
    for (const sorted of [this.#used?.moved, this.#read?.moved, this.#movedMeanwhile])
      for (const id of ids) sorted?.add(id - this.#table.first)
  }

  /** Begins to read anew when too many have moved. */
  keepFresh(mostMoved: number) {
    if (this.#movedMeanwhile || this.#read) return
    if (this.#used && this.#used.moved.size <= mostMoved) return
    // The next look tries again.
    this.readAll().catch(() => {})
  }

  async readAll() {
    const moved = new Set<number>()
    this.#movedMeanwhile = moved
    try {
      const byOrder = new Map<string, Int32Array>()
      for (const order of ORDERS) {
        const slots = await readSlots(this.#db, order, this.#table.first)
        byOrder.set(keyOf(order), slots)
        // The columns may know less than the order does, or more: whatever differs has moved since the reading began.
        const parts = byValue(slots, this.#table.column('deal_types'), this.#table.most('deal_types'))
        for (const [deal, part] of parts) byOrder.set(keyOf(order, deal), part)
      }
      this.#read = { byOrder, moved }
    } finally {
      this.#movedMeanwhile = undefined
    }
  }
}

function keyOf({ by, direction }: Order, deal?: number): string {
  return `${by} ${direction} ${deal}`
}

/** The deal that the tests ask for, if it is one. */
function dealAskedBy(tests: readonly Test[]): number | undefined {
  const test = tests.find(({ field }) => field === 'deal_types')
  return test?.by === 'ids' && test.ids.length === 1 ? test.ids[0] : undefined
}

/** Slots by their value in a column of small numbers, in the order in which they stand; of 0, none. */
function byValue(slots: Int32Array, column: Column, most: number): Map<number, Int32Array> {
  // What has come since the column grew is not in it yet.
  const valueAt = (at: number) => column[slots[at] as number] ?? 0
  const counts = new Int32Array(most + 1)
  for (let at = 0; at < slots.length; at += 1) (counts[valueAt(at)] as number) += 1
  const parts = Array.from(counts, (count) => new Int32Array(count))
  counts.fill(0)
  for (let at = 0; at < slots.length; at += 1) {
    const value = valueAt(at)
    ;(parts[value] as Int32Array)[(counts[value] as number)++] = slots[at] as number
  }
  return new Map([...parts.entries()].filter(([value, part]) => value !== 0 && part.length > 0))
}
