import type { SearchWord } from '../search-words'
import { lookupOf } from './lookup'
import type { Slots } from './narrow'
import type { Table } from './table'

/** What of a text must be met: every word, or that the statement has this number. */
export type WordsTest = { by: 'words'; field: 'text'; words: readonly SearchWord[]; id: number | undefined }

/** Keeps the statements that a text asks for. */
export function keepWords(table: Table, found: Slots, { words, id }: WordsTest) {
  const slot = id === undefined ? -1 : id - table.first
  const isThere = slot >= 0 && holds(found, slot)
  if (words.length === 0) found.count = 0
  for (const word of words) keepWord(table, found, word)
  // Matched by its number, though not by its words.
  if (isThere && !holds(found, slot)) found.slots[found.count++] = slot
}

function keepWord(table: Table, found: Slots, { part, realEstateTypes, dealTypes }: SearchWord) {
  const { slots, count } = found
  const [texts, types, deals] = [
    table.column('text'),
    table.column('real_estate_types'),
    table.column('deal_types'),
  ]
  const holding = table.texts.holding(part)
  const isType = lookupOf(realEstateTypes, table.most('real_estate_types'))
  const isDeal = lookupOf(dealTypes, table.most('deal_types'))
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const slot = slots[at] as number
    if (
      holding[texts[slot] as number] === 1 ||
      isType[types[slot] as number] === 1 ||
      isDeal[deals[slot] as number] === 1
    )
      slots[kept++] = slot
  }
  found.count = kept
}

function holds({ slots, count }: Slots, slot: number): boolean {
  return slots.subarray(0, count).includes(slot)
}
