import { RoaringBitmap32 } from 'roaring-wasm'
import type { ColumnStore } from './column-store'
import type { BitmapField } from './fields'
import { type RowIds, toRowIds } from './row-ids'

/** Cost of intersecting two bitmaps: reading one row in this many of the store. */
const ROWS_PER_INTERSECTION = 100

/**
 * Counts rows by their ids in each field. Reads the columns of the rows or of all others, or intersects with bitmaps,
 * whichever is less work.
 */
export function countByValue<Field extends BitmapField>(
  store: ColumnStore,
  rows: RoaringBitmap32,
  fields: readonly Field[],
): [Field, Record<number, number>][] {
  const { publicRows } = store.valueBitmaps
  const others = RoaringBitmap32.andNot(publicRows, rows)
  const areOthersFewer = others.size < rows.size
  const fewer = areOthersFewer ? others : rows
  let read: RowIds | undefined
  const counted = fields.map((field): [Field, Record<number, number>] => {
    const byValue = store.valueBitmaps.getByValue(field)
    if (fewer.size * ROWS_PER_INTERSECTION >= byValue.size * publicRows.size)
      return [field, toCountsById(countByIntersection(store, rows, field))]
    read ??= toRowIds(fewer)
    const counts = countInColumn(store, read, field)
    if (areOthersFewer)
      for (const [value, bitmap] of byValue) counts[value] = bitmap.size - (counts[value] as number)
    return [field, toCountsById(counts)]
  })
  others.dispose()
  return counted
}

function countByIntersection(store: ColumnStore, rows: RoaringBitmap32, field: BitmapField): Int32Array {
  const counts = new Int32Array(store.maxValue(field) + 1)
  for (const [value, bitmap] of store.valueBitmaps.getByValue(field))
    counts[value] = rows.andCardinality(bitmap)
  return counts
}

function countInColumn(store: ColumnStore, { rowIds, count }: RowIds, field: BitmapField): Int32Array {
  const counts = new Int32Array(store.maxValue(field) + 1)
  const column = store.column(field)
  for (let at = 0; at < count; at += 1) (counts[column[rowIds[at] as number] as number] as number) += 1
  return counts
}

/** Id 0 marks rows without an id. */
function toCountsById(counts: ArrayLike<number>): Record<number, number> {
  const byId: Record<number, number> = {}
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) byId[id] = counts[id] as number
  return byId
}
