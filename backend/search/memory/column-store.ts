import { roaringLibraryInitialize } from 'roaring-wasm'
import { CellIndex } from './cell-index'
import { type Column, type ColumnReader, createColumn, widenColumn } from './columns'
import { CountedRows } from './counted-rows'
import { FIELD_NAMES, FIELDS, type FieldName } from './fields'
import { FlagBitmaps } from './flag-bitmaps'
import { RangeBitmaps } from './range-bitmaps'
import { TextIndex } from './text-index'
import { ValueBitmaps } from './value-bitmaps'

const MIN_SPARE_CAPACITY = 1_024

/**
 * Columns in memory. A row id is a statement id minus the lowest one; rows without a deal type are not
 * public.
 */
export class ColumnStore implements ColumnReader {
  readonly firstId: number
  readonly valueBitmaps = new ValueBitmaps(this)
  readonly flagBitmaps = new FlagBitmaps(this, this.valueBitmaps.publicRows)
  readonly rangeBitmaps = new RangeBitmaps(this, this.valueBitmaps.publicRows)
  readonly countedRows = new CountedRows(this)
  readonly cellIndex = new CellIndex()
  readonly textIndex = new TextIndex()
  #columns: Record<FieldName, Column>
  readonly #maxValues = new Map<FieldName, number>()

  /** @param lastId highest id expected soon, because growing columns are copied */
  static async create(firstId: number, lastId = firstId): Promise<ColumnStore> {
    await roaringLibraryInitialize()
    return new ColumnStore(firstId, lastId - firstId + MIN_SPARE_CAPACITY)
  }

  private constructor(firstId: number, capacity: number) {
    this.firstId = firstId
    this.#columns = createColumns(capacity)
  }

  column(name: FieldName): Column {
    return this.#columns[name]
  }

  maxValue(name: FieldName): number {
    return this.#maxValues.get(name) ?? 0
  }

  isPublic(rowId: number): boolean {
    return (this.#columns.deal_types[rowId] ?? 0) !== 0
  }

  /** Builds the bitmaps before the first search. No row may change between its steps. */
  *prepareBitmaps(): Generator<undefined, void, undefined> {
    yield* this.valueBitmaps.prepare()
    yield* this.flagBitmaps.prepare()
    yield* this.rangeBitmaps.prepare()
  }

  putRows(ids: Int32Array, values: Record<FieldName, Column>) {
    const rowIds = ids.map((id) => id - this.firstId)
    this.#grow(rowIds.reduce((max, rowId) => Math.max(max, rowId), 0) + 1)
    this.countedRows.forget(rowIds)
    this.valueBitmaps.put(rowIds, values)
    this.flagBitmaps.put(rowIds, values.flags)
    for (const rowId of rowIds) if (this.isPublic(rowId)) this.cellIndex.remove(rowId)
    for (const name of FIELD_NAMES) {
      const newValues = values[name]
      let max = this.maxValue(name)
      for (const value of newValues) if (value > max) max = value
      const column = widenColumn(this.#columns[name], max)
      for (let at = 0; at < rowIds.length; at += 1) column[rowIds[at] as number] = newValues[at] as number
      this.#columns[name] = column
      this.#maxValues.set(name, max)
    }
    for (const rowId of rowIds)
      this.cellIndex.add(rowId, this.#columns.lat[rowId] as number, this.#columns.lng[rowId] as number)
    this.rangeBitmaps.markChanged(rowIds)
  }

  remove(id: number) {
    const rowId = id - this.firstId
    if (!this.isPublic(rowId)) return
    this.cellIndex.remove(rowId)
    this.countedRows.forget([rowId])
    this.valueBitmaps.remove(rowId)
    this.flagBitmaps.remove(rowId)
    this.#columns.deal_types[rowId] = 0
  }

  #grow(size: number) {
    const { length } = this.#columns.deal_types
    if (size <= length) return
    const capacity = Math.ceil(Math.max(size, length * 1.5))
    for (const name of FIELD_NAMES) {
      const larger = widenColumn(createColumn(FIELDS[name], capacity), this.maxValue(name))
      larger.set(this.#columns[name])
      this.#columns[name] = larger
    }
  }
}

function createColumns(capacity: number): Record<FieldName, Column> {
  const columns = FIELD_NAMES.map((name) => [name, createColumn(FIELDS[name], capacity)])
  return Object.fromEntries(columns) as Record<FieldName, Column>
}
