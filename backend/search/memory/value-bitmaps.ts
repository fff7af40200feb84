import { RoaringBitmap32 } from 'roaring-wasm'
import { finish } from '~backend/platform/in-slices'
import type { Column, ColumnReader } from './columns'
import { BITMAP_FIELDS, type BitmapField, NEAR_STATION_FIELDS } from './fields'
import { listNearStationValues } from './near-stations'
import type { IdsPredicate, NearStationsPredicate, Predicate } from './predicates'
import { listParts } from './row-ids'

export type ValuePredicate = (IdsPredicate & { field: BitmapField }) | NearStationsPredicate
type BitmapsByValue = ReadonlyMap<number, RoaringBitmap32>

const bitmapFields: ReadonlySet<string> = new Set(BITMAP_FIELDS)

export function hasValueBitmaps(predicate: Predicate): predicate is ValuePredicate {
  return predicate.by === 'near_stations' || (predicate.by === 'ids' && bitmapFields.has(predicate.field))
}

/** Bitmaps of low-cardinality columns. Built in advance or on first use, then updated with the columns. */
export class ValueBitmaps {
  readonly publicRows = new RoaringBitmap32()
  readonly #columns: ColumnReader
  readonly #byField = new Map<BitmapField, Map<number, RoaringBitmap32>>()

  constructor(columns: ColumnReader) {
    this.#columns = columns
  }

  getByValue(field: BitmapField): BitmapsByValue {
    return this.#byField.get(field) ?? finish(this.#build(field))
  }

  /** Builds all bitmaps. No row may change between its steps. */
  *prepare(): Generator<undefined, void, undefined> {
    for (const field of BITMAP_FIELDS) if (!this.#byField.has(field)) yield* this.#build(field)
  }

  /** Lists bitmaps whose union is the rows that meet a predicate; those of a single column are disjoint. */
  list(predicate: ValuePredicate): RoaringBitmap32[] {
    if (predicate.by === 'ids') return this.#listOfField(predicate.field, predicate.ids)
    const values = listNearStationValues(predicate)
    return NEAR_STATION_FIELDS.flatMap((field) => this.#listOfField(field, values))
  }

  #listOfField(field: BitmapField, ids: readonly number[]): RoaringBitmap32[] {
    const byValue = this.getByValue(field)
    return [...new Set(ids)].flatMap((id) => byValue.get(id) ?? [])
  }

  /** Updates rows. Must be called before the columns have the new values. */
  put(rowIds: Int32Array, values: Readonly<Record<BitmapField, Column>>) {
    for (const [field, byValue] of this.#byField) {
      const [oldColumn, newValues] = [this.#columns.column(field), values[field]]
      for (const [at, rowId] of rowIds.entries()) {
        const value = newValues[at] as number
        const oldValue = this.#columns.isPublic(rowId) ? oldColumn[rowId] : undefined
        if (value === oldValue) continue
        if (oldValue !== undefined) byValue.get(oldValue)?.remove(rowId)
        const bitmap = byValue.get(value) ?? new RoaringBitmap32()
        bitmap.add(rowId)
        byValue.set(value, bitmap)
      }
    }
    this.publicRows.addMany(rowIds)
  }

  /** Removes a row. Must be called before the columns lose it. */
  remove(rowId: number) {
    this.publicRows.remove(rowId)
    for (const [field, byValue] of this.#byField)
      byValue.get(this.#columns.column(field)[rowId] as number)?.remove(rowId)
  }

  *#build(field: BitmapField): Generator<undefined, BitmapsByValue, undefined> {
    const byValue = new Map<number, RoaringBitmap32>()
    for (const some of listParts(this.publicRows.toUint32Array())) {
      const groups = groupByValue(some, this.#columns.column(field), this.#columns.maxValue(field))
      for (const [value, rowIds] of groups) {
        const bitmap = byValue.get(value) ?? new RoaringBitmap32()
        bitmap.addMany(rowIds)
        byValue.set(value, bitmap)
      }
      yield
    }
    this.#byField.set(field, byValue)
    return byValue
  }
}

/** Groups row ids by value, in unchanged order. */
function groupByValue(rowIds: Uint32Array, column: Column, maxValue: number): Map<number, Uint32Array> {
  const ends = new Uint32Array(maxValue + 2)
  for (const rowId of rowIds) (ends[(column[rowId] as number) + 1] as number) += 1
  for (let value = 0; value <= maxValue; value += 1) (ends[value + 1] as number) += ends[value] as number
  const sorted = new Uint32Array(rowIds.length)
  for (const rowId of rowIds) sorted[(ends[column[rowId] as number] as number)++] = rowId
  // `ends` now has the end of each value's rows.
  const groups = new Map<number, Uint32Array>()
  let start = 0
  for (let value = 0; value <= maxValue; value += 1) {
    const end = ends[value] as number
    if (end > start) groups.set(value, sorted.subarray(start, end))
    start = end
  }
  return groups
}
