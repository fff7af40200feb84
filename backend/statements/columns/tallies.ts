import type { Test } from './asked'
import type { FieldName } from './fields'
import { lookupOf } from './lookup'
import { countMeeting, matching, type Slots } from './narrow'
import type { Column, Table } from './table'

export type Tallies = { total: number; facets: Record<string, Record<number, number>> }

type IdsTest = Extract<Test, { by: 'ids' }>
type Group = { column: Column; counts: Int32Array }

/** Filters that are on or off, and the tests of each. */
export type Ticks = Readonly<Record<string, readonly Test[]>>

/**
 * How many statements meet all tests, how many of those each tick would leave (as id 1), and for each group how many of each id meet all but the group's own: one walk,
 * since a statement that misses two groups counts for none.
 */
export function tally(
  table: Table,
  tests: readonly Test[],
  names: readonly FieldName[],
  ticks: Ticks,
  leftOut: Iterable<number>,
): Tallies {
  const chosen = tests.filter(
    (test): test is IdsTest => test.by === 'ids' && !test.ofText && names.includes(test.field),
  )
  const others = tests.filter((test) => !chosen.some((one) => one === test))
  const found = matching(table, others, leftOut, chosen)
  const groups = names.map((name) => ({
    column: table.column(name),
    counts: new Int32Array(table.most(name) + 1),
  }))

  // Of each statement, the one group that it misses, counted from 1; 0 for none.
  const missed = new Uint8Array(found.count)
  for (const { field, ids } of chosen) {
    const number = names.indexOf(field) + 1
    dropTwiceMissed(found, missed, table.column(field), lookupOf(ids, table.most(field)), number)
  }
  countMissed(found, missed, groups)
  for (const group of groups) countAll(found, group)
  return {
    total: found.count,
    facets: Object.fromEntries([
      ...names.map((name, index) => [name, byId(groups[index]?.counts ?? [])] as const),
      ...Object.entries(ticks).map(
        ([name, tests]) => [name, byId([0, countMeeting(table, found, tests)])] as const,
      ),
    ]),
  }
}

function dropTwiceMissed(
  found: Slots,
  missed: Uint8Array,
  column: Column,
  lookup: Uint8Array,
  group: number,
) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    const before = missed[at] as number
    const meets = lookup[column[slot] as number] === 1
    if (!meets && before !== 0) continue
    missed[kept] = meets ? before : group
    slots[kept++] = slot
  }
  found.count = kept
}

/** Counts those that miss a group in that group alone, and leaves the ones that miss none. */
function countMissed(found: Slots, missed: Uint8Array, groups: readonly Group[]) {
  const { slots, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    const group = groups[(missed[at] as number) - 1]
    if (group) (group.counts[group.column[slot] as number] as number) += 1
    else slots[kept++] = slot
  }
  found.count = kept
}

function countAll({ slots, count }: Slots, { column, counts }: Group) {
  for (let at = 0; at < count; at += 1) (counts[column[slots[at] as number] as number] as number) += 1
}

/** Nobody asks for those without an id. */
function byId(counts: ArrayLike<number>): Record<number, number> {
  const found: Record<number, number> = {}
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) found[id] = counts[id] as number
  return found
}
