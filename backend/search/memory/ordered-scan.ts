import { type Bitmap, getBit } from './bitmap'
import { estimateCandidateCount } from './candidates'
import type { ColumnStore } from './column-store'
import { applyPredicate, keepWhere, type RowIds, sortBySelectivity } from './filter-rows'
import { growArray } from './grow-array'
import type { OrderIndex } from './order-indexes'
import type { Predicate } from './predicates'

/** How many are judged at first; then twice as many each time. */
const FIRST_BLOCK_SIZE = 512
/** Of the statements that a search among all would judge, the part a walk may judge before it is given up. */
const MAX_SCAN_SHARE = 0.5
/** The part of what is asked for that a walk hopes to find soon, before it has found anything. */
const EXPECTED_MATCH_SHARE = 1 / 8

let scratch = new Int32Array(1_024)

/**
 * Among the statements that meet all tests the best ones, found by walking an order until there are `size` of them, or
 * no more.
 *
 * @returns rowIds in no order, good until the next walk; undefined when judging all statements seems quicker
 */
export function scanOrder(
  store: ColumnStore,
  { rowIds, moved }: OrderIndex,
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
  size: number,
  maxScanShare = MAX_SCAN_SHARE,
): RowIds | undefined {
  const candidateCount = estimateCandidateCount(store, predicates)
  const maxScanned = candidateCount * maxScanShare
  // So many are walked even if all that may meet the tests do.
  const minScanned = (size * rowIds.length) / Math.max(candidateCount, 1)
  if (minScanned + moved.size > maxScanned) return undefined

  const { found, judge } = createBlockFilter(store, predicates, excludedIds)
  for (let from = 0, block = FIRST_BLOCK_SIZE; found.count < size && from < rowIds.length; block *= 2) {
    // As many steps as it takes if it goes on like this; the best of an order may be unlike the others.
    if ((from * size) / (found.count + size * EXPECTED_MATCH_SHARE) > maxScanned) return undefined
    judge(rowIds.subarray(from, from + block), (rowId) => !moved.has(rowId))
    from += block
  }
  judge(
    Int32Array.from(moved).filter((rowId) => store.isPublic(rowId)),
    () => true,
  )
  return found
}

/**
 * The same when the best may be anywhere in the order, as the lowest of prices above some price are: walked past all whose
 * bits are not set, and judged are only those it meets until it has `size`.
 *
 * @param bits in which are all that may meet the tests
 * @returns rowIds in no order, good until the next walk
 */
export function scanOrderInBitmap(
  store: ColumnStore,
  { rowIds, moved }: OrderIndex,
  bits: Bitmap,
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
  size: number,
): RowIds {
  const { found, judge } = createBlockFilter(store, predicates, excludedIds)
  for (let from = 0, block = size; found.count < size && from < rowIds.length; block *= 2) {
    if (candidateScratch.length < block) candidateScratch = new Int32Array(2 * block)
    let count = 0
    for (; count < block && from < rowIds.length; from += 1) {
      const rowId = rowIds[from] as number
      candidateScratch[count] = rowId
      count += getBit(bits, rowId)
    }
    judge(candidateScratch.subarray(0, count), (rowId) => !moved.has(rowId))
  }
  judge(
    Int32Array.from(moved).filter((rowId) => getBit(bits, rowId) === 1),
    () => true,
  )
  return found
}

/** Room for what a walk has met and not judged. */
let candidateScratch = new Int32Array(1_024)

/** What a walk has found so far, and how it judges some rowIds. */
function createBlockFilter(
  store: ColumnStore,
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
) {
  const ids = new Set(excludedIds)
  const found = { rowIds: scratch, count: 0 }
  let ordered = predicates
  return {
    found,
    judge(block: Int32Array, isThere: (rowId: number) => boolean) {
      if (found.count + block.length > scratch.length)
        scratch = growArray(scratch, 2 * (found.count + block.length))
      scratch.set(block, found.count)
      const part = { rowIds: scratch.subarray(found.count), count: block.length }
      if (ordered === predicates) ordered = sortBySelectivity(store, predicates, part)
      for (const predicate of ordered) applyPredicate(store, predicate, part)
      keepWhere(part, (rowId) => isThere(rowId) && !ids.has(rowId + store.firstId))
      found.rowIds = scratch
      found.count += part.count
    },
  }
}
