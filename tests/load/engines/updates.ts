import { countCandidates } from '~backend/search/memory/candidates'
import { ColumnStore } from '~backend/search/memory/column-store'
import type { Column } from '~backend/search/memory/columns'
import { BITMAP_FIELDS, FIELD_NAMES, type FieldName } from '~backend/search/memory/fields'
import { RANGE_BITMAP_FIELDS } from '~backend/search/memory/range-bitmaps'
import { formatTable } from '../format-table'
import { percentile } from '../timing'

/** Numbers of statements changed between two searches. */
const UPDATE_SIZES = [1, 10, 100, 1_000]
const UPDATES = 50
const PRICE_FIELDS: readonly FieldName[] = ['price_gel', 'price_usd', 'last_updated']
/** The product's batch size. */
const BATCH_SIZE = 20_000

/** Times the loading of the column store and its indexes: all rows after a start, and changed rows. */
export async function formatUpdateTable(store: ColumnStore): Promise<string> {
  const ids = [...store.valueBitmaps.publicRows].map((rowId) => rowId + store.firstId)
  const updates = UPDATE_SIZES.filter((size) => size < ids.length).flatMap((size) =>
    Object.entries({ prices: PRICE_FIELDS, statements: FIELD_NAMES }).map(([what, fields]) => {
      const times = Array.from({ length: UPDATES }, (_, update) =>
        measureUpdate(store, pickIds(ids, size, update), fields),
      )
      return [`${size} ${what} changed`, percentile(times, 50).toFixed(2), percentile(times, 95).toFixed(2)]
    }),
  )
  const { fillMs, bitmapMs } = await measureFill(store, ids)
  return formatTable(
    ['column store, ms', 'p50', 'p95'],
    [
      [`${ids.length} statements put`, fillMs.toFixed(0)],
      ['all bitmaps built', bitmapMs.toFixed(0)],
      ...updates,
    ],
    37,
  )
}

async function measureFill(store: ColumnStore, ids: readonly number[]) {
  const copy = await ColumnStore.create(store.firstId)
  let fillMs = 0
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = Int32Array.from(ids.slice(from, from + BATCH_SIZE))
    const values = readValues(store, batch)
    fillMs += measure(() => copy.putRows(batch, values))
  }
  const bitmapMs = measure(() => {
    for (const field of BITMAP_FIELDS) copy.valueBitmaps.getByValue(field)
    for (const field of RANGE_BITMAP_FIELDS) countCandidates(copy, [{ by: 'range', field, from: 1, to: 2 }])
  })
  return { fillMs, bitmapMs }
}

/** Copies values between statements, as a refresh writes them. */
function measureUpdate(store: ColumnStore, ids: Int32Array, fields: readonly FieldName[]): number {
  const values = readValues(store, ids)
  const others = readValues(store, ids.toReversed())
  for (const field of fields) values[field] = others[field]
  return measure(() => store.putRows(ids, values))
}

function measure(work: () => void): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

function readValues(store: ColumnStore, ids: Int32Array): Record<FieldName, Column> {
  const columns = FIELD_NAMES.map((name) => {
    const column = store.column(name)
    return [name, Float64Array.from(ids, (id) => column[id - store.firstId] as number)]
  })
  return Object.fromEntries(columns) as Record<FieldName, Column>
}

/** Statements spread over the whole store, different in each update. */
function pickIds(ids: readonly number[], size: number, update: number): Int32Array {
  const step = ids.length / size
  return Int32Array.from(
    { length: size },
    (_, at) => ids[Math.floor(((at + update / UPDATES) % size) * step)] as number,
  )
}
