import type { Db } from '../../db/pool'
import { ORDERS, type Order } from '../order'
import { readSlots } from './read'

/** All statements in one order, but for those that have moved since: they may stand elsewhere. */
export type Sorted = { slots: Int32Array; moved: ReadonlySet<number> }

/** The orders as they were read at some moment, and the slots of what was found changed since the reading began. */
type AllSorted = { byOrder: ReadonlyMap<string, Int32Array>; moved: Set<number> }

/** Every order of the public statements, so that a search may begin with the best. */
export class Orders {
  readonly #db: Db
  readonly #first: number
  #used: AllSorted | undefined
  #read: AllSorted | undefined
  /** Moved since the reading began that is under way. */
  #movedMeanwhile: Set<number> | undefined

  /** @param first the id of slot 0 */
  constructor(db: Db, first: number) {
    this.#db = db
    this.#first = first
  }

  /** Nothing until the orders are read, and a look for changes has begun after that. */
  of(order: Order): Sorted | undefined {
    const slots = this.#used?.byOrder.get(keyOf(order))
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
      for (const id of ids) sorted?.add(id - this.#first)
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
      for (const order of ORDERS) byOrder.set(keyOf(order), await readSlots(this.#db, order, this.#first))
      this.#read = { byOrder, moved }
    } finally {
      this.#movedMeanwhile = undefined
    }
  }
}

function keyOf({ by, direction }: Order): string {
  return `${by} ${direction}`
}
