import { LRUCache } from 'lru-cache'
import type { PlaceKind } from '~contract/locations'
import type { Gazetteer, GetGazetteer } from '../gazetteer'
import { toPhoneticKey } from '../phonetic-key'
import { toStem } from '../stem'
import { isCommonStem } from './common-words'
import {
  differsMore,
  getEditDistance,
  getMaxEditDistance,
  MAX_EDIT_DISTANCE,
  toLetterBits,
} from './edit-distance'
import {
  getNameIndex,
  type IndexedName,
  type NamedPlace,
  type NameIndex,
  prepareNameIndex,
} from './name-index'
import { findNamedPlaces, type LookupScope, type Span } from './named-places'
import { type Token, tokenize } from './tokenize'

/** Several places when the words are ambiguous. */
export type PlacePhrase = {
  words: string
  kind: PlaceKind
  places: NamedPlace[]
  without: string
}

export type ParsedPlaces = { pieces: PlacePhrase[]; rest: { words: string; without: string } | undefined }

const MAX_LETTERS = 300
const MAX_NAME_WORDS = 4
const MAX_CACHED_TEXTS = 200
/** More alternatives are of no use. */
const MAX_PLACES = 20

/**
 * Accepts Georgian, Latin and Russian letters, any grammatical case, wrong keyboard layouts and typos.
 * Of equal names a city ranks before a district, neighbourhood and street, unless "street" or a house number is near.
 * Without a city, chosen or named, the capital's places come first.
 */
export function parsePlaces(
  text: string,
  gazetteer: Gazetteer,
  chosenCities: readonly number[] = [],
): ParsedPlaces {
  const nameIndex = getNameIndex(gazetteer)
  const tokens = tokenize(text.slice(0, MAX_LETTERS), (stem) => nameIndex.byStem.has(stem))
  const none = new Set<number>()
  const home = gazetteer.cities[0]?.id
  const chosen: LookupScope = {
    cities: new Set(chosenCities),
    defaultCity: home,
    districts: none,
    urbans: none,
  }
  const corrected = new Map<Token, Token>()
  const correct = (word: Token) => {
    const known = corrected.get(word) ?? correctTypos(word, nameIndex)
    corrected.set(word, known)
    return known
  }
  const focus = toLookupScope(findNames(tokens, nameIndex, chosen, correct), chosen)
  return toParsedPlaces(text, tokens, findNames(tokens, nameIndex, focus, correct))
}

export type ParsePlaces = (text: string, chosenCities?: readonly number[]) => Promise<ParsedPlaces>

/** The calls for a page of results parse the same text, and the next page parses it again. */
export function createPlaceParser(getGazetteer: GetGazetteer): ParsePlaces {
  const parsed = new LRUCache<string, { gazetteer: Gazetteer; places: ParsedPlaces }>({
    max: MAX_CACHED_TEXTS,
  })
  return async (text, chosenCities = []) => {
    const gazetteer = await getGazetteer()
    await prepareNameIndex(gazetteer)
    const key = `${chosenCities} ${text}`
    const known = parsed.get(key)
    if (known?.gazetteer === gazetteer) return known.places
    const places = parsePlaces(text, gazetteer, chosenCities)
    parsed.set(key, { gazetteer, places })
    return places
  }
}

/** `to` is exclusive. */
type NameMatch = { from: number; to: number; names: IndexedName[] }

/** Matches narrow the search for the remaining words. */
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

/** Longest first; typos are considered only where nothing matches exactly. */
function findNames(
  words: readonly Token[],
  known: NameIndex,
  focus: LookupScope,
  correct: (word: Token) => Token,
): NameMatch[] {
  const exact = findExactNames(words, known, focus)
  const corrected = words.map((word, at) => (isInMatch(exact, at) ? word : correct(word)))
  if (corrected.every((word, at) => word === words[at])) return exact
  return findExactNames(corrected, known, focus)
}

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
    hasNumber: isHouseNumber(words[to], words[to + 1]),
  }
}

function isRussian(word: Token | undefined): boolean {
  return /[а-яё]/i.test(word?.text ?? '')
}

/** A number without a unit: "14", but not that of "3 rooms". */
function isHouseNumber(word: Token | undefined, next: Token | undefined): boolean {
  return /^\d{1,4}\p{L}?$/u.test(word?.text ?? '') && !next?.isCommon
}

/** The word "street" beside a street belongs to it. */
function includeStreetWord(
  words: readonly Token[],
  from: number,
  to: number,
  [name]: readonly IndexedName[],
) {
  const hasKind = (at: number) => words[at]?.kind !== undefined
  if (name?.placeKind !== 'street' && name?.kind === undefined) return { from, to }
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
        getMaxEditDistance(Math.min(typed.length, sound.length), isStreet),
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

function toParsedPlaces(text: string, words: readonly Token[], all: readonly NameMatch[]): ParsedPlaces {
  const stretches = all.map(({ from, to, names }, at) => {
    const isFree = (index: number) => words[index] !== undefined && !isInMatch(all, index)
    let [first, last] = [from, to]
    if (isFree(last) && isPlaceWord(words[last])) last += 1
    while (isFree(first - 1) && first > (all[at - 1]?.to ?? 0) && isFillerWord(words[first - 1])) first -= 1
    return { from: words[first]?.from ?? 0, to: words[last - 1]?.to ?? 0, names }
  })
  const without = (cut: readonly { from: number; to: number }[]) => {
    const left = [...cut]
      .reverse()
      .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    return tidyText(left)
  }
  const pieces = stretches.map(({ from, to, names }) => ({
    words: text.slice(from, to),
    kind: (names[0] as IndexedName).placeKind,
    places: names.map(({ place }) => place),
    without: without([{ from, to }]),
  }))
  const rest = stretches.length > 0 ? without(stretches) : text.trim()
  const placesAlone = pieces.map((piece) => piece.words).join(' ')
  return { pieces, rest: rest ? { words: rest, without: placesAlone } : undefined }
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
