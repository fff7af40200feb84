import { LRUCache } from 'lru-cache'
import { RoaringBitmap32 } from 'roaring-wasm'
import { finish } from '~backend/platform/in-slices'
import type { ColumnReader } from './columns'
import type { FieldName } from './fields'
import { intersectRange, type RangeEnd } from './intersect-ranges'
import type { Predicate, RangePredicate } from './predicates'
import { toBitmap, toRowIds } from './row-ids'
import { RowsByValue } from './rows-by-value'

export const RANGE_BITMAP_FIELDS = [
  'price_gel',
  'price_usd',
  'area_m2',
  'created_at',
  'reduced_at',
] as const satisfies FieldName[]
const rangeBitmapFields: ReadonlySet<string> = new Set(RANGE_BITMAP_FIELDS)

type BitmapRange = RangePredicate & { field: (typeof RANGE_BITMAP_FIELDS)[number] }

/** Maximum share of changed rows, which every search compares; beyond it, rebuilding is cheaper. */
const MAX_CHANGED_SHARE = 1 / 32
/**
 * Maximum number of cached ends. A page uses each of its ranges several times, and every page counts the
 * newest.
 */
const MAX_CACHED_ENDS = 24

export function hasRangeBitmaps(predicate: Predicate): predicate is BitmapRange {
  return predicate.by === 'range' && rangeBitmapFields.has(predicate.field)
}

/**
 * Range bitmaps, built in advance or on first use, and rebuilt once comparing the changed rows costs more.
 */
export class RangeBitmaps {
  readonly #columns: ColumnReader
  readonly #publicRows: RoaringBitmap32
  readonly #byField = new Map<FieldName, RowsByValue>()
  readonly #changedRows = new RoaringBitmap32()
  /** Rows below an end, correct for rows unchanged since `#byField` was built. */
  readonly #byEnd = new LRUCache<string, RoaringBitmap32>({
    max: MAX_CACHED_ENDS,
    dispose: (rows) => rows.dispose(),
  })

  constructor(columns: ColumnReader, publicRows: RoaringBitmap32) {
    this.#columns = columns
    this.#publicRows = publicRows
  }

  /** Builds all bitmaps. No row may change between its steps. */
  *prepare(): Generator<undefined, void, undefined> {
    for (const field of RANGE_BITMAP_FIELDS) yield* this.#make(field)
  }

  /** Keeps the rows in the ranges. */
  intersect(candidates: RoaringBitmap32, ranges: readonly BitmapRange[]) {
    if (ranges.length === 0) return
    const changed = RoaringBitmap32.and(candidates, this.#changedRows)
    candidates.andNotInPlace(changed)
    for (const range of ranges) {
      candidates.andInPlace(this.#getBelow(range.field, { value: range.to, isIncluded: true }))
      candidates.andNotInPlace(this.#getBelow(range.field, { value: range.from, isIncluded: false }))
      this.#compare(changed, range)
    }
    candidates.orInPlace(changed)
    changed.dispose()
  }

  markChanged(rowIds: Int32Array) {
    if (this.#byField.size === 0) return
    this.#changedRows.addMany(rowIds)
    if (this.#changedRows.size > this.#publicRows.size * MAX_CHANGED_SHARE) this.#clear()
  }

  #getBelow(field: FieldName, end: RangeEnd): RoaringBitmap32 {
    const key = `${field} ${end.value} ${end.isIncluded}`
    const known = this.#byEnd.get(key)
    if (known) return known
    const below = new RoaringBitmap32()
    this.#getRowsByValue(field).addBelow(below, end)
    this.#byEnd.set(key, below)
    return below
  }

  #getRowsByValue(field: FieldName): RowsByValue {
    return finish(this.#make(field))
  }

  *#make(field: FieldName): Generator<undefined, RowsByValue, undefined> {
    const known = this.#byField.get(field)
    if (known) return known
    const made = yield* RowsByValue.make(this.#publicRows.toUint32Array(), () => this.#columns.column(field))
    this.#byField.set(field, made)
    return made
  }

  #compare(rows: RoaringBitmap32, range: BitmapRange) {
    if (rows.isEmpty()) return
    const found = toRowIds(rows)
    intersectRange(found, this.#columns.column(range.field), range)
    const kept = toBitmap(found)
    rows.andInPlace(kept)
    kept.dispose()
  }

  #clear() {
    for (const rows of this.#byField.values()) rows.dispose()
    this.#byField.clear()
    this.#byEnd.clear()
    this.#changedRows.clear()
  }
}
