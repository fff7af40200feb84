import { HOME_TYPE_IDS, type Order } from '../sort-order'
import type { ColumnStore } from './column-store'
import { MISSING_INTEGER } from './fields'
import type { RowIds } from './row-ids'
import { createIdLookup } from './typed-arrays'

/** Selects a page by a bounded heap, because a page is short and the rows are many. */
export function selectPage(
  store: ColumnStore,
  found: RowIds,
  order: Order,
  offset: number,
  length: number,
): number[] {
  const { rowIds, count } = found
  if (offset >= count) return []
  const isWorse = createComparison(store, order)
  const size = Math.min(offset + length, count)
  const heap = rowIds.slice(0, size)
  for (let at = (size >> 1) - 1; at >= 0; at -= 1) siftDown(heap, at, size, isWorse)
  // The worst selected row is on top, and most rows are compared with it only.
  for (let at = size; at < count; at += 1) {
    const rowId = rowIds[at] as number
    if (isWorse(rowId, heap[0] as number)) continue
    heap[0] = rowId
    siftDown(heap, 0, size, isWorse)
  }
  const page: number[] = []
  for (let left = size; left > offset; left -= 1) {
    page.push(heap[0] as number)
    heap[0] = heap[left - 1] as number
    siftDown(heap, 0, left - 1, isWorse)
  }
  return page.reverse()
}

type IsWorse = (one: number, other: number) => boolean

/** Compares in the order of `toOrderBySql`. */
export function createComparison(store: ColumnStore, { by, direction, homesFirst }: Order): IsWorse {
  const types = store.column('real_estate_types')
  const isHome = createIdLookup(homesFirst ? HOME_TYPE_IDS : [], store.maxValue('real_estate_types'))
  const column = store.column(by)
  const sign = direction === 'asc' ? 1 : -1
  const missing = by === 'price_gel' ? MISSING_INTEGER : Number.NaN
  return (one, other) => {
    const homes = (isHome[types[one] as number] as number) - (isHome[types[other] as number] as number)
    if (homes !== 0) return homes < 0
    const [value, otherValue] = [column[one] as number, column[other] as number]
    if (value === otherValue) return one < other
    if (value === missing) return true
    if (otherValue === missing) return false
    return (value - otherValue) * sign > 0
  }
}

function siftDown(heap: Int32Array, from: number, size: number, isWorse: IsWorse) {
  let at = from
  const rowId = heap[at] as number
  for (;;) {
    let child = 2 * at + 1
    if (child >= size) break
    if (child + 1 < size && isWorse(heap[child + 1] as number, heap[child] as number)) child += 1
    if (!isWorse(heap[child] as number, rowId)) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = rowId
}
