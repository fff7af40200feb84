import { RoaringBitmap32 } from 'roaring-wasm'
import type { Column, ColumnReader } from './columns'
import type { FieldName } from './fields'
import type { Predicate, RangePredicate } from './predicates'

export const RANGE_BITMAP_FIELDS = ['price_gel', 'price_usd', 'area_m2'] as const satisfies FieldName[]
const rangeBitmapFields: ReadonlySet<string> = new Set(RANGE_BITMAP_FIELDS)

type NarrowedPredicate = RangePredicate & { field: (typeof RANGE_BITMAP_FIELDS)[number] }

/** Of a million rows some thirty thousand lie between two thresholds. */
const MAX_THRESHOLDS = 31
/** As many rows as lie between two thresholds. */
const MAX_CHANGED_SHARE = 1 / 32
const SAMPLE_SIZE = 4_096

type FieldBitmaps = { thresholds: readonly number[]; below: readonly RoaringBitmap32[] }

export function hasRangeBitmaps(predicate: Predicate): predicate is NarrowedPredicate {
  return predicate.by === 'range' && rangeBitmapFields.has(predicate.field)
}

/** Built on first use; built again once comparing the changed rows costs more than building. */
export class RangeBitmaps {
  readonly #columns: ColumnReader
  readonly #publicRows: RoaringBitmap32
  readonly #byField = new Map<FieldName, FieldBitmaps>()
  readonly #changedRows = new RoaringBitmap32()

  constructor(columns: ColumnReader, publicRows: RoaringBitmap32) {
    this.#columns = columns
    this.#publicRows = publicRows
  }

  /** Removes rows surely out of range; the others remain to be compared. */
  narrow(candidates: RoaringBitmap32, ranges: readonly NarrowedPredicate[]) {
    if (ranges.length === 0) return
    const changed = RoaringBitmap32.and(candidates, this.#changedRows)
    for (const { field, from, to } of ranges) {
      const { thresholds, below } = this.#get(field)
      const inside = below[countThresholdsUpTo(thresholds, to)]
      const outside = below[countThresholdsUpTo(thresholds, from) - 1]
      if (inside) candidates.andInPlace(inside)
      if (outside) candidates.andNotInPlace(outside)
    }
    candidates.orInPlace(changed)
    changed.dispose()
  }

  markChanged(rowIds: Int32Array) {
    if (this.#byField.size === 0) return
    this.#changedRows.addMany(rowIds)
    if (this.#changedRows.size > this.#publicRows.size * MAX_CHANGED_SHARE) this.#clear()
  }

  #clear() {
    for (const { below } of this.#byField.values()) for (const bitmap of below) bitmap.dispose()
    this.#byField.clear()
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
      below.push(bitmap.addMany(Uint32Array.from(rows)))
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
