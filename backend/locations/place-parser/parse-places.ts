import { createYielder } from '~backend/platform/in-slices'
import type { PlaceKind } from '~contract/locations'
import { toPhoneticKey } from '~contract/values/phonetic-key'
import type { Gazetteer } from '../gazetteer'
import { toStem } from '../stem'
import { isCommonStem } from './common-words'
import {
  differsMore,
  getEditDistance,
  getMaxEditDistance,
  MAX_EDIT_DISTANCE,
  toLetterBits,
} from './edit-distance'
import { getNameIndex, type IndexedName, type NamedPlace, type NameIndex } from './name-index'
import { findNamedPlaces, type LookupScope, type Span } from './named-places'
import { type Token, tokenize } from './tokenize'

/** Part of a text; `to` is exclusive. */
export type Stretch = { from: number; to: number }

/** Phrase that names places; several if the words are ambiguous. */
export type PlacePhrase = Stretch & {
  words: string
  kind: PlaceKind
  places: NamedPlace[]
  without: string
}

export type ParsedPlaces = { pieces: PlacePhrase[]; rest: { words: string; without: string } | undefined }

const MAX_LETTERS = 300
/** Maximum number of words, because each typo blocks the event loop and places come early. */
const MAX_WORDS = 7
const MAX_NAME_WORDS = 4
/** Maximum number of alternatives. */
const MAX_PLACES = 20

/**
 * Finds places in a text, in slices, because each misspelt word is compared with every name.
 * Accepts Georgian, Latin and Russian letters, any grammatical case, wrong keyboard layouts and typos. Of
 * equal names a city ranks before a district, neighbourhood and street, unless "street" or a house number is
 * near. The capital's places come first if no city is chosen or named.
 * @param taken parts of the text with another meaning
 */
export async function parsePlaces(
  text: string,
  gazetteer: Gazetteer,
  chosenCities: readonly number[] = [],
  taken: readonly Stretch[] = [],
  nextSlice = createYielder(),
): Promise<ParsedPlaces> {
  const nameIndex = getNameIndex(gazetteer)
  const words = blankOut(text.slice(0, MAX_LETTERS), taken)
  const tokens = tokenize(words, (stem) => nameIndex.byStem.has(stem)).slice(0, MAX_WORDS)
  const none = new Set<number>()
  const home = gazetteer.cities[0]?.id
  const chosen: LookupScope = {
    cities: new Set(chosenCities),
    defaultCity: home,
    districts: none,
    urbans: none,
  }
  const corrections = new Map<Token, Token>()
  const findNames = async (focus: LookupScope) => {
    const exact = findExactNames(tokens, nameIndex, focus)
    await nextSlice()
    // Typos are considered only for words without an exact match.
    const wrong = tokens.filter((_, at) => !isInMatch(exact, at))
    for (const word of wrong) {
      if (!corrections.has(word)) corrections.set(word, correctTypos(word, nameIndex))
      await nextSlice()
    }
    if (wrong.every((word) => corrections.get(word) === word)) return exact
    const corrected = tokens.map((word) => (wrong.includes(word) ? (corrections.get(word) ?? word) : word))
    const names = findExactNames(corrected, nameIndex, focus)
    await nextSlice()
    return names
  }
  const focus = toLookupScope(await findNames(chosen), chosen)
  return toParsedPlaces(text, tokens, await findNames(focus), taken)
}

function blankOut(text: string, taken: readonly Stretch[]): string {
  return taken.reduce(
    (left, { from, to }) => `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`,
    text,
  )
}

/** Matched words; `to` is exclusive. */
type NameMatch = { from: number; to: number; names: IndexedName[] }

/** Narrows the search for the remaining words by the matches. */
function toLookupScope(all: readonly NameMatch[], focus: LookupScope): LookupScope {
  const idsOf = (kind: PlaceKind) =>
    new Set(
      all.flatMap(({ names }) =>
        names.flatMap(({ placeKind, place }) => (placeKind === kind ? place.id : [])),
      ),
    )
  const cities = focus.cities.size > 0 ? focus.cities : idsOf('city')
  return { ...focus, cities, districts: idsOf('district'), urbans: idsOf('urban') }
}

/** Finds exact names, longest first. */
function findExactNames(words: readonly Token[], known: NameIndex, focus: LookupScope): NameMatch[] {
  const all: NameMatch[] = []
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length
      if (all.some((other) => other.from < to && from < other.to)) continue
      const names = findNamedPlaces(toSpan(words, from, to), known, focus).slice(0, MAX_PLACES)
      if (names.length === 0) continue
      all.push({ ...includeStreetWord(words, from, to, names), names })
    }
  return all.sort((one, other) => one.from - other.from)
}

function isInMatch(all: readonly NameMatch[], at: number): boolean {
  return all.some(({ from, to }) => from <= at && at < to)
}

function toSpan(words: readonly Token[], from: number, to: number): Span {
  const [before, after] = [words[from - 1], words[to]]
  const [left, right] = [before?.kind, after?.kind]
  // Russian puts the street word first unless the name is an adjective; other languages put it last.
  const isLeft = left !== undefined && isRussian(before)
  const isRight =
    right !== undefined && (!isRussian(after) || /[аи]я|[ыи]й$/i.test(words[to - 1]?.text ?? ''))
  return {
    words: words.slice(from, to),
    kind: isRight ? right : (left ?? right),
    isStreet: isLeft || isRight,
    isMetro: isMetroWord(before) || isMetroWord(after),
    hasNumber: isHouseNumber(words[to], words[to + 1]),
  }
}

function isRussian(word: Token | undefined): boolean {
  return /[а-яё]/i.test(word?.text ?? '')
}

/** True for a number without a unit: "14", but not that of "3 rooms". */
function isHouseNumber(word: Token | undefined, next: Token | undefined): boolean {
  return /^\d{1,4}\p{L}?$/u.test(word?.text ?? '') && !next?.isCommon
}

function isMetroWord(word: Token | undefined): boolean {
  return word?.sounds.some((sound) => sound.startsWith('metro')) ?? false
}

/** Extends a street match by the word "street", and a station match by "metro". */
function includeStreetWord(
  words: readonly Token[],
  from: number,
  to: number,
  [name]: readonly IndexedName[],
) {
  const isMetro = name?.placeKind === 'metro'
  const hasKind = (at: number) => (isMetro ? isMetroWord(words[at]) : words[at]?.kind !== undefined)
  if (!isMetro && name?.placeKind !== 'street' && name?.kind === undefined) return { from, to }
  return hasKind(to) ? { from, to: to + 1 } : { from: hasKind(from - 1) ? from - 1 : from, to }
}

/** Adds the stems of the nearest names to a misspelt word. */
function correctTypos(word: Token, { sounds }: NameIndex): Token {
  if (word.isCommon || word.kind !== undefined || /\d/.test(word.text)) return word
  if (word.stems.some(isCommonStem)) return word
  let minDistance = Number.POSITIVE_INFINITY
  let stems: string[] = []
  for (const typed of new Set(word.sounds.flatMap((sound) => [sound, toStem(sound)]))) {
    const typedBits = toLetterBits(typed)
    for (const { sound, letterBits, stem, isStreet } of sounds) {
      if (Math.abs(typed.length - sound.length) > MAX_EDIT_DISTANCE) continue
      const maxDistance = Math.min(
        minDistance,
        getMaxEditDistance(Math.min(typed.length, sound.length), isStreet ? 'strict' : 'lenient'),
      )
      if (differsMore(typedBits, letterBits, maxDistance)) continue
      const distance = getEditDistance(typed, sound, maxDistance)
      if (distance === undefined || distance > minDistance) continue
      if (distance < minDistance) stems = []
      minDistance = distance
      stems.push(stem)
    }
  }
  return stems.length > 0 ? { ...word, stems: [...new Set([...word.stems, ...stems])] } : word
}

const PREPOSITIONS = new Set('в во на у около возле рядом in at on near the of г гор город city'.split(' '))
const PLACE_WORDS = new Set(
  'უბანი უბანში უბნის რაიონი რაიონში დასახლება district neighbourhood neighborhood area settlement район районе микрорайон'
    .split(' ')
    .map(toPhoneticKey),
)

function toParsedPlaces(
  text: string,
  words: readonly Token[],
  all: readonly NameMatch[],
  taken: readonly Stretch[],
): ParsedPlaces {
  const stretches = all.map(({ from, to, names }, at) => {
    const isFree = (index: number) => words[index] !== undefined && !isInMatch(all, index)
    let [first, last] = [from, to]
    if (isFree(last) && isPlaceWord(words[last])) last += 1
    while (isFree(first - 1) && first > (all[at - 1]?.to ?? 0) && isFillerWord(words[first - 1])) first -= 1
    return { from: words[first]?.from ?? 0, to: words[last - 1]?.to ?? 0, names }
  })
  const pieces = stretches.map(({ from, to, names }) => ({
    from,
    to,
    words: text.slice(from, to),
    kind: (names[0] as IndexedName).placeKind,
    places: names.map(({ place }) => place),
    without: removeStretches(text, [{ from, to }]),
  }))
  const named = [...stretches, ...taken]
  const rest = named.length > 0 ? removeStretches(text, named) : text.trim()
  const placesAlone = pieces.map((piece) => piece.words).join(' ')
  return { pieces, rest: rest ? { words: rest, without: placesAlone } : undefined }
}

export function removeStretches(text: string, cut: readonly Stretch[]): string {
  const left = [...cut]
    .sort((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
  return tidyText(left)
}

function isPlaceWord(word: Token | undefined): boolean {
  return word !== undefined && PLACE_WORDS.has(toPhoneticKey(word.text))
}

function isFillerWord(word: Token | undefined): boolean {
  return word !== undefined && (PREPOSITIONS.has(word.text.toLowerCase()) || isPlaceWord(word))
}

function tidyText(text: string): string {
  return text
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(' ')
    .replace(/^[,;.\s]+|[,;\s]+$/g, '')
}
