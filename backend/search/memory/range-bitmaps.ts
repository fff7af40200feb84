import type { Column, ColumnReader } from './columns'
import type { FieldName } from './fields'
import type { Predicate } from './predicates'
import { type Bitmap, setBit } from './typed-arrays'

const RANGE_BITMAP_FIELDS = ['price_gel', 'price_usd', 'area_m2'] as const satisfies FieldName[]
const RANGE_BITMAP_FIELD_NAMES: ReadonlySet<string> = new Set(RANGE_BITMAP_FIELDS)

type RangePredicate = Extract<Predicate, { by: 'range' }> & { field: (typeof RANGE_BITMAP_FIELDS)[number] }

/** Of a million rows some thirty thousand lie between two thresholds, and the bitmaps of a field take 4 MB. */
const MAX_THRESHOLDS = 31
/** Values that thresholds are chosen from. */
const SAMPLE_SIZE = 4_096

/** Thresholds in ascending order. `below` is one longer at each end: no row, the rows below each threshold, every row. */
type FieldBitmaps = { thresholds: readonly number[]; below: readonly Bitmap[] }

/** All rows of a range are in `inside` and none in `outside`; rows in neither are to be compared. */
type RangeBounds = { inside: Bitmap; outside: Bitmap }

/** Whether range bitmaps narrow a predicate. */
export function hasRangeBitmaps(predicate: Predicate): predicate is RangePredicate {
  return predicate.by === 'range' && RANGE_BITMAP_FIELD_NAMES.has(predicate.field)
}

/** For each field bitmaps of the rows below some thresholds: built on first use, then updated with the columns. */
export class RangeBitmaps {
  readonly #columns: ColumnReader
  readonly #byField = new Map<FieldName, FieldBitmaps>()

  constructor(columns: ColumnReader) {
    this.#columns = columns
  }

  getBounds({ field, from, to }: RangePredicate): RangeBounds {
    const { thresholds, below } = this.#get(field)
    return {
      inside: below[countThresholdsUpTo(thresholds, to) + 1] as Bitmap,
      outside: below[countThresholdsUpTo(thresholds, from)] as Bitmap,
    }
  }

  /** To be called when the columns have grown; bitmaps are built again on demand. */
  clear() {
    this.#byField.clear()
  }

  /** To be called after rows were added or changed. */
  update(rowIds: Iterable<number>) {
    for (const rowId of rowIds)
      for (const [field, { thresholds, below }] of this.#byField) {
        const passed = countThresholdsUpTo(thresholds, this.#columns.column(field)[rowId] as number)
        for (let index = 0; index < thresholds.length; index += 1)
          setBit(below[index + 1] as Bitmap, rowId, index >= passed)
      }
  }

  #get(field: FieldName): FieldBitmaps {
    const bitmaps = this.#byField.get(field) ?? this.#build(this.#columns.column(field))
    this.#byField.set(field, bitmaps)
    return bitmaps
  }

  #build(column: Column): FieldBitmaps {
    const thresholds = toThresholds(this.#sample(column))
    const length = Math.ceil(column.length / 32)
    const below = Array.from({ length: thresholds.length + 2 }, (): Bitmap => new Int32Array(length))
    for (let rowId = 0; rowId < column.length; rowId += 1)
      setBit(below[countThresholdsUpTo(thresholds, column[rowId] as number) + 1] as Bitmap, rowId, true)
    for (let index = 1; index <= thresholds.length; index += 1)
      unionInto(below[index] as Bitmap, below[index - 1] as Bitmap)
    below.at(-1)?.fill(-1)
    return { thresholds, below }
  }

  #sample(column: Column): number[] {
    const step = Math.max(1, Math.floor(column.length / SAMPLE_SIZE))
    const values: number[] = []
    for (let rowId = 0; rowId < column.length; rowId += step)
      if (this.#columns.isPublic(rowId)) values.push(column[rowId] as number)
    return values
  }
}

/** Quantiles of the values. */
function toThresholds(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other)
  const thresholds = Array.from(
    { length: MAX_THRESHOLDS },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / (MAX_THRESHOLDS + 1))],
  )
  return [...new Set(thresholds)].filter((value) => value !== undefined)
}

/** How many thresholds are not above a value; all of them for NaN. */
function countThresholdsUpTo(thresholds: readonly number[], value: number): number {
  let [from, to] = [0, thresholds.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (value < (thresholds[middle] as number)) to = middle
    else from = middle + 1
  }
  return from
}

function unionInto(bitmap: Bitmap, other: Bitmap) {
  for (let at = 0; at < bitmap.length; at += 1) (bitmap[at] as number) |= other[at] as number
}
