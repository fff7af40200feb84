import { RoaringBitmap32 } from 'roaring-wasm'
import type { ColumnStore } from './column-store'
import type { Predicate } from './predicates'
import { hasRangeBitmaps } from './range-bitmaps'
import { hasBitmaps } from './value-bitmaps'

/** Decides lists of ids, and ranges of prices and areas, by bitmaps; the caller disposes of the bitmap. */
export function findCandidates(
  store: ColumnStore,
  predicates: readonly Predicate[],
  excludedIds: readonly number[] = [],
): RoaringBitmap32 {
  const unions = predicates.filter(hasBitmaps).map((predicate) => store.valueBitmaps.list(predicate))
  const candidates = store.valueBitmaps.publicRows.clone()
  for (const bitmaps of unions.sort((one, other) => countRows(one) - countRows(other)))
    intersectWithUnion(candidates, bitmaps)
  store.rangeBitmaps.keep(candidates, predicates.filter(hasRangeBitmaps))
  for (const id of excludedIds) candidates.delete(id - store.firstId)
  return candidates
}

export function countCandidates(store: ColumnStore, predicates: readonly Predicate[]): number {
  const candidates = findCandidates(store, predicates)
  const { size } = candidates
  candidates.dispose()
  return size
}

function countRows(bitmaps: readonly RoaringBitmap32[]): number {
  return bitmaps.reduce((sum, { size }) => sum + size, 0)
}

function intersectWithUnion(candidates: RoaringBitmap32, bitmaps: readonly RoaringBitmap32[]) {
  const [first, second] = bitmaps
  if (!first) candidates.clear()
  else if (!second) candidates.andInPlace(first)
  else {
    const union = RoaringBitmap32.orMany(bitmaps)
    candidates.andInPlace(union)
    union.dispose()
  }
}
