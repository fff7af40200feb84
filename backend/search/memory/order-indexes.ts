import type { Db } from '~backend/platform/db/pool'
import { ALL_ORDERS, type Order } from '../order'
import type { Column, ColumnStore } from './column-store'
import type { Predicate } from './predicates'
import { readSortedRowIds } from './read-columns'

/** All statements in one order, or those of one deal, but for those that have moved since: they may stand elsewhere. */
export type OrderIndex = { rowIds: Int32Array; moved: ReadonlySet<number> }

/** The orders as they were read at some moment, and the rowIds of what was found changed since the reading began. */
type OrderIndexSet = { byOrder: ReadonlyMap<string, Int32Array>; moved: Set<number> }

/**
 * Every order of the public statements, so that a search may begin with the best; of each deal too, as nearly all
 * searches are of one: the lowest prices are those of nights, and a walk to the lowest of a sale would pass all of them.
 */
export class OrderIndexes {
  readonly #db: Db
  readonly #store: ColumnStore
  #active: OrderIndexSet | undefined
  #pending: OrderIndexSet | undefined
  /** Moved since the reading began that is under way. */
  #movedDuringLoad: Set<number> | undefined

  /** @param table the columns of the same statements */
  constructor(db: Db, table: ColumnStore) {
    this.#db = db
    this.#store = table
  }

  /** All that may meet the tests; nothing until the orders are read, and a look for changes has begun after that. */
  find(order: Order, predicates: readonly Predicate[]): OrderIndex | undefined {
    const rowIds = this.#active?.byOrder.get(toIndexKey(order, findSingleDealType(predicates)))
    return this.#active && rowIds && { rowIds, moved: this.#active.moved }
  }

  /** Read, but not yet in use: it may know more than the columns do. */
  get pending(): OrderIndexSet | undefined {
    return this.#pending
  }

  /** Puts in use what was read before a look that has ended. */
  activate(read: OrderIndexSet) {
    this.#active = read
    this.#pending = undefined
  }

  /** Says of which statements a look found changes. */
  markMoved(ids: readonly number[]) {
    for (const sorted of [this.#active?.moved, this.#pending?.moved, this.#movedDuringLoad])
      for (const id of ids) sorted?.add(id - this.#store.firstId)
  }

  /** Begins to read anew when too many have moved. */
  refreshIfStale(maxMoved: number) {
    if (this.#movedDuringLoad || this.#pending) return
    if (this.#active && this.#active.moved.size <= maxMoved) return
    // The next look tries again.
    this.load().catch(() => {})
  }

  async load() {
    const moved = new Set<number>()
    this.#movedDuringLoad = moved
    try {
      const byOrder = new Map<string, Int32Array>()
      for (const order of ALL_ORDERS) {
        const rowIds = await readSortedRowIds(this.#db, order, this.#store.firstId)
        byOrder.set(toIndexKey(order), rowIds)
        // The columns may know less than the order does, or more: whatever differs has moved since the reading began.
        const parts = groupByValue(
          rowIds,
          this.#store.column('deal_types'),
          this.#store.maxValue('deal_types'),
        )
        for (const [deal, part] of parts) byOrder.set(toIndexKey(order, deal), part)
      }
      this.#pending = { byOrder, moved }
    } finally {
      this.#movedDuringLoad = undefined
    }
  }
}

function toIndexKey({ by, direction }: Order, deal?: number): string {
  return `${by} ${direction} ${deal}`
}

/** The deal that the tests ask for, if it is one. */
function findSingleDealType(predicates: readonly Predicate[]): number | undefined {
  const predicate = predicates.find(({ field }) => field === 'deal_types')
  return predicate?.by === 'ids' && predicate.ids.length === 1 ? predicate.ids[0] : undefined
}

/** Slots by their value in a column of small numbers, in the order in which they stand; of 0, none. */
function groupByValue(rowIds: Int32Array, column: Column, maxValue: number): Map<number, Int32Array> {
  // What has come since the column grew is not in it yet.
  const valueAt = (at: number) => column[rowIds[at] as number] ?? 0
  const counts = new Int32Array(maxValue + 1)
  for (let at = 0; at < rowIds.length; at += 1) (counts[valueAt(at)] as number) += 1
  const parts = Array.from(counts, (count) => new Int32Array(count))
  counts.fill(0)
  for (let at = 0; at < rowIds.length; at += 1) {
    const value = valueAt(at)
    ;(parts[value] as Int32Array)[(counts[value] as number)++] = rowIds[at] as number
  }
  return new Map([...parts.entries()].filter(([value, part]) => value !== 0 && part.length > 0))
}
