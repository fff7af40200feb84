import { RoaringBitmap32 } from 'roaring-wasm'
import { finish } from '~backend/platform/in-slices'
import type { Column, ColumnReader } from './columns'
import { FLAGS } from './fields'
import { listParts } from './row-ids'

/**
 * Public rows by bit of the column `flags`. Built in advance or on first use, then updated with the column.
 */
export class FlagBitmaps {
  readonly #columns: ColumnReader
  readonly #publicRows: RoaringBitmap32
  readonly #byBit = new Map<number, RoaringBitmap32>()

  constructor(columns: ColumnReader, publicRows: RoaringBitmap32) {
    this.#columns = columns
    this.#publicRows = publicRows
  }

  get(bit: number): RoaringBitmap32 {
    return this.#byBit.get(bit) ?? finish(this.#build(bit))
  }

  /** Builds all bitmaps. No row may change between its steps. */
  *prepare(): Generator<undefined, void, undefined> {
    for (const bit of FLAGS.keys()) if (!this.#byBit.has(bit)) yield* this.#build(bit)
  }

  put(rowIds: Int32Array, newFlags: Column) {
    for (const [bit, rows] of this.#byBit) {
      for (const [at, rowId] of rowIds.entries()) {
        if (((newFlags[at] as number) & (1 << bit)) === 0) rows.remove(rowId)
        else rows.add(rowId)
      }
    }
  }

  remove(rowId: number) {
    for (const rows of this.#byBit.values()) rows.remove(rowId)
  }

  *#build(bit: number): Generator<undefined, RoaringBitmap32, undefined> {
    const flags = this.#columns.column('flags')
    const rows = new RoaringBitmap32()
    for (const some of listParts(this.#publicRows.toUint32Array())) {
      rows.addMany(some.filter((rowId) => ((flags[rowId] as number) & (1 << bit)) !== 0))
      yield
    }
    this.#byBit.set(bit, rows)
    return rows
  }
}
