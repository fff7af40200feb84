import type { RoaringBitmap32 } from 'roaring-wasm'
import type { ColumnReader } from './columns'
import type { BitmapField } from './fields'

/** Maximum number of cached sets; their bitmaps take 1 MB together at a million rows. */
const MAX_SETS = 8

/** Number of rows by value of a field. */
export type ValueCounts = Int32Array

/** Cached rows with their counts by field. */
export type CountedSet = { rows: RoaringBitmap32; byField: Map<BitmapField, ValueCounts> }

export type NearestSet = { set: CountedSet; different: number }

/**
 * Cache of the last searches' rows with their counts. A similar search counts only the difference.
 * A changed row is removed from every set, so that the counts stay correct.
 */
export class CountedRows {
  readonly #columns: ColumnReader
  /** Sets, last used first. */
  readonly #sets: CountedSet[] = []

  constructor(columns: ColumnReader) {
    this.#columns = columns
  }

  /** @returns the set with the smallest difference from the rows, if it is below `limit` */
  findNearest(rows: RoaringBitmap32, limit: number): NearestSet | undefined {
    const { size } = rows
    let nearest: NearestSet | undefined
    for (const set of this.#sets) {
      const fewest = nearest?.different ?? limit
      if (Math.abs(size - set.rows.size) >= fewest) continue
      const different = rows.xorCardinality(set.rows)
      if (different < fewest) nearest = { set, different }
    }
    if (nearest) this.#putFirst(nearest.set)
    return nearest
  }

  /** @param rows copied */
  add(rows: RoaringBitmap32, byField: CountedSet['byField']) {
    this.#putFirst({ rows: rows.clone(), byField })
    for (const { rows: last } of this.#sets.splice(MAX_SETS)) last.dispose()
  }

  /** Removes rows. Must be called before the columns have the new values. */
  forget(rowIds: Iterable<number>) {
    if (this.#sets.length === 0) return
    for (const rowId of rowIds)
      for (const { rows, byField } of this.#sets) {
        if (!rows.removeChecked(rowId)) continue
        for (const [field, counts] of byField)
          (counts[this.#columns.column(field)[rowId] as number] as number) -= 1
      }
  }

  #putFirst(set: CountedSet) {
    const at = this.#sets.indexOf(set)
    if (at >= 0) this.#sets.splice(at, 1)
    this.#sets.unshift(set)
  }
}
