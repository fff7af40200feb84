import { expect, test } from 'vitest'
import { putRows } from '~tests/fixtures/column-store'
import { getPosition, getPromotion } from '../promotion'
import { ColumnStore } from './column-store'
import { PromotedGroups } from './promoted-groups'

const HOUR_MS = 3_600_000
const FIRST_ID = 100_001

test('promoted rows are in rotation order, which changes every hour', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => FIRST_ID + at)
  const store = await ColumnStore.create(FIRST_ID, FIRST_ID + ids.length)
  putRows(store, new Map(ids.map((id) => [id, { vip_tier: 1, real_estate_types: 1 }])))
  const rowIds = Int32Array.from(ids, (id) => id - FIRST_ID)
  const groups = new PromotedGroups(store, rowIds)
  const seen = new Set<string>()
  for (const hour of [0, 1, 2]) {
    const promotion = getPromotion(true, Date.parse('2026-11-23T12:00:00Z') + hour * HOUR_MS)
    const listed = [...groups.listInTurn({ tier: 1, isHome: true }, promotion)].map(
      (rowId) => rowId + FIRST_ID,
    )
    expect(listed).toEqual(
      ids.toSorted((one, other) => getPosition(one, promotion) - getPosition(other, promotion)),
    )
    seen.add(listed.join())
  }
  expect(seen.size).toBe(3)
})
