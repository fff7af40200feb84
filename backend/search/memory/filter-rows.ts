import type { RoaringBitmap32 } from 'roaring-wasm'
import { findCandidates, omitBitmapPredicates } from './candidates'
import type { ColumnStore } from './column-store'
import { applyPredicate, intersectWhere } from './intersect-rows'
import type { Predicate } from './predicates'
import { concatRowIds, type RowIds, toBitmap, toRowIds } from './row-ids'

/** Finds the matching rows. The row ids are valid until the next search. */
export function findMatching(
  store: ColumnStore,
  predicates: readonly Predicate[],
  excludedIds: readonly number[],
): RowIds {
  const candidates = findCandidates(store, predicates, excludedIds)
  const found = toRowIds(candidates)
  candidates.dispose()
  return applyAll(store, found, omitBitmapPredicates(predicates))
}

export function countMatching(
  store: ColumnStore,
  predicates: readonly Predicate[],
  excludedIds: readonly number[],
): number {
  const candidates = findCandidates(store, predicates, excludedIds)
  const count = countIn(store, candidates, omitBitmapPredicates(predicates))
  candidates.dispose()
  return count
}

export function countIn(
  store: ColumnStore,
  bitmap: RoaringBitmap32,
  predicates: readonly Predicate[],
): number {
  return predicates.length === 0 ? bitmap.size : applyAll(store, toRowIds(bitmap), predicates).count
}

export function intersectMatching(
  store: ColumnStore,
  bitmap: RoaringBitmap32,
  predicates: readonly Predicate[],
) {
  if (predicates.length === 0) return
  const matching = toBitmap(applyAll(store, toRowIds(bitmap), predicates))
  bitmap.andInPlace(matching)
  matching.dispose()
}

/** Finds the matching rows among some. The row ids are valid until the next search. */
export function findMatchingAmong(
  store: ColumnStore,
  parts: readonly RowIds[],
  predicates: readonly Predicate[],
  excludedIds: readonly number[],
): RowIds {
  const found = applyAll(store, concatRowIds(parts), predicates)
  const ids = new Set(excludedIds)
  if (ids.size > 0) intersectWhere(found, (rowId) => !ids.has(rowId + store.firstId))
  return found
}

export function applyAll(store: ColumnStore, found: RowIds, predicates: readonly Predicate[]): RowIds {
  for (const predicate of sortBySelectivity(store, predicates, found)) applyPredicate(store, predicate, found)
  return found
}

const SAMPLE_SIZE = 256
const sampleRows = new Int32Array(SAMPLE_SIZE)

/** Sorts predicates by selectivity in a sample, so that later ones check few rows. */
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

/** Estimates the selectivity from a sample, 0 to 1. */
function estimateSelectivity(
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

export function estimateSelectivityIn(
  store: ColumnStore,
  bitmap: RoaringBitmap32,
  predicates: readonly Predicate[],
): number {
  const count = Math.min(SAMPLE_SIZE, bitmap.size)
  const rankStep = bitmap.size / Math.max(count, 1)
  const rowIds = Int32Array.from({ length: count }, (_, at) => bitmap.select(Math.floor(at * rankStep)))
  return estimateSelectivity(store, predicates, { rowIds, count })
}
