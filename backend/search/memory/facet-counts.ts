import { RoaringBitmap32 } from 'roaring-wasm'
import { findCandidates, keepCandidates, withoutBitmapPredicates } from './candidates'
import type { ColumnStore } from './column-store'
import type { BitmapField } from './fields'
import { countIn, keepMatching } from './filter-rows'
import { countMetroOptions, isMetroChoice } from './metro-facets'
import type { IdsPredicate, Predicate } from './predicates'
import { type RowIds, toRowIds } from './row-ids'

export type FacetCounts = { total: number; facets: Record<string, Record<number, number>> }

export type TogglePredicates = Readonly<Record<string, readonly Predicate[]>>

/** Cost of intersecting two bitmaps: reading one row in this many of the store. */
const ROWS_PER_INTERSECTION = 100

export type FacetSelection = {
  names: readonly BitmapField[]
  /** Counted as id 1. */
  toggles: TogglePredicates
  hasMetro: boolean
}

type ValueChoice = IdsPredicate & { field: BitmapField }

/** Each facet counts as if nothing of it were chosen. */
export function countFacets(
  store: ColumnStore,
  predicates: readonly Predicate[],
  { names: facetNames, toggles, hasMetro }: FacetSelection,
  excludedIds: readonly number[],
): FacetCounts {
  const found = findCandidates(store, predicates, excludedIds)
  const metroChoice = hasMetro ? predicates.find(isMetroChoice) : undefined
  const foundWithout = new Map(
    predicates
      .filter((predicate) => isChoice(predicate, facetNames))
      .map((choice) => [
        choice.field,
        findCandidates(
          store,
          predicates.filter((predicate) => predicate !== choice),
          excludedIds,
        ),
      ]),
  )
  const foundWithoutMetro =
    metroChoice &&
    findCandidates(
      store,
      predicates.filter((predicate) => predicate !== metroChoice),
      excludedIds,
    )
  const bitmaps = [found, ...foundWithout.values(), ...(foundWithoutMetro ? [foundWithoutMetro] : [])]
  const all = RoaringBitmap32.orMany(bitmaps)
  keepMatching(store, all, withoutBitmapPredicates(predicates))
  for (const bitmap of bitmaps) bitmap.andInPlace(all)

  const metro = hasMetro ? countMetroOptions(store, foundWithoutMetro ?? found, metroChoice) : {}
  const facets = [
    ...countByValue(
      store,
      found,
      facetNames.filter((name) => !foundWithout.has(name)),
    ),
    ...[...foundWithout].flatMap(([name, rows]) => countByValue(store, rows, [name])),
    ...Object.entries(toggles).map(
      ([name, toggle]) => [name, toCountsById([0, countToggle(store, found, toggle)])] as const,
    ),
  ]
  const total = found.size
  for (const bitmap of [all, ...bitmaps]) bitmap.dispose()
  return { total, facets: { ...metro, ...Object.fromEntries(facets) } }
}

function isChoice(predicate: Predicate, facetNames: readonly BitmapField[]): predicate is ValueChoice {
  return predicate.by === 'ids' && !predicate.fromText && facetNames.some((name) => name === predicate.field)
}

function countToggle(store: ColumnStore, rows: RoaringBitmap32, predicates: readonly Predicate[]): number {
  const candidates = rows.clone()
  keepCandidates(store, candidates, predicates)
  const count = countIn(store, candidates, withoutBitmapPredicates(predicates))
  candidates.dispose()
  return count
}

/** Reads the columns of the found or of all other rows, or intersects with bitmaps, whichever is less work. */
function countByValue<Field extends BitmapField>(
  store: ColumnStore,
  rows: RoaringBitmap32,
  fields: readonly Field[],
): [Field, Record<number, number>][] {
  const { publicRows } = store.valueBitmaps
  const others = RoaringBitmap32.andNot(publicRows, rows)
  const areOthersFewer = others.size < rows.size
  const fewer = areOthersFewer ? others : rows
  let read: RowIds | undefined
  const counted = fields.map((field): [Field, Record<number, number>] => {
    const byValue = store.valueBitmaps.getByValue(field)
    if (fewer.size * ROWS_PER_INTERSECTION >= byValue.size * publicRows.size)
      return [field, toCountsById(countByIntersection(store, rows, field))]
    read ??= toRowIds(fewer)
    const counts = countInColumn(store, read, field)
    if (areOthersFewer)
      for (const [value, bitmap] of byValue) counts[value] = bitmap.size - (counts[value] as number)
    return [field, toCountsById(counts)]
  })
  others.dispose()
  return counted
}

function countByIntersection(store: ColumnStore, rows: RoaringBitmap32, field: BitmapField): Int32Array {
  const counts = new Int32Array(store.maxValue(field) + 1)
  for (const [value, bitmap] of store.valueBitmaps.getByValue(field))
    counts[value] = rows.andCardinality(bitmap)
  return counts
}

function countInColumn(store: ColumnStore, { rowIds, count }: RowIds, field: BitmapField): Int32Array {
  const counts = new Int32Array(store.maxValue(field) + 1)
  const column = store.column(field)
  for (let at = 0; at < count; at += 1) (counts[column[rowIds[at] as number] as number] as number) += 1
  return counts
}

/** Id 0 marks rows without an id. */
function toCountsById(counts: ArrayLike<number>): Record<number, number> {
  const byId: Record<number, number> = {}
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) byId[id] = counts[id] as number
  return byId
}
