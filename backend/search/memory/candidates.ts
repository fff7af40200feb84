import { RoaringBitmap32 } from 'roaring-wasm'
import type { ColumnStore } from './column-store'
import type { FlagPredicate, Predicate } from './predicates'
import { hasRangeBitmaps } from './range-bitmaps'
import { hasValueBitmaps, type ValuePredicate } from './value-bitmaps'

/** Finds public rows that meet all predicates with bitmaps. The caller disposes of the bitmap. */
export function findCandidates(
  store: ColumnStore,
  predicates: readonly Predicate[],
  excludedIds: readonly number[] = [],
): RoaringBitmap32 {
  const candidates = store.valueBitmaps.publicRows.clone()
  intersectCandidates(store, candidates, predicates)
  for (const id of excludedIds) candidates.remove(id - store.firstId)
  return candidates
}

/** Intersects rows with all predicates that have bitmaps. */
export function intersectCandidates(
  store: ColumnStore,
  rows: RoaringBitmap32,
  predicates: readonly Predicate[],
) {
  const unions = predicates.filter(isUnionOfBitmaps).map((predicate) => listBitmaps(store, predicate))
  for (const bitmaps of unions.sort((one, other) => countRows(one) - countRows(other)))
    intersectWithUnion(rows, bitmaps)
  store.rangeBitmaps.intersect(rows, predicates.filter(hasRangeBitmaps))
}

/** Returns the predicates without bitmaps. */
export function omitBitmapPredicates(predicates: readonly Predicate[]): Predicate[] {
  return predicates.filter((predicate) => !isUnionOfBitmaps(predicate) && !hasRangeBitmaps(predicate))
}

function isUnionOfBitmaps(predicate: Predicate): predicate is ValuePredicate | FlagPredicate {
  return predicate.by === 'flag' || hasValueBitmaps(predicate)
}

/** Lists bitmaps whose union is the rows that meet a predicate. */
function listBitmaps(store: ColumnStore, predicate: ValuePredicate | FlagPredicate): RoaringBitmap32[] {
  return predicate.by === 'flag' ? [store.flagBitmaps.get(predicate.bit)] : store.valueBitmaps.list(predicate)
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
