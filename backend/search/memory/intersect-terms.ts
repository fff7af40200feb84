import type { ColumnStore } from './column-store'
import type { SearchTerm, TermsPredicate } from './predicates'
import type { RowIds } from './row-ids'
import { createIdLookup } from './typed-arrays'

export function intersectTerms(store: ColumnStore, found: RowIds, { terms, id }: TermsPredicate) {
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
