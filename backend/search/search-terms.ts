import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { LOCALES, type LocalizedText } from '~backend/platform/localized-text'
import type { SearchTerm } from './memory/predicates'

/** Stands between words, of a question as of the texts that are searched. */
export const TERM_SEPARATORS = /[\s,;.№#"'„“”()]+/

/** Fewer letters have no trigram, and would make the database read every address. */
const MIN_LETTERS = 3
const MAX_TERMS = 8
/** No address is longer. */
const MAX_LETTERS = 300

/**
 * The words to look for; none when nothing typed is long enough to find.
 *
 * A word is met by any part of a word of a statement's texts: its address and the names of its street, neighbourhood,
 * district and city, in all languages. Georgian endings are passed over. A word may also name a kind of real estate or
 * of deal. Slips of the finger are forgiven to names of places, which are taken out before (`read-text.ts`), and not
 * to other words.
 *
 * @param hasOtherFilters whether something else is asked for already, which a short word alone may narrow
 */
export function toSearchTerms(text: string, hasOtherFilters = false): SearchTerm[] {
  const words = text
    .slice(0, MAX_LETTERS)
    .normalize('NFC')
    // Marks without width come along when text is copied.
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\0', ' ')
    .toLowerCase()
    .split(TERM_SEPARATORS)
    .filter(Boolean)
    .slice(0, MAX_TERMS)
  // A short word ("26", a house number) narrows what a longer one finds; alone it finds nothing sensible.
  if (!hasOtherFilters && !words.some((word) => [...word].length >= MIN_LETTERS)) return []
  return words.map((word) => ({
    part: toGeorgianStem(word),
    realEstateTypes: findIdsNamed(word, (type) => [type, type.plural], REAL_ESTATE_TYPES),
    dealTypes: findIdsNamed(word, (deal) => [deal, deal.inTitle], DEAL_TYPES),
  }))
}

/** The statement number that was typed, if it can be one. */
export function parseStatementNumber(text: string): number | undefined {
  const digits = text.trim().replace(/^(№|#|id)\s*:?\s*/i, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

/**
 * Georgian names end differently in a sentence, in a street's name and alone (ვაკეში; რუსთაველის, რუსთაველი):
 * what stays the same is looked for.
 */
function toGeorgianStem(word: string): string {
  if (!/^[ა-ჰ-]{5,}$/.test(word)) return word
  const bare = word.replace(/(ში|ზე|ის|ს)$/, '')
  return bare.length < 5 ? bare : bare.replace(/[აეიოუ]$/, '')
}

/** The LIKE pattern of texts that hold a part. */
export function toLikePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
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
        LOCALES.some((locale) => name[locale].toLowerCase().split(' ').includes(word)),
      ),
    )
    .map(({ id }) => id)
}
