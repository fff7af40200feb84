import { hasBitmap } from './bitmap-cache'
import { findCandidates } from './candidates'
import type { ColumnStore } from './column-store'
import { applyPredicate, keepWhere } from './keep-rows'
import type { Predicate } from './predicates'
import { concatRowIds, type RowIds, toRowIds } from './row-ids'

/**
 * The rows that meet all predicates and are not excluded.
 *
 * @param facetPredicates further predicates: rows that fail two of them may be missing, rows that fail one are found
 * @returns row ids that are valid until the next search
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
 * The rows of some lists that meet all predicates and are not excluded.
 *
 * @returns row ids that are valid until the next search
 */
export function findMatchingAmong(
  store: ColumnStore,
  parts: readonly RowIds[],
  predicates: readonly Predicate[],
  excludedIds: Iterable<number>,
): RowIds {
  return filterAll(store, concatRowIds(parts), predicates, excludedIds)
}

/** The predicates that bitmaps do not decide. */
export function withoutBitmapPredicates(predicates: readonly Predicate[]): Predicate[] {
  return predicates.filter((predicate) => !hasBitmap(predicate))
}

/** Removes the rows that do not meet all predicates, and the excluded ones, from a list. */
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

const SAMPLE_SIZE = 256
const sampleRows = new Int32Array(SAMPLE_SIZE)

/** The predicates, those that fewest rows of a sample meet first, so that the later ones have few rows to check. */
export function sortBySelectivity(
  store: ColumnStore,
  predicates: readonly Predicate[],
  found: RowIds,
): Predicate[] {
  return predicates
    .map((predicate) => ({ predicate, selectivity: estimateSelectivity(store, [predicate], found) }))
    .sort((one, other) => one.selectivity - other.selectivity)
    .map(({ predicate }) => predicate)
}

/**
 * The share of rows that meet all predicates, estimated from a sample.
 *
 * @returns 0 to 1
 */
export function estimateSelectivity(
  store: ColumnStore,
  predicates: readonly Predicate[],
  { rowIds, count }: RowIds,
): number {
  const step = Math.max(1, Math.floor(count / SAMPLE_SIZE))
  const size = Math.min(count, SAMPLE_SIZE)
  const sample = { rowIds: sampleRows, count: size }
  for (let at = 0; at < size; at += 1) sampleRows[at] = rowIds[at * step] as number
  for (const predicate of predicates) applyPredicate(store, predicate, sample)
  return sample.count / Math.max(size, 1)
}

let countScratch = new Int32Array(1_024)

/** How many rows of a list meet all predicates; the list stays as it is. */
export function countMatching(store: ColumnStore, found: RowIds, predicates: readonly Predicate[]): number {
  if (countScratch.length < found.count) countScratch = new Int32Array(found.count * 2)
  countScratch.set(found.rowIds.subarray(0, found.count))
  const copy = { rowIds: countScratch, count: found.count }
  for (const predicate of predicates) applyPredicate(store, predicate, copy)
  return copy.count
}
