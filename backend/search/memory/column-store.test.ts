import { expect, test } from 'vitest'
import { putRows } from '~tests/fixtures/column-store'
import { ColumnStore } from './column-store'
import { findMatching } from './filter-rows'

const FIRST_ID = 7

async function createStore(
  rows: Record<number, { streets: number; price_gel?: number }>,
): Promise<ColumnStore> {
  const store = await ColumnStore.create(FIRST_ID)
  addRows(store, rows)
  return store
}

function addRows(store: ColumnStore, rows: Record<number, { streets: number; price_gel?: number }>) {
  putRows(store, new Map(Object.entries(rows).map(([id, row]) => [Number(id), { deal_types: 1, ...row }])))
}

function findOnStreet(store: ColumnStore, street: number): number[] {
  const { rowIds, count } = findMatching(store, [{ by: 'ids', field: 'streets', ids: [street] }], [])
  return [...rowIds.subarray(0, count)].map((rowId) => rowId + store.firstId)
}

test('ids take one byte each while all of them fit', async () => {
  const store = await createStore({ 7: { streets: 0 }, 8: { streets: 255 } })
  expect(store.column('streets')).toBeInstanceOf(Uint8Array)
  expect(findOnStreet(store, 255)).toEqual([8])
})

test('a column becomes wider for an id beyond a byte, and its ids are unchanged', async () => {
  const store = await createStore({ 7: { streets: 1 }, 8: { streets: 255 } })
  addRows(store, { 9: { streets: 256 }, 10: { streets: 257 } })
  for (const [id, street] of [
    [7, 1],
    [8, 255],
    [9, 256],
    [10, 257],
  ] as const)
    expect(findOnStreet(store, street)).toEqual([id])
})

test('a wide column stays wide when it grows for more statements', async () => {
  const store = await createStore({ 7: { streets: 300 }, 8: { streets: 2 } })
  addRows(store, { 9000: { streets: 44 } })
  expect(findOnStreet(store, 300)).toEqual([7])
  expect(findOnStreet(store, 2)).toEqual([8])
  expect(findOnStreet(store, 44)).toEqual([9_000])
})

test('prices may be missing or large from the beginning', async () => {
  const store = await createStore({
    7: { streets: 1, price_gel: -2_147_483_648 },
    8: { streets: 1, price_gel: 2_000_000 },
  })
  expect([...store.column('price_gel').subarray(0, 2)]).toEqual([-2_147_483_648, 2_000_000])
})
