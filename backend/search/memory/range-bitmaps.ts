import { LRUCache } from 'lru-cache'
import { RoaringBitmap32 } from 'roaring-wasm'
import type { Column, ColumnReader } from './columns'
import type { FieldName } from './fields'
import { keepRange } from './keep-ranges'
import type { Predicate, RangePredicate } from './predicates'
import { toBitmap, toRowIds } from './row-ids'

export const RANGE_BITMAP_FIELDS = [
  'price_gel',
  'price_usd',
  'area_m2',
  'created_at',
] as const satisfies FieldName[]
const rangeBitmapFields: ReadonlySet<string> = new Set(RANGE_BITMAP_FIELDS)

type BitmapRange = RangePredicate & { field: (typeof RANGE_BITMAP_FIELDS)[number] }

/** Of a million rows some thirty thousand lie between two thresholds. */
const MAX_THRESHOLDS = 31
/** As many rows as lie between two thresholds. */
const MAX_CHANGED_SHARE = 1 / 32
const SAMPLE_SIZE = 4_096
/** A page of results asks for each of its ranges several times, and every page for what is newest. */
const MAX_CACHED_RANGES = 16

/** `below[i]` are the rows below `thresholds[i]`. */
type FieldBitmaps = { thresholds: readonly number[]; below: readonly RoaringBitmap32[] }

export function hasRangeBitmaps(predicate: Predicate): predicate is BitmapRange {
  return predicate.by === 'range' && rangeBitmapFields.has(predicate.field)
}

/** Built on first use; built again once comparing the changed rows costs more than building. */
export class RangeBitmaps {
  readonly #columns: ColumnReader
  readonly #publicRows: RoaringBitmap32
  readonly #byField = new Map<FieldName, FieldBitmaps>()
  readonly #changedRows = new RoaringBitmap32()
  /** Rows in a range, right for those that have not changed since `#byField` was built. */
  readonly #byRange = new LRUCache<string, RoaringBitmap32>({
    max: MAX_CACHED_RANGES,
    dispose: (rows) => rows.dispose(),
  })

  constructor(columns: ColumnReader, publicRows: RoaringBitmap32) {
    this.#columns = columns
    this.#publicRows = publicRows
  }

  /** Leaves the rows in the ranges. */
  keep(candidates: RoaringBitmap32, ranges: readonly BitmapRange[]) {
    if (ranges.length === 0) return
    const changed = RoaringBitmap32.and(candidates, this.#changedRows)
    candidates.andNotInPlace(changed)
    for (const range of ranges) {
      candidates.andInPlace(this.#getInRange(range))
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

  #getInRange(range: BitmapRange): RoaringBitmap32 {
    const key = `${range.field} ${range.from} ${range.to}`
    const found = this.#byRange.get(key) ?? this.#findInRange(range)
    this.#byRange.set(key, found)
    return found
  }

  /** Compares only the rows as near to an end as the next threshold. */
  #findInRange(range: BitmapRange): RoaringBitmap32 {
    const { thresholds, below } = this.#get(range.field)
    const [first, last] = [range.from, range.to].map((end) => countThresholdsUpTo(thresholds, end)) as [
      number,
      number,
    ]
    // Rows between the two thresholds around an end may be in the range, rows between those within it are.
    const possible = this.#publicRows.clone()
    removeFrom(possible, below[first - 1])
    keepIn(possible, below[last])
    const found = possible.clone()
    if (last === 0 || !below[first]) found.clear()
    removeFrom(found, below[first])
    keepIn(found, below[last - 1])
    possible.andNotInPlace(found)
    this.#compare(possible, range)
    found.orInPlace(possible)
    possible.dispose()
    return found
  }

  #compare(rows: RoaringBitmap32, range: BitmapRange) {
    if (rows.isEmpty()) return
    const found = toRowIds(rows)
    keepRange(found, this.#columns.column(range.field), range)
    const kept = toBitmap(found)
    rows.andInPlace(kept)
    kept.dispose()
  }

  #clear() {
    for (const { below } of this.#byField.values()) for (const bitmap of below) bitmap.dispose()
    this.#byField.clear()
    this.#byRange.clear()
    this.#changedRows.clear()
  }

  #get(field: FieldName): FieldBitmaps {
    const bitmaps = this.#byField.get(field) ?? this.#build(this.#columns.column(field))
    this.#byField.set(field, bitmaps)
    return bitmaps
  }

  #build(column: Column): FieldBitmaps {
    const rowIds = this.#publicRows.toUint32Array()
    const thresholds = toThresholds(rowIds, column)
    const rowsBetween = Array.from(thresholds, (): number[] => [])
    for (const rowId of rowIds)
      rowsBetween[countThresholdsUpTo(thresholds, column[rowId] as number)]?.push(rowId)
    const below: RoaringBitmap32[] = []
    for (const rows of rowsBetween) {
      const bitmap = below.at(-1)?.clone() ?? new RoaringBitmap32()
      bitmap.addMany(Uint32Array.from(rows))
      below.push(bitmap)
    }
    return { thresholds, below }
  }
}

/** Quantiles of a sample. */
function toThresholds(rowIds: Uint32Array, column: Column): number[] {
  const step = Math.max(1, Math.floor(rowIds.length / SAMPLE_SIZE))
  const sample = rowIds.filter((_, at) => at % step === 0)
  const sorted = Float64Array.from(sample, (rowId) => column[rowId] as number).sort()
  const thresholds = Array.from(
    { length: MAX_THRESHOLDS },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / (MAX_THRESHOLDS + 1))],
  )
  return [...new Set(thresholds)].filter((value) => value !== undefined)
}

function keepIn(rows: RoaringBitmap32, others: RoaringBitmap32 | undefined) {
  if (others) rows.andInPlace(others)
}

function removeFrom(rows: RoaringBitmap32, others: RoaringBitmap32 | undefined) {
  if (others) rows.andNotInPlace(others)
}

/** All of them for NaN. */
function countThresholdsUpTo(thresholds: readonly number[], value: number): number {
  let [from, to] = [0, thresholds.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (value < (thresholds[middle] as number)) to = middle
    else from = middle + 1
  }
  return from
}
