import { ROOM_TYPES } from '~backend/dictionaries/rooms'
import { MARKED_NUMBERS } from '~contract/values/statement-number'
import type { Stretch } from '../place-parser/parse-places'
import { readQuantity, toBedroomParameters, toParameters } from './quantities'
import { DAILY_RENT, type SearchParameters } from './search-parameters'
import { splitTextParts, type TextPart } from './text-parts'
import type { Nearness } from './word-meaning'
import { findPhraseMeaning } from './word-meanings'

/** Phone numbers, mobile or not, of any country. A number with a currency is a price. */
const PHONE_NUMBERS =
  /(?<![\p{L}\d]|\d[\s-])(?:\+\d(?:[\s()-]{0,2}\d){7,14}|(?:995[\s-]?)?\(?5\d{2}\)?(?:[\s-]?\d){6}|995(?:[\s-]?\d){9}|\(?0(?:[\s()-]{0,2}\d){8,9})(?![\s-]?\d|\s*[$₾])/gu

/** Finds phone and statement numbers, which are not quantities. */
function findPlainNumbers(text: string): Stretch[] {
  return [PHONE_NUMBERS, MARKED_NUMBERS].flatMap((numbers) =>
    [...text.matchAll(numbers)].map(({ 0: words, index }) => ({ from: index, to: index + words.length })),
  )
}

/** Part of a text that contains filters; `to` is exclusive. */
export type TextFilter = {
  from: number
  to: number
  parameters: SearchParameters
  /** Set for a filter that a named station or place replaces. */
  nearness?: Nearness
}

/**
 * Parses kind of real estate, deal, rooms, guests, area, price and floor, in words of three languages.
 * @param isPlaceStem excludes places from typo correction
 */
export function parseTextFilters(
  text: string,
  isPlaceStem: (stem: string) => boolean,
  currency?: number,
): TextFilter[] {
  const parts = setPlainNumbersAside(splitTextParts(text, isPlaceStem), text)
  const filters: TextFilter[] = []
  for (let at = 0; at < parts.length; ) {
    const found = readFilter(parts, at, currency)
    if (found) filters.push(withFillers(parts, at, found, filters.at(-1)?.to ?? 0))
    at = found?.to ?? at + 1
  }
  const isForNights = filters.some(({ parameters }) => parameters.deal_types === DAILY_RENT)
  return isForNights ? filters : filters.filter(({ parameters }) => parameters.guests === undefined)
}

function setPlainNumbersAside(parts: readonly TextPart[], text: string): TextPart[] {
  const numbers = findPlainNumbers(text)
  return parts.map((part) =>
    numbers.some(({ from, to }) => from < part.to && part.from < to)
      ? { ...part, meaning: { is: 'unknown' } }
      : part,
  )
}

export function isFillerWord(word: string): boolean {
  const meaning = findPhraseMeaning([word.replace(/[^\p{L}]+$/u, '')])
  return meaning?.is === 'filler' || meaning?.is === 'bound' || meaning?.is === 'per'
}

/** Walking minutes to a station, and the towns at the Black Sea: Batumi, Poti and Kobuleti. */
const NEARNESS_PARAMETERS: Readonly<Record<Nearness, SearchParameters>> = {
  metro: { metro_minutes: '10' },
  sea: { cities: '15,91,94' },
}

type FoundFilter = Omit<TextFilter, 'from'>

function readFilter(parts: readonly TextPart[], at: number, currency?: number): FoundFilter | undefined {
  const quantity = readQuantity(parts, at)
  if (quantity) {
    const parameters = toParameters(quantity, currency)
    return parameters && { to: quantity.to, parameters }
  }
  const meaning = parts[at]?.meaning
  const to = at + 1
  if (meaning?.is === 'ids') return { to, parameters: { [meaning.parameter]: meaning.ids.join(',') } }
  if (meaning?.is === 'amenity')
    return isNegated(parts, at, -1) || isNegated(parts, at, 1)
      ? undefined
      : { to, parameters: meaning.parameters }
  if (meaning?.is === 'owner') return { to, parameters: { owner: '1' } }
  if (meaning?.is === 'nearness')
    return { to, parameters: NEARNESS_PARAMETERS[meaning.to], nearness: meaning.to }
  if (meaning?.is === 'cheapness') return { to, parameters: { order_by: 'price', sequence: 'asc' } }
  if (meaning?.is === 'living_room_and') {
    const parameters = toBedroomParameters(meaning.bedrooms)
    return parameters && { to, parameters }
  }
  if (meaning?.is !== 'rooms_of_flat') return undefined
  const roomType = ROOM_TYPES.find(({ en }) => en === String(meaning.rooms))
  return roomType && { to, parameters: { room_types: String(roomType.id) } }
}

/** True for "without a balcony and parking", "აივნის და პარკინგის გარეშე", which no filter can express. */
function isNegated(parts: readonly TextPart[], at: number, step: 1 | -1): boolean {
  const meaning = parts[at + step]?.meaning
  if (meaning?.is === 'negation') return Boolean(meaning.after) === (step === 1)
  if (meaning?.is !== 'filler' && meaning?.is !== 'amenity') return false
  return isNegated(parts, at + step, step)
}

/** Extends a filter by words without meaning, such as "I want a". */
function withFillers(
  parts: readonly TextPart[],
  at: number,
  { to, ...found }: FoundFilter,
  taken: number,
): TextFilter {
  let first = at
  while (first > 0 && ['filler', 'per'].includes(parts[first - 1]?.meaning.is ?? '')) first -= 1
  const from = parts[first]?.from ?? 0
  return { from: Math.max(from, taken), to: parts[to - 1]?.to ?? 0, ...found }
}
