import type { Column, ColumnStore } from './column-store'
import type { FieldName } from './fields'
import { countMatching, findMatching, type RowIds } from './filter-rows'
import { createIdLookup } from './id-lookup'
import type { Predicate } from './predicates'

export type FacetCounts = { total: number; facets: Record<string, Record<number, number>> }

type IdsPredicate = Extract<Predicate, { by: 'ids' }>
type FacetColumn = { column: Column; counts: Int32Array }

/** Filters that are on or off, and the tests of each. */
export type TogglePredicates = Readonly<Record<string, readonly Predicate[]>>

/**
 * How many statements meet all tests, how many of those each tick would leave (as id 1), and for each group how many of each id meet all but the group's own: one walk,
 * since a statement that misses two groups counts for none.
 */
export function countFacets(
  store: ColumnStore,
  tests: readonly Predicate[],
  names: readonly FieldName[],
  toggles: TogglePredicates,
  excludedIds: Iterable<number>,
): FacetCounts {
  const facetPredicates = tests.filter(
    (test): test is IdsPredicate => test.by === 'ids' && !test.fromText && names.includes(test.field),
  )
  const others = tests.filter((test) => !facetPredicates.some((one) => one === test))
  const found = findMatching(store, others, excludedIds, facetPredicates)
  const groups = names.map((name) => ({
    column: store.column(name),
    counts: new Int32Array(store.maxValue(name) + 1),
  }))

  // Of each statement, the one group that it misses, counted from 1; 0 for none.
  const missed = new Uint8Array(found.count)
  for (const { field, ids } of facetPredicates) {
    const number = names.indexOf(field) + 1
    dropMissingTwice(found, missed, store.column(field), createIdLookup(ids, store.maxValue(field)), number)
  }
  countMissingOne(found, missed, groups)
  for (const group of groups) countByValue(found, group)
  return {
    total: found.count,
    facets: Object.fromEntries([
      ...names.map((name, index) => [name, toCountsById(groups[index]?.counts ?? [])] as const),
      ...Object.entries(toggles).map(
        ([name, tests]) => [name, toCountsById([0, countMatching(store, found, tests)])] as const,
      ),
    ]),
  }
}

function dropMissingTwice(
  found: RowIds,
  missed: Uint8Array,
  column: Column,
  lookup: Uint8Array,
  group: number,
) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const before = missed[at] as number
    const meets = lookup[column[rowId] as number] === 1
    if (!meets && before !== 0) continue
    missed[kept] = meets ? before : group
    rowIds[kept++] = rowId
  }
  found.count = kept
}

/** Counts those that miss a group in that group alone, and leaves the ones that miss none. */
function countMissingOne(found: RowIds, missed: Uint8Array, groups: readonly FacetColumn[]) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const group = groups[(missed[at] as number) - 1]
    if (group) (group.counts[group.column[rowId] as number] as number) += 1
    else rowIds[kept++] = rowId
  }
  found.count = kept
}

function countByValue({ rowIds, count }: RowIds, { column, counts }: FacetColumn) {
  for (let at = 0; at < count; at += 1) (counts[column[rowIds[at] as number] as number] as number) += 1
}

/** Nobody asks for those without an id. */
function toCountsById(counts: ArrayLike<number>): Record<number, number> {
  const found: Record<number, number> = {}
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) found[id] = counts[id] as number
  return found
}
