import { RoaringBitmap32 } from 'roaring-wasm'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { putRows } from '~tests/fixtures/column-store'
import { isFullRun } from '~tests/full-run'
import { ColumnStore } from './column-store'
import { countByValue } from './count-by-value'

const FIRST_ID = 3
/** Number of rows; large enough for cached searches, which have more than 16,384 rows. */
const SIZE = 60_000
const ROUNDS = isFullRun ? 2_000 : 50

/** Greatest id of each column. */
const MAX_IDS = { deal_types: 3, cities: 40, conditions: 5 } as const
type Field = keyof typeof MAX_IDS
type Row = Record<Field, number>
const FIELDS = Object.keys(MAX_IDS) as Field[]

function randomRow(random: Random, maxIds: Record<Field, number> = MAX_IDS): Row {
  const values = FIELDS.map((name) => [name, random.whole(name === 'deal_types' ? 1 : 0, maxIds[name])])
  return Object.fromEntries(values) as Row
}

/** Lists the rows whose id is between two ends, like a price range. */
function listBetween(rows: ReadonlyMap<number, Row>, from: number, to: number): number[] {
  return [...rows.keys()].filter((id) => id >= from && id < to)
}

function countOneByOne(rows: ReadonlyMap<number, Row>, ids: readonly number[], field: Field) {
  const counts: Record<number, number> = {}
  for (const id of ids) {
    const value = rows.get(id)?.[field]
    if (value) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

test('values are counted correctly after similar searches, while rows are added, changed and removed', async () => {
  const random = createRandom('count by value')
  const rows = new Map(Array.from({ length: SIZE }, (_, at) => [FIRST_ID + at, randomRow(random)]))
  const store = await ColumnStore.create(FIRST_ID, FIRST_ID + SIZE)
  putRows(store, rows)
  let [from, to] = [10_000, 40_000]
  for (let round = 0; round < ROUNDS; round += 1) {
    // Usually close to the last one; sometimes somewhere else.
    const step = random.chance(0.1) ? 30_000 : 200
    from = Math.min(Math.max(0, from + random.whole(-step, step)), SIZE)
    to = Math.min(Math.max(from, to + random.whole(-step, step)), SIZE)
    const ids = listBetween(rows, from, to)
    const found = new RoaringBitmap32(ids.map((id) => id - FIRST_ID))
    const fields = FIELDS.filter(() => random.chance(0.9))
    const expected = fields.map((field) => [field, countOneByOne(rows, ids, field)])
    expect(countByValue(store, found, fields), `round ${round}`).toEqual(expected)
    found.dispose()

    const changed = Array.from({ length: random.whole(0, 30) }, () => FIRST_ID + random.whole(0, SIZE + 50))
    // Later ids are new to the columns.
    const maxIds = { ...MAX_IDS, cities: MAX_IDS.cities + Math.floor(round / 10) }
    const put = new Map(changed.map((id) => [id, randomRow(random, maxIds)]))
    putRows(store, put)
    for (const [id, row] of put) rows.set(id, row)
    for (const id of changed.slice(0, 5)) {
      store.remove(id)
      rows.delete(id)
    }
  }
})
