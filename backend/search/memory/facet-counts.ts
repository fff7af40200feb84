import { RoaringBitmap32 } from 'roaring-wasm'
import { findCandidates } from './candidates'
import type { ColumnStore } from './column-store'
import type { BitmapField, FieldName } from './fields'
import { countIn, keepMatching, withoutBitmapPredicates } from './filter-rows'
import { countMetroOptions, isMetroChoice } from './metro-facets'
import type { IdsPredicate, Predicate } from './predicates'
import { toRowIds } from './row-ids'
import { hasBitmaps } from './value-bitmaps'

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
      .filter((predicate): predicate is IdsPredicate => isChoice(predicate, facetNames))
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
    ...facetNames.map((name) => [name, countByValue(store, foundWithout.get(name) ?? found, name)] as const),
    ...Object.entries(toggles).map(
      ([name, toggle]) => [name, toCountsById([0, countToggle(store, found, toggle)])] as const,
    ),
  ]
  const total = found.size
  for (const bitmap of [all, ...bitmaps]) bitmap.dispose()
  return { total, facets: { ...metro, ...Object.fromEntries(facets) } }
}

function isChoice(predicate: Predicate, facetNames: readonly FieldName[]): predicate is IdsPredicate {
  return predicate.by === 'ids' && !predicate.fromText && facetNames.includes(predicate.field)
}

function countToggle(store: ColumnStore, rows: RoaringBitmap32, predicates: readonly Predicate[]): number {
  const [predicate] = predicates
  if (predicates.length > 1 || !predicate || !hasBitmaps(predicate)) return countIn(store, rows, predicates)
  return store.valueBitmaps.list(predicate).reduce((sum, bitmap) => sum + rows.andCardinality(bitmap), 0)
}

/** Reads the column of each row or intersects with bitmaps, whichever is less work. */
function countByValue(store: ColumnStore, rows: RoaringBitmap32, field: BitmapField): Record<number, number> {
  const byValue = store.valueBitmaps.getByValue(field)
  const counts = new Int32Array(store.maxValue(field) + 1)
  if (rows.size * ROWS_PER_INTERSECTION < byValue.size * store.valueBitmaps.publicRows.size) {
    const column = store.column(field)
    const { rowIds, count } = toRowIds(rows)
    for (let at = 0; at < count; at += 1) (counts[column[rowIds[at] as number] as number] as number) += 1
  } else {
    for (const [value, bitmap] of byValue) counts[value] = rows.andCardinality(bitmap)
  }
  return toCountsById(counts)
}

/** Id 0 marks rows without an id. */
function toCountsById(counts: ArrayLike<number>): Record<number, number> {
  const byId: Record<number, number> = {}
  for (let id = 1; id < counts.length; id += 1) if (counts[id]) byId[id] = counts[id] as number
  return byId
}
