import { type Bitmap, getBit } from './bitmap'
import { hasBitmap } from './bitmap-cache'
import { findCandidates } from './candidates'
import type { Column, ColumnStore } from './column-store'
import { keepTerms } from './filter-terms'
import { createIdLookup } from './id-lookup'
import type { Predicate } from './predicates'

/** Slots of statements that may meet what is asked; the first `count` are in use. */
export type RowIds = { rowIds: Int32Array; count: number }

/** Room for one search: the thread has one at a time, and clearing megabytes for each would cost more than searching. */
let scratch = new Int32Array(1_024)

/**
 * The statements that meet all tests, less those left out.
 *
 * @param facetPredicates tests of which a statement that fails two is of no interest; others that fail may be found
 * @returns rowIds that are good until the next search
 */
export function findMatching(
  store: ColumnStore,
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
  facetPredicates: readonly Predicate[] = [],
): RowIds {
  const found = toRowIds(findCandidates(store, predicates, facetPredicates))
  return filterAll(store, found, withoutBitmapPredicates(predicates), excludedIds)
}

/**
 * Of the statements in some parts those that meet all tests, less those left out.
 *
 * @returns rowIds that are good until the next search
 */
export function findMatchingAmong(
  store: ColumnStore,
  parts: readonly RowIds[],
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
): RowIds {
  return filterAll(store, concatRowIds(parts), predicates, excludedIds)
}

/** The tests that statements must yet be judged by once bits have told what they can. */
export function withoutBitmapPredicates(predicates: readonly Predicate[]): Predicate[] {
  return predicates.filter((predicate) => !hasBitmap(predicate))
}

/** Keeps those that meet all tests and are not left out. */
export function filterAll(
  store: ColumnStore,
  found: RowIds,
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
): RowIds {
  for (const predicate of sortBySelectivity(store, predicates, found)) applyPredicate(store, predicate, found)
  const ids = new Set(excludedIds)
  if (ids.size > 0) keepWhere(found, (rowId) => !ids.has(rowId + store.firstId))
  return found
}

/** How many rowIds tell about as much of a test as all of them. */
const SAMPLE_SIZE = 256
const sampleRows = new Int32Array(SAMPLE_SIZE)

/** The tests, those that the fewest of some rowIds meet first: then the others have little to do. */
export function sortBySelectivity(
  store: ColumnStore,
  predicates: readonly Predicate[],
  found: RowIds,
): Predicate[] {
  return predicates
    .map((test) => ({ test, met: estimateSelectivity(store, [test], found) }))
    .sort((one, other) => one.met - other.met)
    .map(({ test }) => test)
}

/** About which part of some rowIds meets all tests: 0 to 1. */
export function estimateSelectivity(
  store: ColumnStore,
  predicates: readonly Predicate[],
  { rowIds, count }: RowIds,
): number {
  const step = Math.max(1, Math.floor(count / SAMPLE_SIZE))
  const size = Math.min(count, SAMPLE_SIZE)
  const some = { rowIds: sampleRows, count: size }
  for (let at = 0; at < size; at += 1) sampleRows[at] = rowIds[at * step] as number
  for (const predicate of predicates) applyPredicate(store, predicate, some)
  return some.count / Math.max(size, 1)
}

/** Room for counting in part of what a search found. */
let countScratch = new Int32Array(1_024)

/** How many of the found statements meet the tests, the found ones left as they are. */
export function countMatching(store: ColumnStore, found: RowIds, predicates: readonly Predicate[]): number {
  if (countScratch.length < found.count) countScratch = new Int32Array(found.count * 2)
  countScratch.set(found.rowIds.subarray(0, found.count))
  const some = { rowIds: countScratch, count: found.count }
  for (const predicate of predicates) applyPredicate(store, predicate, some)
  return some.count
}

/**
 * The rowIds whose bits are set.
 *
 * @param every one word of so many is looked at, to know of a part alone
 * @returns rowIds that are good until the next search
 */
export function toRowIds(bits: Bitmap, every = 1): RowIds {
  const size = bits.length * 32
  if (scratch.length < size) scratch = new Int32Array(size)
  let count = 0
  for (let at = 0; at < bits.length; at += every)
    for (let left = bits[at] as number; left !== 0; left &= left - 1)
      scratch[count++] = at * 32 + 31 - Math.clz32(left & -left)
  return { rowIds: scratch, count }
}

function concatRowIds(parts: readonly RowIds[]): RowIds {
  const size = countRows(parts)
  if (scratch.length < size) scratch = new Int32Array(size * 2)
  let count = 0
  for (const part of parts) {
    scratch.set(part.rowIds.subarray(0, part.count), count)
    count += part.count
  }
  return { rowIds: scratch, count }
}

/** How many statements are in some parts. */
export function countRows(parts: readonly RowIds[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}

// Each loop is written out: a function called for each statement would take most of the time, and so would one loop
// for numbers of several widths.
/** Keeps those that meet a test. */
export function applyPredicate(store: ColumnStore, predicate: Predicate, found: RowIds) {
  const column = store.column(predicate.field)
  switch (predicate.by) {
    case 'ids':
      if (hasBitmap(predicate)) return keepInBitmap(found, store.bitmapCache.get(predicate))
      return keepIdsIn(found, column, createIdLookup(predicate.ids, store.maxValue(predicate.field)))
    case 'range':
      if (column instanceof Int32Array) return keepIntegerRange(found, column, predicate.from, predicate.to)
      return keepFloatRange(found, column, predicate.from, predicate.to)
    case 'flags':
      return keepAllFlags(found, column, predicate.mask)
    case 'parameters':
      return keepAnyParameter(found, column, predicate.low, store.column('more_parameters'), predicate.high)
    case 'terms':
      return keepTerms(store, found, predicate)
  }
}

// What is kept is counted without branching: whether a statement meets a test cannot be foreseen, and a wrong guess costs
// the processor more than the test.

function keepIdsIn(found: RowIds, column: Column, lookup: Uint8Array) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += lookup[column[rowId] as number] as number
  }
  found.count = kept
}

function keepIntegerRange(found: RowIds, column: Int32Array, from: number, to: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const value = column[rowId] as number
    rowIds[kept] = rowId
    kept += Number(value >= from) & Number(value <= to)
  }
  found.count = kept
}

function keepFloatRange(found: RowIds, column: Float64Array, from: number, to: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const value = column[rowId] as number
    rowIds[kept] = rowId
    kept += Number(value >= from) & Number(value <= to)
  }
  found.count = kept
}

function keepAllFlags(found: RowIds, column: Column, mask: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += Number(((column[rowId] as number) & mask) === mask)
  }
  found.count = kept
}

/** Keeps those that have any of the bits of either column. */
function keepAnyParameter(found: RowIds, column: Column, low: number, more: Column, high: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += Number((((column[rowId] as number) & low) | ((more[rowId] as number) & high)) !== 0)
  }
  found.count = kept
}

/** Keeps those whose bits are set. */
function keepInBitmap(found: RowIds, bits: Bitmap) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += getBit(bits, rowId)
  }
  found.count = kept
}

/** Keeps those of which a function says so: for few. */
export function keepWhere(found: RowIds, isKept: (rowId: number) => boolean) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    if (isKept(rowId)) rowIds[kept++] = rowId
  }
  found.count = kept
}
