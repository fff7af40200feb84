import type { ColumnStore } from './column-store'
import type { Column } from './columns'
import { intersectRange } from './intersect-ranges'
import { createNearStationLookup } from './near-stations'
import type { Predicate, SearchTerm, TermsPredicate } from './predicates'
import type { RowIds } from './row-ids'
import { createIdLookup } from './typed-arrays'

function intersectTerms(store: ColumnStore, found: RowIds, { terms, id }: TermsPredicate) {
  const rowId = id === undefined ? -1 : id - store.firstId
  const wasFound = rowId >= 0 && includesRow(found, rowId)
  if (terms.length === 0) found.count = 0
  for (const term of terms) intersectTerm(store, found, term)
  // A typed id is found even if the statement's text lacks the number.
  if (wasFound && !includesRow(found, rowId)) found.rowIds[found.count++] = rowId
}

function intersectTerm(
  store: ColumnStore,
  found: RowIds,
  { part, isHouse, realEstateTypes, dealTypes }: SearchTerm,
) {
  const { rowIds, count } = found
  const [texts, types, deals] = [
    store.column('text'),
    store.column('real_estate_types'),
    store.column('deal_types'),
  ]
  const textsContaining = isHouse ? store.textIndex.findHouse(part) : store.textIndex.findContaining(part)
  const isRealEstateType = createIdLookup(realEstateTypes, store.maxValue('real_estate_types'))
  const isDealType = createIdLookup(dealTypes, store.maxValue('deal_types'))
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    if (
      textsContaining[texts[rowId] as number] === 1 ||
      isRealEstateType[types[rowId] as number] === 1 ||
      isDealType[deals[rowId] as number] === 1
    )
      rowIds[kept++] = rowId
  }
  found.count = kept
}

function includesRow({ rowIds, count }: RowIds, rowId: number): boolean {
  return rowIds.subarray(0, count).includes(rowId)
}

// Each loop is written out and counts without branching.
// A call per row, a loop shared by columns of two widths, or a mispredicted branch costs more than the
// comparison.

export function applyPredicate(store: ColumnStore, predicate: Predicate, found: RowIds) {
  const column = store.column(predicate.field)
  switch (predicate.by) {
    case 'ids': {
      const lookup = createIdLookup(predicate.ids, store.maxValue(predicate.field))
      return column instanceof Uint8Array
        ? intersectSmallIds(found, column, lookup)
        : intersectIds(found, column, lookup)
    }
    case 'range':
      return intersectRange(found, column, predicate)
    case 'flag':
      return intersectFlag(found, column, 1 << predicate.bit)
    case 'parameters':
      return intersectParameters(
        found,
        column,
        predicate.low,
        store.column('more_parameters'),
        predicate.high,
      )
    case 'near_stations':
      return intersectNearStations(store, found, createNearStationLookup(store, predicate))
    case 'terms':
      return intersectTerms(store, found, predicate)
  }
}

function intersectSmallIds(found: RowIds, column: Uint8Array, lookup: Uint8Array) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += lookup[column[rowId] as number] as number
  }
  found.count = kept
}

function intersectIds(found: RowIds, column: Column, lookup: Uint8Array) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += lookup[column[rowId] as number] as number
  }
  found.count = kept
}

function intersectFlag(found: RowIds, column: Column, mask: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += Number(((column[rowId] as number) & mask) !== 0)
  }
  found.count = kept
}

function intersectParameters(found: RowIds, column: Column, low: number, more: Column, high: number) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept += Number((((column[rowId] as number) & low) | ((more[rowId] as number) & high)) !== 0)
  }
  found.count = kept
}

function intersectNearStations(store: ColumnStore, found: RowIds, lookup: Uint8Array) {
  const { rowIds, count } = found
  const [first, second, third] = [
    store.column('near_station_1'),
    store.column('near_station_2'),
    store.column('near_station_3'),
  ]
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    rowIds[kept] = rowId
    kept +=
      (lookup[first[rowId] as number] as number) |
      (lookup[second[rowId] as number] as number) |
      (lookup[third[rowId] as number] as number)
  }
  found.count = kept
}

/** Filters by a callback. Slow, so only for short lists. */
export function intersectWhere(found: RowIds, isMatch: (rowId: number) => boolean) {
  const { rowIds, count } = found
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const rowId = rowIds[at] as number
    if (isMatch(rowId)) rowIds[kept++] = rowId
  }
  found.count = kept
}
