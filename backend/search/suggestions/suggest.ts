import { LRUCache } from 'lru-cache'
import type { Gazetteer, GetGazetteer } from '~backend/locations/gazetteer'
import { getNameIndex, isGenericStem, prepareNameIndex } from '~backend/locations/place-parser/name-index'
import { removeStretches, type Stretch } from '~backend/locations/place-parser/parse-places'
import { isFillerWord, parseTextFilters } from '~backend/locations/text-filters/parse-text-filters'
import { type SearchParameters, toSearchParameters } from '~backend/locations/text-filters/search-parameters'
import { completeUnit } from '~backend/locations/text-filters/word-meanings'
import type { Db } from '~backend/platform/db/pool'
import { TimedCache } from '~backend/platform/timed-cache'
import { findSuggestions } from './find-suggestions'
import { countStatementsByPlace, listSuggestedCompanies } from './store'
import { createSuggestionIndex, type SuggestedEntry, type SuggestionIndex } from './suggestion-index'

export type Suggestions = {
  entries: SuggestedEntry[]
  /** Filters in the text besides the suggested entry. */
  parameters: SearchParameters
  houseNumber: string | undefined
}

/** Suggests searches; `currency` is the default of prices. */
export type Suggest = (text: string, currency: number | undefined) => Promise<Suggestions>

/** Maximum age in ms of the order by number of statements. */
const MAX_AGE_MS = 600_000
const MAX_CACHED_TEXTS = 500
/** Maximum length of a cached text, in letters. */
const MAX_CACHED_LENGTH = 200

export function createSuggest(db: Db, getGazetteer: GetGazetteer): Suggest {
  const known = new TimedCache(
    async () => Promise.all([listSuggestedCompanies(db), countStatementsByPlace(db)]),
    MAX_AGE_MS,
  )
  let current: { of: readonly unknown[]; index: Promise<SuggestionIndex> } | undefined
  let suggested = new LRUCache<string, Suggestions>({ max: MAX_CACHED_TEXTS })
  return async (text, currency) => {
    const [gazetteer, rows] = await Promise.all([getGazetteer(), known.getStale()])
    if (current?.of[0] !== gazetteer || current.of[1] !== rows) {
      current = { of: [gazetteer, rows], index: createSuggestionIndex(gazetteer, ...rows) }
      suggested = new LRUCache({ max: MAX_CACHED_TEXTS })
    }
    const answers = suggested
    const index = await current.index
    await prepareNameIndex(gazetteer)
    if (text.length > MAX_CACHED_LENGTH) return suggestFor(text, gazetteer, index, currency)
    const key = `${currency} ${text}`
    const suggestions = answers.get(key) ?? suggestFor(text, gazetteer, index, currency)
    answers.set(key, suggestions)
    return suggestions
  }
}

/** Suggests for a text. An unfinished last word is completed, or dropped if there would be no suggestion. */
export function suggestFor(
  text: string,
  gazetteer: Gazetteer,
  index: SuggestionIndex,
  currency?: number,
): Suggestions {
  const { names, ...suggestions } = suggestForWords(text, gazetteer, index, currency)
  const [, before = '', number = '', last = ''] = UNFINISHED.exec(text) ?? []
  if (suggestions.entries.length > 0 || !names || !last) return suggestions
  const unit = number && completeUnit(last)
  const { names: _, ...guesses } = suggestForWords(
    unit ? `${before}${number}${unit}` : before,
    gazetteer,
    index,
    currency,
  )
  return guesses
}

/** Words, optionally a number, and the last word. */
const UNFINISHED = /^(.*?\S\s+?)(\d+\s*-?\s*)?(\p{L}+)$/u

/** Suggests for the words that are not filters. */
function suggestForWords(
  text: string,
  gazetteer: Gazetteer,
  index: SuggestionIndex,
  currency: number | undefined,
): Suggestions & { names: string } {
  const { byStem } = getNameIndex(gazetteer)
  const filters = parseTextFilters(text, (stem) => byStem.has(stem) || isGenericStem(stem), currency)
  const withoutMetro = filters.filter(({ nearness }) => nearness !== 'metro')
  const hasMetro = withoutMetro.length < filters.length && toNames(filters) !== ''
  const beside = hasMetro ? findSuggestions(toNames(withoutMetro), index) : []
  const namesStation = beside[0]?.kind === 'metro'
  const possible = namesStation ? withoutMetro : filters
  const names = toNames(possible)
  const entries = namesStation ? beside : names ? findSuggestions(names, index) : []
  const applied = possible.filter(({ nearness }) => nearness !== 'sea' || entries.length === 0)
  return {
    names,
    entries,
    parameters: Object.fromEntries(toSearchParameters(applied)),
    houseNumber: /\s(\d{1,4}\p{L}?)$/u.exec(names)?.[1],
  }

  function toNames(known: readonly Stretch[]): string {
    return removeStretches(text, known)
      .split(/\s+/)
      .filter((word) => !isFillerWord(word))
      .join(' ')
  }
}
