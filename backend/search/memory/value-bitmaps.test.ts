import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '~backend/demo/random'
import { putRows } from '~tests/fixtures/column-store'
import { isFullRun } from '~tests/full-run'
import { ColumnStore } from './column-store'
import { countFacets } from './facet-counts'
import { countMatching, findMatching } from './filter-rows'
import type { FlagPredicate, IdsPredicate } from './predicates'

const FIRST_ID = 7
const FACETS = ['deal_types', 'cities', 'urbans', 'conditions'] as const
/** Greatest id of each column; the last one has no bitmaps. */
const MAX_IDS = {
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
type Field = keyof typeof MAX_IDS
type Row = Record<Field | 'flags', number>
type RowPredicate = (IdsPredicate & { field: Field }) | FlagPredicate

const FIELDS = Object.keys(MAX_IDS) as Field[]
const FLAG_BITS = [0, 1, 2]
const TOGGLE: FlagPredicate = { by: 'flag', field: 'flags', bit: 0 }
const selection = { names: FACETS, toggles: { toggle: [TOGGLE] }, hasMetro: false }

function randomRow(random: Random): Row {
  const values = FIELDS.map((name) => [name, random.whole(name === 'deal_types' ? 1 : 0, MAX_IDS[name])])
  return { ...(Object.fromEntries(values) as Record<Field, number>), flags: random.whole(0, 7) }
}

/** Returns predicates; some ids may match no row yet. */
function randomPredicates(random: Random): RowPredicate[] {
  const ofIds = FIELDS.filter(() => random.chance(0.25)).map((field) => ({
    by: 'ids' as const,
    field,
    ids: Array.from({ length: random.whole(1, 3) }, () => random.whole(1, MAX_IDS[field] + 1)),
  }))
  const ofFlags = FLAG_BITS.filter(() => random.chance(0.1)).map((bit): FlagPredicate => ({ ...TOGGLE, bit }))
  return [...ofIds, ...ofFlags]
}

const meetsAll = (row: Row, predicates: readonly RowPredicate[]) =>
  predicates.every((predicate) =>
    predicate.by === 'flag'
      ? ((row.flags >> predicate.bit) & 1) === 1
      : predicate.ids.includes(row[predicate.field]),
  )

function countOneByOne(rows: readonly Row[], field: Field): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { [field]: id } of rows) if (id !== 0) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

function listFound(store: ColumnStore, predicates: readonly RowPredicate[], excludedIds: readonly number[]) {
  const { rowIds, count } = findMatching(store, predicates, excludedIds)
  return [...rowIds.subarray(0, count)].map((rowId) => rowId + store.firstId)
}

describe('searches by bitmaps', () => {
  test.each(isFullRun ? [1, 2, 3, 4] : [1])(
    'bitmaps find and count what checking each row finds, while rows are added, changed and removed (%i)',
    async (seed) => {
      const random = createRandom('bitmaps', seed)
      const store = await ColumnStore.create(FIRST_ID)
      const rows = new Map<number, Row>()
      const repeated = Array.from({ length: 40 }, () => randomPredicates(random))
      for (let round = 0; round < 25; round += 1) {
        const maxRowId = round < 12 ? 300 : 3_000
        const changed = new Map<number, Row>()
        for (let at = 0; at < 80; at += 1)
          changed.set(FIRST_ID + random.whole(0, maxRowId), randomRow(random))
        putRows(store, changed)
        for (const [id, row] of changed) rows.set(id, row)
        for (let at = 0; at < 30; at += 1) {
          const id = FIRST_ID + random.whole(0, maxRowId)
          store.remove(id)
          rows.delete(id)
        }
        const excludedIds = Array.from({ length: 5 }, () => FIRST_ID + random.whole(0, maxRowId))
        const listed = [...rows]
          .filter(([id]) => !excludedIds.includes(id))
          .sort(([one], [other]) => one - other)
        for (const predicates of [
          ...repeated,
          ...Array.from({ length: 10 }, () => randomPredicates(random)),
        ]) {
          const expected = listed.filter(([, row]) => meetsAll(row, predicates)).map(([id]) => id)
          expect(listFound(store, predicates, excludedIds)).toEqual(expected)
          expect(countMatching(store, predicates, excludedIds)).toBe(expected.length)
        }

        const predicates = randomPredicates(random)
        const listMatching = (kept: readonly RowPredicate[]) =>
          listed.map(([, row]) => row).filter((row) => meetsAll(row, kept))
        const facets = FACETS.map((name) => {
          const others = predicates.filter(({ field }) => field !== name)
          return [name, countOneByOne(listMatching(others), name)]
        })
        const toggled = listMatching([...predicates, TOGGLE]).length
        expect(countFacets(store, predicates, selection, excludedIds)).toEqual({
          total: listMatching(predicates).length,
          facets: {
            ...Object.fromEntries(facets),
            toggle: toggled > 0 ? { 1: toggled } : {},
          },
        })
      }
    },
  )
})
