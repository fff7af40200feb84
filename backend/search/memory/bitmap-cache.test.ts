import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { putRows } from '~tests/fixtures/column-store'
import { ColumnStore } from './column-store'
import { findMatching } from './filter-rows'
import type { Predicate } from './predicates'

const FIRST = 7
/** The greatest id of each; of the last one no bits are kept. */
const ASKED = {
  deal_types: 3,
  real_estate_types: 4,
  cities: 6,
  districts: 9,
  urbans: 20,
  statuses: 3,
  conditions: 5,
  room_types: 5,
  owner_type: 3,
  streets: 8,
} as const
type Asked = keyof typeof ASKED
type Statement = Record<Asked, number>

const NAMES = Object.keys(ASKED) as Asked[]

function statement(random: Random): Statement {
  const numbers = NAMES.map((name) => [name, random.whole(name === 'deal_types' ? 1 : 0, ASKED[name])])
  return Object.fromEntries(numbers) as Statement
}

/** As visitors ask: of some fields one id or a few, now and then one that no statement has yet. */
function someTests(random: Random): Predicate[] {
  return NAMES.filter(() => random.chance(0.25)).map((field) => ({
    by: 'ids',
    field,
    ids: Array.from({ length: random.whole(1, 3) }, () => random.whole(1, ASKED[field] + 1)),
  }))
}

const misses = (row: Statement, tests: readonly Predicate[]) =>
  tests.filter((test) => test.by === 'ids' && !test.ids.includes(row[test.field as Asked])).length

function idsFound(table: ColumnStore, tests: readonly Predicate[], oneMayFail: readonly Predicate[] = []) {
  const { rowIds, count } = findMatching(table, tests, [], oneMayFail)
  return [...rowIds.subarray(0, count)].map((rowId) => rowId + table.firstId)
}

describe('what bits tell is what judging one by one tells', () => {
  test.each([1, 2, 3, 4])('however statements come, change and go (%i)', (seed) => {
    const random = createRandom('bitmaps', seed)
    const table = new ColumnStore(FIRST)
    const known = new Map<number, Statement>()
    // Asked anew after each change, with bits that were made before it.
    const lasting = Array.from({ length: 40 }, () => someTests(random))
    let room = 300
    for (let round = 0; round < 25; round += 1) {
      if (round === 12) room = 3_000
      const changed = new Map<number, Statement>()
      for (let at = 0; at < 80; at += 1) changed.set(FIRST + random.whole(0, room), statement(random))
      putRows(table, changed)
      for (const [id, row] of changed) known.set(id, row)
      for (let at = 0; at < 30; at += 1) {
        const id = FIRST + random.whole(0, room)
        table.remove(id)
        known.delete(id)
      }
      const ids = [...known.keys()].sort((one, other) => one - other)
      const rowOf = (id: number) => known.get(id) as Statement
      for (const tests of [...lasting, ...Array.from({ length: 10 }, () => someTests(random))])
        expect(idsFound(table, tests)).toEqual(ids.filter((id) => misses(rowOf(id), tests) === 0))

      const chosen = someTests(random)
      const found = new Set(idsFound(table, [], chosen))
      for (const id of ids) if (misses(rowOf(id), chosen) < 2) expect(found).toContain(id)
      const ofBits = chosen.filter(({ field }) => field !== 'streets')
      for (const id of found) expect(misses(rowOf(id), ofBits)).toBeLessThan(2)
    }
  })
})
