import { RoaringBitmap32 } from 'roaring-wasm'
import type { Column } from './columns'
import { intersectBelow, type RangeEnd } from './intersect-ranges'
import { listParts, toBitmap, toRowIds } from './row-ids'

/**
 * Maximum number of thresholds, each with a bitmap of the rows below. A million rows have some sixty thousand
 * between two.
 */
const MAX_THRESHOLDS = 15
/**
 * Maximum number of inner thresholds, built around ends of ranges; some two thousand rows are between two.
 */
const MAX_INNER_THRESHOLDS = 31
/** Maximum number of rows compared one by one. */
const MAX_COMPARED_ROWS = 2_048
const SAMPLE_SIZE = 4_096

/** Rows by quantiles of their values, correct for rows that have not changed since it was built. */
export class RowsByValue {
  readonly #getColumn: () => Column
  readonly #thresholds: readonly number[]
  /** `#below[i]` are the rows below `#thresholds[i]`; the last one has all. */
  readonly #below: readonly RoaringBitmap32[]
  readonly #between: (RowsBetween | undefined)[] = []

  private constructor(rowIds: Uint32Array, getColumn: () => Column) {
    this.#getColumn = getColumn
    this.#thresholds = toThresholds(rowIds, getColumn(), MAX_THRESHOLDS)
    this.#below = Array.from({ length: this.#thresholds.length + 1 }, () => new RoaringBitmap32())
  }

  /**
   * Builds in steps, between which other work may run, but no row may change.
   * @param getColumn returns the current column, because growing columns are replaced
   */
  static *make(rowIds: Uint32Array, getColumn: () => Column): Generator<undefined, RowsByValue, undefined> {
    const made = new RowsByValue(rowIds, getColumn)
    yield
    for (const some of listParts(rowIds)) {
      for (const [at, part] of splitByValue(some, getColumn(), made.#thresholds).entries())
        made.#below[at]?.addMany(part)
      yield
    }
    for (const [at, rows] of made.#below.entries()) {
      const below = made.#below[at - 1]
      if (below) rows.orInPlace(below)
    }
    return made
  }

  /** Adds to `found` the rows below an end. */
  addBelow(found: RoaringBitmap32, end: RangeEnd) {
    const at = countThresholdsUpTo(this.#thresholds, end.value)
    const below = this.#below[at - 1]
    if (below) found.orInPlace(below)
    this.#getBetween(at).addBelow(found, end)
  }

  dispose() {
    for (const rows of this.#below) rows.dispose()
    for (const rows of this.#between) rows?.dispose()
  }

  #getBetween(at: number): RowsBetween {
    const known = this.#between[at]
    if (known) return known
    const rows = (this.#below[at] as RoaringBitmap32).clone()
    const below = this.#below[at - 1]
    if (below) rows.andNotInPlace(below)
    const between = new RowsBetween(rows.toUint32Array(), this.#getColumn)
    rows.dispose()
    this.#between[at] = between
    return between
  }
}

/** Stores disjoint parts; a bitmap of all rows below each threshold would take eight times the memory. */
class RowsBetween {
  readonly #getColumn: () => Column
  readonly #thresholds: readonly number[]
  /**
   * `#parts[i]` are the rows below `#thresholds[i]` and not in a part before; the last one has all others.
   */
  readonly #parts: readonly RoaringBitmap32[]

  constructor(rowIds: Uint32Array, getColumn: () => Column) {
    this.#getColumn = getColumn
    const isSplit = rowIds.length > MAX_COMPARED_ROWS
    this.#thresholds = isSplit ? toThresholds(rowIds, getColumn(), MAX_INNER_THRESHOLDS) : []
    this.#parts = splitByValue(rowIds, getColumn(), this.#thresholds).map((part) => new RoaringBitmap32(part))
  }

  addBelow(found: RoaringBitmap32, end: RangeEnd) {
    const at = countThresholdsUpTo(this.#thresholds, end.value)
    for (const part of this.#parts.slice(0, at)) found.orInPlace(part)
    if (!end.isIncluded && end.value === this.#thresholds[at - 1]) return
    const rows = toRowIds(this.#parts[at] as RoaringBitmap32)
    intersectBelow(rows, this.#getColumn(), end)
    const compared = toBitmap(rows)
    found.orInPlace(compared)
    compared.dispose()
  }

  dispose() {
    for (const rows of this.#parts) rows.dispose()
  }
}

/** Returns quantiles of a sample. */
function toThresholds(rowIds: Uint32Array, column: Column, max: number): number[] {
  const step = Math.max(1, Math.floor(rowIds.length / SAMPLE_SIZE))
  const sorted = new Float64Array(Math.ceil(rowIds.length / step))
    .map((_, at) => column[rowIds[at * step] as number] as number)
    .sort()
  const thresholds = Array.from(
    { length: max },
    (_, index) => sorted[Math.floor(((index + 1) * sorted.length) / (max + 1))],
  )
  return [...new Set(thresholds)].filter(
    (value): value is number => value !== undefined && !Number.isNaN(value),
  )
}

/** Splits rows by the thresholds; the last part has all above. */
function splitByValue(rowIds: Uint32Array, column: Column, thresholds: readonly number[]): Uint32Array[] {
  const partOf = new Uint8Array(rowIds.length)
  const starts = new Uint32Array(thresholds.length + 2)
  for (let at = 0; at < rowIds.length; at += 1) {
    const part = countThresholdsUpTo(thresholds, column[rowIds[at] as number] as number)
    partOf[at] = part
    ;(starts[part + 1] as number) += 1
  }
  for (let part = 0; part <= thresholds.length; part += 1)
    (starts[part + 1] as number) += starts[part] as number
  const ends = starts.slice()
  const sorted = new Uint32Array(rowIds.length)
  for (let at = 0; at < rowIds.length; at += 1)
    sorted[(ends[partOf[at] as number] as number)++] = rowIds[at] as number
  return Array.from({ length: thresholds.length + 1 }, (_, part) =>
    sorted.subarray(starts[part], starts[part + 1]),
  )
}

/** Counts thresholds up to the value; all of them for NaN. */
function countThresholdsUpTo(thresholds: readonly number[], value: number): number {
  let [from, to] = [0, thresholds.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (value < (thresholds[middle] as number)) to = middle
    else from = middle + 1
  }
  return from
}
