import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { putRows } from '~tests/fixtures/column-store'
import { estimateCandidateCount, findCandidates } from './candidates'
import { ColumnStore } from './column-store'
import { MISSING_INTEGER } from './fields'
import { findMatching } from './filter-rows'
import type { Predicate } from './predicates'

const FIRST = 7

type Statement = { deal_types: number; price_gel: number; price_usd: number; area_m2: number }
type Ranged = Exclude<keyof Statement, 'deal_types'>

function statement(random: Random): Statement {
  const isNegotiable = random.chance(0.2)
  return {
    deal_types: random.whole(1, 2),
    price_gel: isNegotiable ? MISSING_INTEGER : random.whole(0, 40) * 1_000,
    price_usd: isNegotiable ? MISSING_INTEGER : random.whole(0, 90_000),
    area_m2: random.between(10, 300),
  }
}

type Range = Extract<Predicate, { by: 'range' }> & { field: Ranged }

/** As a query makes them: above what stands for no number. */
function range(random: Random, field: Ranged): Range {
  const most = { price_gel: 40_000, price_usd: 90_000, area_m2: 300 }[field]
  const [one, other] = [random.whole(-1, most + 1), random.whole(-1, most + 1)]
  return {
    by: 'range',
    field,
    from: random.chance(0.3) ? MISSING_INTEGER + 1 : Math.min(one, other),
    to: random.chance(0.3) ? Infinity : Math.max(one, other),
  }
}

function someTests(random: Random): (Predicate & { field: keyof Statement })[] {
  const ranges = (['price_gel', 'price_usd', 'area_m2'] as const).filter(() => random.chance(0.5))
  const deal = { by: 'ids', field: 'deal_types', ids: [random.whole(1, 2)] } as const
  return [...ranges.map((field) => range(random, field)), ...(random.chance(0.5) ? [deal] : [])]
}

const meets = (row: Statement, test: Predicate & { field: keyof Statement }) =>
  test.by === 'range'
    ? row[test.field] >= test.from && row[test.field] <= test.to
    : test.by === 'ids' && test.ids.includes(row[test.field])

function idsFound(table: ColumnStore, tests: readonly Predicate[]) {
  const { rowIds, count } = findMatching(table, tests, [])
  return [...rowIds.subarray(0, count)].map((rowId) => rowId + table.firstId)
}

describe('what steps tell is what judging one by one tells', () => {
  test.each([1, 2, 3])('however statements come, change and go (%i)', (seed) => {
    const random = createRandom('steps', seed)
    const table = new ColumnStore(FIRST)
    const known = new Map<number, Statement>()
    let room = 300
    for (let round = 0; round < 20; round += 1) {
      // The table grows, and what was kept has to be made anew.
      if (round === 10) room = 3_000
      const changed = new Map<number, Statement>()
      for (let at = 0; at < 80; at += 1) changed.set(FIRST + random.whole(0, room), statement(random))
      putRows(table, changed)
      for (const [id, row] of changed) known.set(id, row)
      for (let at = 0; at < 20; at += 1) {
        const id = FIRST + random.whole(0, room)
        table.remove(id)
        known.delete(id)
      }
      const ids = [...known.keys()].sort((one, other) => one - other)
      for (let asked = 0; asked < 40; asked += 1) {
        const tests = someTests(random)
        const expected = ids.filter((id) => tests.every((test) => meets(known.get(id) as Statement, test)))
        expect(idsFound(table, tests), JSON.stringify(tests)).toEqual(expected)
      }
    }
  })

  test('before any has come', () => {
    const table = new ColumnStore(FIRST)
    const test: Predicate = { by: 'range', field: 'price_gel', from: 1, to: 2 }
    expect(idsFound(table, [test])).toEqual([])
    const row = { deal_types: 1, price_gel: 1, price_usd: 1, area_m2: 1 }
    putRows(table, new Map([[FIRST + 3, row]]))
    expect(idsFound(table, [test])).toEqual([FIRST + 3])
  })
})

test('few are left to be judged, and about so many are expected', () => {
  const random = createRandom('steps', 'few')
  const table = new ColumnStore(FIRST)
  putRows(table, new Map(Array.from({ length: 60_000 }, (_, at) => [FIRST + at, statement(random)])))
  const tenth: Predicate = { by: 'range', field: 'area_m2', from: 100, to: 129 }
  const bits = findCandidates(table, [tenth])
  const left = bits.reduce((sum, word) => sum + ((word >>> 0).toString(2).match(/1/g)?.length ?? 0), 0)
  expect(left).toBeLessThan(60_000 / 5)
  expect(Math.abs(estimateCandidateCount(table, [tenth]) - left)).toBeLessThan(left / 4)
})
