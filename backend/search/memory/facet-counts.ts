import type { ColumnStore } from './column-store'
import type { Column } from './columns'
import type { FieldName } from './fields'
import { countMatching, findMatching } from './filter-rows'
import type { Predicate } from './predicates'
import type { RowIds } from './row-ids'
import { createIdLookup } from './typed-arrays'

export type FacetCounts = { total: number; facets: Record<string, Record<number, number>> }

type IdsPredicate = Extract<Predicate, { by: 'ids' }>
type FacetColumn = { column: Column; counts: Int32Array }

/** Filters that are on or off, each with its predicates. */
export type TogglePredicates = Readonly<Record<string, readonly Predicate[]>>

/**
 * The number of matching rows; for each facet how many rows each id would find if nothing else were chosen of that
 * facet; for each toggle how many matching rows it would leave, as id 1. All of it takes one pass, because a row that
 * fails the choices of two facets counts nowhere.
 */
export function countFacets(
  store: ColumnStore,
  predicates: readonly Predicate[],
  facetNames: readonly FieldName[],
  toggles: TogglePredicates,
  excludedIds: Iterable<number>,
): FacetCounts {
  const facetPredicates = predicates.filter(
    (predicate): predicate is IdsPredicate =>
      predicate.by === 'ids' && !predicate.fromText && facetNames.includes(predicate.field),
  )
  const others = predicates.filter((predicate) => !facetPredicates.some((one) => one === predicate))
  const found = findMatching(store, others, excludedIds, facetPredicates)
  const facets = facetNames.map((name) => ({
    column: store.column(name),
    counts: new Int32Array(store.maxValue(name) + 1),
  }))

  // For each row the number of the one facet whose choice it fails, from 1; 0 for none.
  const missed = new Uint8Array(found.count)
  for (const { field, ids } of facetPredicates) {
    const number = facetNames.indexOf(field) + 1
    const lookup = createIdLookup(ids, store.maxValue(field))
    dropMissingTwice(found, missed, store.column(field), lookup, number)
  }
  countMissingOne(found, missed, facets)
  for (const facet of facets) countByValue(found, facet)
  return {
    total: found.count,
    facets: Object.fromEntries([
      ...facetNames.map((name, index) => [name, toCountsById(facets[index]?.counts ?? [])] as const),
      ...Object.entries(toggles).map(
        ([name, toggle]) => [name, toCountsById([0, countMatching(store, found, toggle)])] as const,
      ),
    ]),
  }
}

/** Notes the rows that fail the choice of a facet, and removes those that failed another one before. */
function dropMissingTwice(
  found: RowIds,
  missed: Uint8Array,
  column: Column,
  lookup: Uint8Array,
  facetNumber: number,
) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const before = missed[at] as number
    const isChosen = lookup[column[rowId] as number] === 1
    if (!isChosen && before !== 0) continue
    missed[kept] = isChosen ? before : facetNumber
    rowIds[kept++] = rowId
  }
  found.count = kept
}

/** Counts the rows that fail the choice of one facet for that facet only, and removes them. */
function countMissingOne(found: RowIds, missed: Uint8Array, facets: readonly FacetColumn[]) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    const facet = facets[(missed[at] as number) - 1]
    if (facet) (facet.counts[facet.column[rowId] as number] as number) += 1
    else rowIds[kept++] = rowId
  }
  found.count = kept
}

function countByValue({ rowIds, count }: RowIds, { column, counts }: FacetColumn) {
  for (let at = 0; at < count; at += 1) (counts[column[rowIds[at] as number] as number] as number) += 1
}

/** Id 0 stands for rows without an id, which are no option. */
function toCountsById(counts: ArrayLike<number>): Record<number, number> {
  const byId: Record<number, number> = {}
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) byId[id] = counts[id] as number
  return byId
}
