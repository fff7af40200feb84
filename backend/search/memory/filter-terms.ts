import type { SearchTerm } from '../search-terms'
import type { ColumnStore } from './column-store'
import type { RowIds } from './filter-rows'
import { createIdLookup } from './id-lookup'

/** What of a text must be met: every word, or that the statement has this number. */
export type TermsPredicate = {
  by: 'words'
  field: 'text'
  words: readonly SearchTerm[]
  id: number | undefined
}

/** Keeps the statements that a text asks for. */
export function keepTerms(store: ColumnStore, found: RowIds, { words, id }: TermsPredicate) {
  const slot = id === undefined ? -1 : id - store.firstId
  const isThere = slot >= 0 && includesRow(found, slot)
  if (words.length === 0) found.count = 0
  for (const word of words) keepTerm(store, found, word)
  // Matched by its number, though not by its words.
  if (isThere && !includesRow(found, slot)) found.slots[found.count++] = slot
}

function keepTerm(store: ColumnStore, found: RowIds, { part, realEstateTypes, dealTypes }: SearchTerm) {
  const { slots, count } = found
  const [texts, types, deals] = [
    store.column('text'),
    store.column('real_estate_types'),
    store.column('deal_types'),
  ]
  const textsContaining = store.textIndex.findContaining(part)
  const isRealEstateType = createIdLookup(realEstateTypes, store.maxValue('real_estate_types'))
  const isDealType = createIdLookup(dealTypes, store.maxValue('deal_types'))
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    if (
      textsContaining[texts[slot] as number] === 1 ||
      isRealEstateType[types[slot] as number] === 1 ||
      isDealType[deals[slot] as number] === 1
    )
      slots[kept++] = slot
  }
  found.count = kept
}

function includesRow({ slots, count }: RowIds, slot: number): boolean {
  return slots.subarray(0, count).includes(slot)
}
