import { RoaringBitmap32 } from 'roaring-wasm'
import type { Column, ColumnReader } from './columns'

/** Which public rows have a bit of the column `flags`. Built on first use, then updated with the column. */
export class FlagBitmaps {
  readonly #columns: ColumnReader
  readonly #publicRows: RoaringBitmap32
  readonly #byBit = new Map<number, RoaringBitmap32>()

  constructor(columns: ColumnReader, publicRows: RoaringBitmap32) {
    this.#columns = columns
    this.#publicRows = publicRows
  }

  get(bit: number): RoaringBitmap32 {
    const built = this.#byBit.get(bit) ?? this.#build(1 << bit)
    this.#byBit.set(bit, built)
    return built
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

  #build(mask: number): RoaringBitmap32 {
    const flags = this.#columns.column('flags')
    const rowIds = this.#publicRows.toUint32Array()
    return new RoaringBitmap32(rowIds.filter((rowId) => ((flags[rowId] as number) & mask) !== 0))
  }
}
