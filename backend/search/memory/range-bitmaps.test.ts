import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { putRows } from '~tests/fixtures/column-store'
import { isFullRun } from '~tests/full-run'
import { countCandidates, omitBitmapPredicates } from './candidates'
import { ColumnStore } from './column-store'
import { MISSING_INTEGER } from './fields'
import { findMatching } from './filter-rows'
import type { IdsPredicate, Predicate, RangePredicate } from './predicates'

const FIRST_ID = 7

type Row = { deal_types: number; price_gel: number; price_usd: number; area_m2: number }
type RangeField = Exclude<keyof Row, 'deal_types'>
type RowPredicate = (RangePredicate | IdsPredicate) & { field: keyof Row }

function randomRow(random: Random): Row {
  const isNegotiable = random.chance(0.2)
  return {
    deal_types: random.whole(1, 2),
    price_gel: isNegotiable ? MISSING_INTEGER : random.whole(0, 40) * 1_000,
    price_usd: isNegotiable ? MISSING_INTEGER : random.whole(0, 90_000),
    area_m2: random.between(10, 300),
  }
}

/** Returns a range. Open ranges exclude missing numbers, like those of queries. */
function randomRange(random: Random, field: RangeField): RangePredicate & { field: RangeField } {
  const max = { price_gel: 40_000, price_usd: 90_000, area_m2: 300 }[field]
  const [one, other] = [random.whole(-1, max + 1), random.whole(-1, max + 1)]
  return {
    by: 'range',
    field,
    from: random.chance(0.3) ? MISSING_INTEGER + 1 : Math.min(one, other),
    to: random.chance(0.3) ? Infinity : Math.max(one, other),
  }
}

function randomPredicates(random: Random): RowPredicate[] {
  const fields = (['price_gel', 'price_usd', 'area_m2'] as const).filter(() => random.chance(0.5))
  const deal: RowPredicate = { by: 'ids', field: 'deal_types', ids: [random.whole(1, 2)] }
  return [...fields.map((field) => randomRange(random, field)), ...(random.chance(0.5) ? [deal] : [])]
}

const meets = (row: Row, predicate: RowPredicate) =>
  predicate.by === 'range'
    ? row[predicate.field] >= predicate.from && row[predicate.field] <= predicate.to
    : predicate.ids.includes(row[predicate.field])

function listFound(store: ColumnStore, predicates: readonly Predicate[]) {
  const { rowIds, count } = findMatching(store, predicates, [])
  return [...rowIds.subarray(0, count)].map((rowId) => rowId + store.firstId)
}

describe('searches by ranges', () => {
  test.each(isFullRun ? [1, 2, 3] : [1])(
    'bitmaps find what checking each row finds, while rows are added, changed and removed (%i)',
    async (seed) => {
      const random = createRandom('ranges', seed)
      const store = await ColumnStore.create(FIRST_ID)
      const rows = new Map<number, Row>()
      const repeated = Array.from({ length: 10 }, () => randomPredicates(random))
      for (let round = 0; round < 20; round += 1) {
        // The store grows, so that its bitmaps are rebuilt.
        const maxRowId = round < 10 ? 300 : 3_000
        const changed = new Map<number, Row>()
        for (let at = 0; at < 80; at += 1)
          changed.set(FIRST_ID + random.whole(0, maxRowId), randomRow(random))
        putRows(store, changed)
        for (const [id, row] of changed) rows.set(id, row)
        for (let at = 0; at < 20; at += 1) {
          const id = FIRST_ID + random.whole(0, maxRowId)
          store.remove(id)
          rows.delete(id)
        }
        const ids = [...rows.keys()].sort((one, other) => one - other)
        for (let search = 0; search < 40; search += 1) {
          const predicates = repeated[search] ?? randomPredicates(random)
          const expected = ids.filter((id) => predicates.every((one) => meets(rows.get(id) as Row, one)))
          expect(listFound(store, predicates), JSON.stringify(predicates)).toEqual(expected)
        }
      }
    },
  )

  test('bitmaps find the right rows before the store has a row, and after its first one', async () => {
    const store = await ColumnStore.create(FIRST_ID)
    const predicate: Predicate = { by: 'range', field: 'price_gel', from: 1, to: 2 }
    expect(listFound(store, [predicate])).toEqual([])
    const row = { deal_types: 1, price_gel: 1, price_usd: 1, area_m2: 1 }
    putRows(store, new Map([[FIRST_ID + 3, row]]))
    expect(listFound(store, [predicate])).toEqual([FIRST_ID + 3])
  })
})

test('rows decided by bitmaps are not compared again', async () => {
  const random = createRandom('ranges', 'few')
  const store = await ColumnStore.create(FIRST_ID)
  const rows = Array.from({ length: 6_000 }, () => randomRow(random))
  putRows(store, new Map(rows.map((row, at) => [FIRST_ID + at, row])))
  const tenth: RowPredicate = { by: 'range', field: 'area_m2', from: 100, to: 129 }
  expect(omitBitmapPredicates([tenth])).toEqual([])
  expect(countCandidates(store, [tenth])).toBe(rows.filter((row) => meets(row, tenth)).length)
})
