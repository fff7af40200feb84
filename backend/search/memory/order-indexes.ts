import type { Promotion } from '../promotion'
import { ALL_ORDERS, HOMES_FIRST, type Order } from '../sort-order'
import type { ColumnStore } from './column-store'
import type { Column } from './columns'
import type { Predicate } from './predicates'
import { type PromotedGroup, PromotedGroups } from './promoted-groups'
import type { LoadFrom, RowSource } from './row-source'

/** Sorted row ids; rows in `moved` may have another position by now. */
export type OrderIndex = { rowIds: Int32Array; moved: ReadonlySet<number> }

type OrderIndexSet = {
  byOrder: ReadonlyMap<string, Int32Array>
  promoted: PromotedGroups
  moved: Set<number>
}

/**
 * Order indexes, also by deal type, because nearly all searches have one and the lowest prices are per night.
 */
export class OrderIndexes {
  readonly #loadFrom: LoadFrom
  readonly #store: ColumnStore
  #active: OrderIndexSet | undefined
  #pending: OrderIndexSet | undefined
  #movedDuringLoad: Set<number> | undefined

  constructor(loadFrom: LoadFrom, store: ColumnStore) {
    this.#loadFrom = loadFrom
    this.#store = store
  }

  /** Finds an order index; undefined before the first activation. */
  find(order: Order, predicates: readonly Predicate[]): OrderIndex | undefined {
    const rowIds = this.#active?.byOrder.get(toIndexKey(order, findSingleDealType(predicates)))
    return this.#active && rowIds && { rowIds, moved: this.#active.moved }
  }

  /**
   * Finds the promoted rows of a group in rotation order, and moved rows of any; undefined before the first
   * activation.
   */
  findPromoted(group: PromotedGroup, promotion: Promotion): OrderIndex | undefined {
    const active = this.#active
    return active && { rowIds: active.promoted.listInTurn(group, promotion), moved: active.moved }
  }

  /** Order indexes loaded but not in use, because they may contain newer changes than the columns. */
  get pending(): OrderIndexSet | undefined {
    return this.#pending
  }

  /** Activates loaded orders. The columns must have been refreshed after the load. */
  activate(indexes: OrderIndexSet) {
    this.#active = indexes
    this.#pending = undefined
  }

  markMoved(ids: readonly number[]) {
    for (const moved of [this.#active?.moved, this.#pending?.moved, this.#movedDuringLoad])
      for (const id of ids) moved?.add(id - this.#store.firstId)
  }

  refreshIfStale(maxMoved: number) {
    if (this.#movedDuringLoad || this.#pending) return
    if (this.#active && this.#active.moved.size <= maxMoved) return
    // The next refresh retries a failed load.
    this.load().catch(() => {})
  }

  async load() {
    const moved = new Set<number>()
    this.#movedDuringLoad = moved
    try {
      const byOrder = await this.#loadFrom((source) => readOrders(source, this.#store))
      const promoted = new PromotedGroups(this.#store, byOrder.get(toIndexKey(HOMES_FIRST)))
      this.#pending = { byOrder, promoted, moved }
    } finally {
      this.#movedDuringLoad = undefined
    }
  }
}

async function readOrders(source: RowSource, store: ColumnStore): Promise<Map<string, Int32Array>> {
  const byOrder = new Map<string, Int32Array>()
  for (const order of ALL_ORDERS) {
    const rowIds = await source.readSortedRowIds(order, store.firstId)
    byOrder.set(toIndexKey(order), rowIds)
    // The columns may be older or newer than the order; every row in which they differ is in `moved`.
    const dealTypes = store.column('deal_types')
    for (const [dealType, part] of groupByValue(rowIds, dealTypes, store.maxValue('deal_types')))
      byOrder.set(toIndexKey(order, dealType), part)
  }
  return byOrder
}

function toIndexKey({ by, direction, homesFirst }: Order, dealType?: number): string {
  return `${by} ${direction} ${homesFirst} ${dealType}`
}

function findSingleDealType(predicates: readonly Predicate[]): number | undefined {
  const predicate = predicates.find(({ field }) => field === 'deal_types')
  return predicate?.by === 'ids' && predicate.ids.length === 1 ? predicate.ids[0] : undefined
}

/** Groups row ids by value, in unchanged order; rows with 0 are excluded. */
function groupByValue(rowIds: Int32Array, column: Column, maxValue: number): Map<number, Int32Array> {
  // The column lacks statements added since its allocation.
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
