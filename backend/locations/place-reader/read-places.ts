import { fold } from '../fold'
import type { Gazetteer } from '../gazetteer'
import { stemOf } from '../stem'
import { type Focus, namedBy, type Span } from './candidates'
import { soundsCommon } from './common-words'
import { type KnownName, type KnownNames, knownNames, type Named, type PlaceKind } from './known-names'
import { slipsAllowed, slipsBetween } from './slips'
import { type TypedWord, typedWords } from './typed-words'

/** Words of a text that name places, all of one kind; several places when the words mean each of them. */
export type Piece = {
  words: string
  kind: PlaceKind
  places: Named[]
  /** The text without these words. */
  without: string
}

/** A text as it is read: the places that it names, and what is left of it. */
export type Reading = { pieces: Piece[]; rest: { words: string; without: string } | undefined }

/** No text of a search is longer. */
const MOST_LETTERS = 300
/** The longest names have so many words. */
const LONGEST_NAME = 4
/** More places than anybody tells apart. */
const MOST_PLACES = 20

/**
 * Finds the places that a text names, in Georgian, Latin or Russian letters, in any grammatical case, typed on the wrong
 * keyboard or with a slip of the finger. Where a word names several places, a city comes before a district, that before
 * a neighbourhood and that before a street; "street" or a house's number beside it make it a street. A city that is
 * chosen or named says where to look; without one, the capital's places come before those of other cities.
 *
 * @param chosenCities ids of cities that were chosen beside the text
 */
export function readPlaces(
  text: string,
  gazetteer: Gazetteer,
  chosenCities: readonly number[] = [],
): Reading {
  const known = knownNames(gazetteer)
  const words = typedWords(text.slice(0, MOST_LETTERS), (stem) => known.byStem.has(stem))
  const none = new Set<number>()
  const home = gazetteer.cities[0]?.id
  const chosen: Focus = { cities: new Set(chosenCities), home, districts: none, urbans: none }
  const focus = focusOf(found(words, known, chosen), chosen)
  return written(text, words, found(words, known, focus))
}

/** A name that was found: the words from one to another, the first after it left out. */
type Found = { from: number; to: number; names: KnownName[] }

/** What was named says where to look for the rest. */
function focusOf(all: readonly Found[], focus: Focus): Focus {
  const idsOf = (kind: PlaceKind) =>
    new Set(
      all.flatMap(({ names }) =>
        names.flatMap(({ placeKind, place }) => (placeKind === kind ? place.id : [])),
      ),
    )
  const cities = focus.cities.size > 0 ? focus.cities : idsOf('city')
  return { ...focus, cities, districts: idsOf('district'), urbans: idsOf('urban') }
}

/** The names in a text, the longest first; slips are looked at only where nothing is named otherwise. */
function found(words: readonly TypedWord[], known: KnownNames, focus: Focus): Found[] {
  const exact = foundAs(words, known, focus)
  const corrected = words.map((word, at) => (isIn(exact, at) ? word : withoutSlips(word, known)))
  if (corrected.every((word, at) => word === words[at])) return exact
  return foundAs(corrected, known, focus)
}

function foundAs(words: readonly TypedWord[], known: KnownNames, focus: Focus): Found[] {
  const all: Found[] = []
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length
      if (all.some((other) => other.from < to && from < other.to)) continue
      const names = namedBy(spanOf(words, from, to), known, focus).slice(0, MOST_PLACES)
      if (names.length === 0) continue
      all.push({ ...withStreetWord(words, from, to, names), names })
    }
  return all.sort((one, other) => one.from - other.from)
}

function isIn(all: readonly Found[], at: number): boolean {
  return all.some(({ from, to }) => from <= at && at < to)
}

function spanOf(words: readonly TypedWord[], from: number, to: number): Span {
  const [before, after] = [words[from - 1], words[to]]
  const [left, right] = [before?.kind, after?.kind]
  // Russian says it first, unless the name is an adjective; the others say it last.
  const isLeft = left !== undefined && isRussian(before)
  const isRight =
    right !== undefined && (!isRussian(after) || /[аи]я|[ыи]й$/i.test(words[to - 1]?.text ?? ''))
  return {
    words: words.slice(from, to),
    kind: isRight ? right : (left ?? right),
    isStreet: isLeft || isRight,
    hasNumber: isHouse(words[to], words[to + 1]),
  }
}

function isRussian(word: TypedWord | undefined): boolean {
  return /[а-яё]/i.test(word?.text ?? '')
}

/** A number that counts nothing: "14", and not the one of "3 rooms". */
function isHouse(word: TypedWord | undefined, next: TypedWord | undefined): boolean {
  return /^\d{1,4}\p{L}?$/u.test(word?.text ?? '') && !next?.isCommon
}

/** The word "street" beside a street belongs to it. */
function withStreetWord(words: readonly TypedWord[], from: number, to: number, [name]: readonly KnownName[]) {
  const isSaid = (at: number) => words[at]?.kind !== undefined
  if (name?.placeKind !== 'street' && name?.kind === undefined) return { from, to }
  return isSaid(to) ? { from, to: to + 1 } : { from: isSaid(from - 1) ? from - 1 : from, to }
}

/** A word with the stems of what it may be a slip of: the nearest names alone. */
function withoutSlips(word: TypedWord, { sounds }: KnownNames): TypedWord {
  if (word.isCommon || word.kind !== undefined || /\d/.test(word.text)) return word
  if (word.stems.some(soundsCommon)) return word
  let most = Number.POSITIVE_INFINITY
  let stems: string[] = []
  for (const typed of new Set(word.sounds.flatMap((sound) => [sound, stemOf(sound)])))
    for (const { sound, stem, isStreet } of sounds) {
      const allowed = Math.min(most, slipsAllowed(Math.min(typed.length, sound.length), isStreet))
      const slips = slipsBetween(typed, sound, allowed)
      if (slips === undefined || slips > most) continue
      if (slips < most) stems = []
      most = slips
      stems.push(stem)
    }
  return stems.length > 0 ? { ...word, stems: [...new Set([...word.stems, ...stems])] } : word
}

/** Stand before the name of a place and say nothing else. */
const PREPOSITIONS = new Set('в во на у около возле рядом in at on near the of г гор город city'.split(' '))
/** Stand after it, or before: what kind of place it is. */
const PLACE_WORDS = new Set(
  'უბანი უბანში უბნის რაიონი რაიონში დასახლება district neighbourhood neighborhood area settlement район районе микрорайон'
    .split(' ')
    .map(fold),
)

function written(text: string, words: readonly TypedWord[], all: readonly Found[]): Reading {
  const stretches = all.map(({ from, to, names }, at) => {
    const isFree = (index: number) => words[index] !== undefined && !isIn(all, index)
    let [first, last] = [from, to]
    if (isFree(last) && isPlaceWord(words[last])) last += 1
    while (isFree(first - 1) && first > (all[at - 1]?.to ?? 0) && saysNothing(words[first - 1])) first -= 1
    return { from: words[first]?.from ?? 0, to: words[last - 1]?.to ?? 0, names }
  })
  const without = (cut: readonly { from: number; to: number }[]) => {
    const left = [...cut]
      .reverse()
      .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    return tidied(left)
  }
  const pieces = stretches.map(({ from, to, names }) => ({
    words: text.slice(from, to),
    kind: (names[0] as KnownName).placeKind,
    places: names.map(({ place }) => place),
    without: without([{ from, to }]),
  }))
  const rest = stretches.length > 0 ? without(stretches) : text.trim()
  const placesAlone = pieces.map((piece) => piece.words).join(' ')
  return { pieces, rest: rest ? { words: rest, without: placesAlone } : undefined }
}

function isPlaceWord(word: TypedWord | undefined): boolean {
  return word !== undefined && PLACE_WORDS.has(fold(word.text))
}

function saysNothing(word: TypedWord | undefined): boolean {
  return word !== undefined && (PREPOSITIONS.has(word.text.toLowerCase()) || isPlaceWord(word))
}

/** Without the marks that stood between words that are gone. */
function tidied(text: string): string {
  return text
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(' ')
    .replace(/^[,;.\s]+|[,;\s]+$/g, '')
}
