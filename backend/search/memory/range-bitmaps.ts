import { type Bitmap, setBit } from './bitmap'
import type { Column, ColumnStore } from './column-store'
import type { FieldName } from './fields'
import type { Predicate } from './predicates'

/** Of these visitors ask for ranges. */
const RANGE_BITMAP_FIELDS = ['price_gel', 'price_usd', 'area_m2'] as const satisfies FieldName[]
const RANGE_BITMAP_FIELD_NAMES: ReadonlySet<string> = new Set(RANGE_BITMAP_FIELDS)

/** A test of a range whose steps are kept. */
type RangePredicate = Extract<Predicate, { by: 'range' }> & { field: (typeof RANGE_BITMAP_FIELDS)[number] }

/** Of a million statements some thirty thousand are between two steps, and the steps of one field take 4 MB. */
const MAX_THRESHOLDS = 31
/** So many statements tell well enough where the steps should be. */
const SAMPLE_SIZE = 4_096

/** Some values, the lowest first; and which statements tell less than nothing, than each of the values, than anything. */
type FieldBitmaps = { thresholds: readonly number[]; below: readonly Bitmap[] }

/** All that meet a range are in the first, and none of them in the second. */
type RangeBounds = { inside: Bitmap; outside: Bitmap }

/** Whether steps tell about which statements meet a test. */
export function hasRangeBitmaps(predicate: Predicate): predicate is RangePredicate {
  return predicate.by === 'range' && RANGE_BITMAP_FIELD_NAMES.has(predicate.field)
}

/**
 * The statements below some values of a field: of those that a range may have, few are then left to be judged. Made when
 * a field is first asked for, then kept true.
 */
export class RangeBitmaps {
  readonly #store: ColumnStore
  readonly #byField = new Map<FieldName, FieldBitmaps>()

  constructor(table: ColumnStore) {
    this.#store = table
  }

  getBounds({ field, from, to }: RangePredicate): RangeBounds {
    const { thresholds: values, below } = this.#get(field)
    return {
      inside: below[countThresholdsUpTo(values, to) + 1] as Bitmap,
      outside: below[countThresholdsUpTo(values, from)] as Bitmap,
    }
  }

  /** Forgets all, as there is more room; what was kept is made anew when it is asked for. */
  clear() {
    this.#byField.clear()
  }

  /** Tells of statements that have come or changed. */
  update(rowIds: Iterable<number>) {
    for (const rowId of rowIds)
      for (const [field, { thresholds: values, below }] of this.#byField) {
        const passed = countThresholdsUpTo(values, this.#store.column(field)[rowId] as number)
        for (let step = 0; step < values.length; step += 1)
          setBit(below[step + 1] as Bitmap, rowId, step >= passed)
      }
  }

  #get(field: FieldName): FieldBitmaps {
    const kept = this.#byField.get(field) ?? this.#build(this.#store.column(field))
    this.#byField.set(field, kept)
    return kept
  }

  #build(column: Column): FieldBitmaps {
    const values = toThresholds(this.#sample(column))
    const { length } = this.#store.bitmapCache.publicRows
    const below = Array.from({ length: values.length + 2 }, (): Bitmap => new Int32Array(length))
    for (let rowId = 0; rowId < column.length; rowId += 1)
      setBit(below[countThresholdsUpTo(values, column[rowId] as number) + 1] as Bitmap, rowId, true)
    for (let step = 1; step <= values.length; step += 1)
      unionInto(below[step] as Bitmap, below[step - 1] as Bitmap)
    below.at(-1)?.fill(-1)
    return { thresholds: values, below }
  }

  #sample(column: Column): number[] {
    const every = Math.max(1, Math.floor(column.length / SAMPLE_SIZE))
    const values: number[] = []
    for (let rowId = 0; rowId < column.length; rowId += every)
      if (this.#store.isPublic(rowId)) values.push(column[rowId] as number)
    return values
  }
}

/** Values that part the given ones into about as many each. */
function toThresholds(values: readonly number[]): number[] {
  const sorted = [...values].sort((one, other) => one - other)
  const thresholds = Array.from(
    { length: MAX_THRESHOLDS },
    (_, step) => sorted[Math.floor(((step + 1) * sorted.length) / (MAX_THRESHOLDS + 1))],
  )
  return [...new Set(thresholds)].filter((value) => value !== undefined)
}

/** How many of sorted steps are not above a value; all, when it is no number. */
function countThresholdsUpTo(thresholds: readonly number[], value: number): number {
  let [from, to] = [0, thresholds.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (value < (thresholds[middle] as number)) to = middle
    else from = middle + 1
  }
  return from
}

function unionInto(bits: Bitmap, others: Bitmap) {
  for (let at = 0; at < bits.length; at += 1) (bits[at] as number) |= others[at] as number
}
