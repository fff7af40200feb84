import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { LOCALES, type LocalizedText } from '~backend/platform/localized-text'
import type { SearchTerm } from './memory/predicates'

/** Separators between words, of queries and of searched texts. */
const SEPARATORS = String.raw`\s,;.№#"'„“”()`
export const TERM_SEPARATORS = new RegExp(`[${SEPARATORS}]+`)

/** Separators of typed texts: all punctuation and symbols but a typographic apostrophe inside a word. */
const QUERY_SEPARATORS = /(?:(?!(?<=\p{L})’(?=\p{L}))[\s\p{P}\p{S}\p{Default_Ignorable_Code_Point}])+/u

/** Minimum length of a word: shorter parts have no trigram, so the database would read every address. */
const MIN_LETTERS = 3
const MAX_TERMS = 8
const MAX_LETTERS = 300

/**
 * Splits a text into terms; empty if no word is long enough to find anything.
 * A word matches a part of a word in the address, in a place name of any language, or in a kind or deal.
 * Georgian endings are removed. Typos are tolerated only in place names, which are removed before
 * (`search-text.ts`).
 * @param hasOtherFilters true if a short word alone may narrow the search
 */
export function toSearchTerms(text: string, hasOtherFilters = false): SearchTerm[] {
  const words = text
    .slice(0, MAX_LETTERS)
    // Full-width letters come from other keyboards.
    .normalize('NFKC')
    .toLowerCase()
    .split(QUERY_SEPARATORS)
    .filter(Boolean)
    .slice(0, MAX_TERMS)
  // A short word such as a house number only narrows the results of a longer one.
  if (!hasOtherFilters && !words.some((word) => [...word].length >= MIN_LETTERS)) return []
  return words.map((word) => ({
    part: toGeorgianStem(word),
    realEstateTypes: findIdsNamed(word, (type) => [type, type.plural], REAL_ESTATE_TYPES),
    dealTypes: findIdsNamed(word, (deal) => [deal, deal.inTitle], DEAL_TYPES),
  }))
}

/** Removes Georgian case endings: ვაკეში and ვაკე, რუსთაველის and რუსთაველი. */
function toGeorgianStem(word: string): string {
  if (!/^[ა-ჰ-]{5,}$/.test(word)) return word
  const bare = word.replace(/(ში|ზე|ის|ს)$/, '')
  return bare.length < 5 ? bare : bare.replace(/[აეიოუ]$/, '')
}

export function toLikePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Returns a pattern for a number that begins a word, without a further digit. It contains only digits and a
 * letter.
 */
export function toHousePattern(number: string): string {
  return `(^|[${SEPARATORS}])${number}([^0-9]|$)`
}

function findIdsNamed<Row extends { id: number }>(
  word: string,
  namesOf: (row: Row) => LocalizedText[],
  rows: readonly Row[],
): number[] {
  if (word.length < MIN_LETTERS || ['for', 'под'].includes(word)) return []
  return rows
    .filter((row) =>
      namesOf(row).some((name) =>
        LOCALES.some((locale) => name[locale].toLowerCase().split(TERM_SEPARATORS).includes(word)),
      ),
    )
    .map(({ id }) => id)
}
