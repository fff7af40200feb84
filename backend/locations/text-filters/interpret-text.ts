import { LRUCache } from 'lru-cache'
import { createYielder } from '~backend/platform/in-slices'
import { parseStatementNumber } from '~contract/values/statement-number'
import type { Gazetteer, GetGazetteer } from '../gazetteer'
import { getNameIndex, isGenericStem, prepareNameIndex } from '../place-parser/name-index'
import { type PlacePhrase, parsePlaces, removeStretches, type Stretch } from '../place-parser/parse-places'
import { isFillerWord, parseTextFilters, type TextFilter } from './parse-text-filters'
import { type SearchParameters, toSearchParameters } from './search-parameters'
import type { Nearness } from './word-meaning'

type Phrase = { words: string; without: string }

export type TextInterpretation = {
  filters: { parameters: SearchParameters; phrases: Phrase[]; without: string } | undefined
  pieces: PlacePhrase[]
  houseNumber: Phrase | undefined
  /** Text without a known meaning. */
  rest: Phrase | undefined
}

const MAX_CACHED_TEXTS = 200

/**
 * Interprets a text. Places are searched in the words that are not filters.
 * @param currency default currency of prices
 */
export async function interpretText(
  text: string,
  gazetteer: Gazetteer,
  chosenCities: readonly number[] = [],
  currency?: number,
): Promise<TextInterpretation> {
  // Digits alone are a statement's number, even if no number is that long.
  if (/^\d+$/.test(text) || parseStatementNumber(text) !== undefined) return toUnknown(text)
  const nextSlice = createYielder()
  const { byStem } = getNameIndex(gazetteer)
  const found = parseTextFilters(text, (stem) => byStem.has(stem) || isGenericStem(stem), currency)
  await nextSlice()
  const parsePlacesBeside = async (filters: readonly Stretch[]) => {
    const { pieces } = await parsePlaces(text, gazetteer, chosenCities, filters, nextSlice)
    await nextSlice()
    return pieces
  }
  const withoutMetro = leaveOut(found, 'metro')
  const namesStation =
    withoutMetro.length < found.length &&
    (await parsePlacesBeside(withoutMetro)).some(({ kind }) => kind === 'metro')
  const possible = namesStation ? withoutMetro : found
  const pieces = await parsePlacesBeside(possible)
  const filters = pieces.length > 0 ? leaveOut(possible, 'sea') : possible
  const houseNumber = findHouseNumber(text, pieces, filters)
  const toPhrase = ({ from, to }: Stretch): Phrase => ({
    words: text.slice(from, to).trim(),
    without: removeStretches(text, [{ from, to }]),
  })
  const known = [...filters, ...pieces, ...(houseNumber ? [houseNumber] : [])].sort(
    (one, other) => one.from - other.from,
  )
  const rest = known.length > 0 ? trimFillers(removeStretches(text, known)) : text.trim()
  return {
    filters:
      filters.length === 0
        ? undefined
        : {
            parameters: Object.fromEntries(toSearchParameters(filters)),
            phrases: filters.map(toPhrase),
            without: removeStretches(text, filters),
          },
    pieces,
    houseNumber: houseNumber && toPhrase(houseNumber),
    rest: rest
      ? { words: rest, without: known.map(({ from, to }) => text.slice(from, to).trim()).join(' ') }
      : undefined,
  }
}

const leaveOut = (filters: readonly TextFilter[], nearness: Nearness) =>
  filters.filter((filter) => filter.nearness !== nearness)

function toUnknown(text: string): TextInterpretation {
  return { filters: undefined, pieces: [], houseNumber: undefined, rest: { words: text.trim(), without: '' } }
}

/** Removes words without meaning ("with", "near the") from both ends. */
function trimFillers(rest: string): string {
  const words = rest.split(/\s+/)
  const first = words.findIndex((word) => !isFillerWord(word))
  const last = words.findLastIndex((word) => !isFillerWord(word))
  return first < 0 ? '' : words.slice(first, last + 1).join(' ')
}

export type InterpretText = (
  text: string,
  chosenCities?: readonly number[],
  currency?: number,
) => Promise<TextInterpretation>

/** Creates a cached interpreter, because the calls for a page of results and the next page share the text. */
export function createTextInterpreter(getGazetteer: GetGazetteer): InterpretText {
  const interpreted = new LRUCache<string, { gazetteer: Gazetteer; found: Promise<TextInterpretation> }>({
    max: MAX_CACHED_TEXTS,
  })
  return async (text, chosenCities = [], currency = undefined) => {
    const gazetteer = await getGazetteer()
    await prepareNameIndex(gazetteer)
    const key = `${chosenCities} ${currency} ${text}`
    const known = interpreted.get(key)
    if (known?.gazetteer === gazetteer) return known.found
    const found = interpretText(text, gazetteer, chosenCities, currency)
    interpreted.set(key, { gazetteer, found })
    found.catch(() => interpreted.delete(key))
    return found
  }
}

/** Finds digits directly after a street: "chavchavadze 40", "Казбеги, 12а". */
function findHouseNumber(
  text: string,
  pieces: readonly PlacePhrase[],
  filters: readonly Stretch[],
): Stretch | undefined {
  for (const { kind, to } of pieces) {
    const [, gap, number] = /^([\s,]*(?:№|#)?\s*)(\d{1,4}\p{L}?)(?![\p{L}\d])/u.exec(text.slice(to)) ?? []
    if (kind !== 'street' || gap === undefined || number === undefined) continue
    const from = to + gap.length
    const end = from + number.length
    if (!filters.some((filter) => filter.from < end && from < filter.to)) return { from, to: end }
  }
  return undefined
}
