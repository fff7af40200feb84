import type { RoaringBitmap32 } from 'roaring-wasm'
import type { ColumnStore } from './column-store'
import { sortBySelectivity } from './filter-rows'
import { applyPredicate, intersectWhere } from './intersect-rows'
import type { OrderIndex } from './order-indexes'
import type { Predicate } from './predicates'
import type { RowIds } from './row-ids'
import { growArray } from './typed-arrays'

/** Size of the first block; each further one is twice as long. */
const FIRST_BLOCK_SIZE = 512
/** Initial estimate of the share of matching rows. */
const EXPECTED_MATCH_SHARE = 1 / 8

let scratch = new Int32Array(1_024)
let candidateScratch = new Int32Array(1_024)

/**
 * Scans until `size` rows match; undefined if `maxScanShare` of the index is not enough.
 * The row ids are unordered, include the best `size`, and are valid until the next scan.
 */
export function scanOrder(
  store: ColumnStore,
  { rowIds, moved }: OrderIndex,
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
  size: number,
  maxScanShare: number,
): RowIds | undefined {
  const maxScanned = rowIds.length * maxScanShare
  if (size + moved.size > maxScanned) return undefined

  const { found, filterBlock } = createBlockFilter(store, predicates, excludedIds)
  for (let from = 0, block = FIRST_BLOCK_SIZE; found.count < size && from < rowIds.length; block *= 2) {
    // The estimate is revised during the scan, because the best rows may match less often than the rest.
    if ((from * size) / (found.count + size * EXPECTED_MATCH_SHARE) > maxScanned) return undefined
    filterBlock(rowIds.subarray(from, from + block), (rowId) => !moved.has(rowId))
    from += block
  }
  filterBlock(
    Int32Array.from(moved).filter((rowId) => store.isPublic(rowId)),
    () => true,
  )
  return found
}

/**
 * Scans without a limit and skips rows outside `candidates`, for matches anywhere in the order.
 * The row ids are unordered, include the best `size`, and are valid until the next scan.
 */
export function scanOrderInBitmap(
  store: ColumnStore,
  { rowIds, moved }: OrderIndex,
  candidates: RoaringBitmap32,
  predicates: readonly Predicate[],
  size: number,
): RowIds {
  const { found, filterBlock } = createBlockFilter(store, predicates, [])
  for (let from = 0, block = size; found.count < size && from < rowIds.length; block *= 2) {
    if (candidateScratch.length < block) candidateScratch = new Int32Array(2 * block)
    let count = 0
    for (; count < block && from < rowIds.length; from += 1) {
      const rowId = rowIds[from] as number
      candidateScratch[count] = rowId
      count += Number(candidates.contains(rowId))
    }
    filterBlock(candidateScratch.subarray(0, count), (rowId) => !moved.has(rowId))
  }
  filterBlock(
    Int32Array.from(moved).filter((rowId) => candidates.contains(rowId)),
    () => true,
  )
  return found
}

function createBlockFilter(
  store: ColumnStore,
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
) {
  const ids = new Set(excludedIds)
  const found = { rowIds: scratch, count: 0 }
  let sortedPredicates: readonly Predicate[] | undefined
  return {
    found,
    filterBlock(block: Int32Array, isMatch: (rowId: number) => boolean) {
      if (found.count + block.length > scratch.length)
        scratch = growArray(scratch, 2 * (found.count + block.length))
      scratch.set(block, found.count)
      const part = { rowIds: scratch.subarray(found.count), count: block.length }
      sortedPredicates ??= sortBySelectivity(store, predicates, part)
      for (const predicate of sortedPredicates) applyPredicate(store, predicate, part)
      intersectWhere(part, (rowId) => isMatch(rowId) && !ids.has(rowId + store.firstId))
      found.rowIds = scratch
      found.count += part.count
    },
  }
}
