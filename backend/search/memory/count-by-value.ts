import { RoaringBitmap32 } from 'roaring-wasm'
import type { ColumnStore } from './column-store'
import type { ValueCounts } from './counted-rows'
import type { BitmapField } from './fields'
import { toRowIds } from './row-ids'

/** Cost of intersecting two bitmaps: reading one row in this many of the store. */
const ROWS_PER_INTERSECTION = 100

/** Minimum number of rows for a cache lookup; fewer rows, or a single field, are read faster. */
const MIN_LARGE_ROWS = 16_384
const MIN_FIELDS = 3

/** Minimum difference from all cached sets for a new cache entry. */
const MIN_DIFFERENT_ROWS = 2_048

/**
 * Counts rows by their ids in each field.
 * Starts with no row, all rows or cached rows, and reads the columns of the difference; or intersects with
 * bitmaps. It chooses the cheapest way.
 */
export function countByValue<Field extends BitmapField>(
  store: ColumnStore,
  rows: RoaringBitmap32,
  fields: readonly Field[],
): [Field, Record<number, number>][] {
  const fewer = Math.min(rows.size, store.valueBitmaps.publicRows.size - rows.size)
  const isLarge = fewer > MIN_LARGE_ROWS && fields.length >= MIN_FIELDS
  const nearest = isLarge ? store.countedRows.findNearest(rows, fewer) : undefined
  const known = nearest?.set
  const isKnown = (field: Field) => known?.byField.has(field) ?? false
  const counts = countFrom(
    store,
    rows,
    fields.filter((field) => !isKnown(field)),
    fewer < rows.size ? startWithAll(store) : startWithNone(store),
  )
  if (known) {
    const knownFields = fields.filter(isKnown)
    for (const [field, ofField] of countFrom(store, rows, knownFields, startWith(store, known)))
      counts.set(field, ofField)
  }
  if (nearest?.different === 0) for (const [field, ofField] of counts) known?.byField.set(field, ofField)
  else if (isLarge && (nearest?.different ?? fewer) > MIN_DIFFERENT_ROWS) store.countedRows.add(rows, counts)
  return fields.map((field) => [field, toCountsById(counts.get(field) ?? [])])
}

type Start = {
  /** Rows with known counts; undefined for none. */
  rows?: RoaringBitmap32
  copyCounts(field: BitmapField): ValueCounts
}

function startWithNone(store: ColumnStore): Start {
  return { copyCounts: (field) => createCounts(store, field) }
}

function startWithAll(store: ColumnStore): Start {
  return {
    rows: store.valueBitmaps.publicRows,
    copyCounts(field) {
      const counts = createCounts(store, field)
      for (const [value, bitmap] of store.valueBitmaps.getByValue(field)) counts[value] = bitmap.size
      return counts
    },
  }
}

function startWith(
  store: ColumnStore,
  { rows, byField }: { rows: RoaringBitmap32; byField: ReadonlyMap<BitmapField, ValueCounts> },
): Start {
  return {
    rows,
    copyCounts(field) {
      const counts = createCounts(store, field)
      counts.set(byField.get(field) ?? [])
      return counts
    },
  }
}

function createCounts(store: ColumnStore, field: BitmapField): ValueCounts {
  return new Int32Array(store.maxValue(field) + 1)
}

function countFrom<Field extends BitmapField>(
  store: ColumnStore,
  rows: RoaringBitmap32,
  fields: readonly Field[],
  start: Start,
): Map<Field, ValueCounts> {
  const counts = new Map<Field, ValueCounts>()
  if (fields.length === 0) return counts
  const added = start.rows ? RoaringBitmap32.andNot(rows, start.rows) : rows.clone()
  const removed = start.rows ? RoaringBitmap32.andNot(start.rows, rows) : undefined
  const different = added.size + (removed?.size ?? 0)
  const read: [Field, ValueCounts][] = []
  for (const field of fields) {
    const values = store.valueBitmaps.getByValue(field).size
    const isReadSooner = different * ROWS_PER_INTERSECTION < values * store.valueBitmaps.publicRows.size
    const ofField = isReadSooner ? start.copyCounts(field) : countByIntersection(store, rows, field)
    counts.set(field, ofField)
    if (isReadSooner) read.push([field, ofField])
  }
  addCounts(store, added, read, 1)
  if (removed) addCounts(store, removed, read, -1)
  added.dispose()
  removed?.dispose()
  return counts
}

function countByIntersection(store: ColumnStore, rows: RoaringBitmap32, field: BitmapField): ValueCounts {
  const counts = createCounts(store, field)
  for (const [value, bitmap] of store.valueBitmaps.getByValue(field))
    counts[value] = rows.andCardinality(bitmap)
  return counts
}

function addCounts(
  store: ColumnStore,
  rows: RoaringBitmap32,
  fields: readonly [BitmapField, ValueCounts][],
  step: 1 | -1,
) {
  if (fields.length === 0 || rows.isEmpty()) return
  const { rowIds, count } = toRowIds(rows)
  for (const [field, counts] of fields) {
    const column = store.column(field)
    for (let at = 0; at < count; at += 1) (counts[column[rowIds[at] as number] as number] as number) += step
  }
}

/** Id 0 marks rows without an id. */
function toCountsById(counts: ArrayLike<number>): Record<number, number> {
  const byId: Record<number, number> = {}
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) byId[id] = counts[id] as number
  return byId
}
