import type { City, GroupedStreet } from '~/upstream/locations.server'
import { parseIdList } from '../search-filters'
import {
  findPlace,
  findPlaceOfAnyCity,
  isDistrictOf,
  isStreetIn,
  type PathWord,
  type Place,
  parseStreetWord,
  toPathWord,
  toWordText,
} from './place-words'
import { parsePartialTypeWord, type TypeFilters } from './type-words'

/** Word without a meaning, used as the folder of all searches. */
const NEUTRAL_WORD = 'gancxadebebis-sia'
/** Maximum number of words; others are ignored. A canonical path has five, followed by unknown ones. */
const MAX_WORDS = 12
const MAX_UNKNOWN_WORDS = MAX_WORDS - 5
/** Maximum number of street lookups; each is a call. */
const MAX_STREETS_TRIED = 3
/** Maximum number of parts in a phrase; names of types and places are shorter. */
const MAX_PHRASE_PARTS = 12

interface KnownFilters extends TypeFilters {
  place?: Place | undefined
  street?: number | undefined
}

export interface PathFilters extends KnownFilters {
  /** Words that are neither types nor places; they do not filter. */
  unknownWords: string[]
}

type FindStreet = (id: number) => Promise<GroupedStreet | undefined>

interface PathInterpretation {
  known: KnownFilters
  /** Words not recognized yet. */
  left: string[]
}

/**
 * Parses `iyideba-bina/tbilisi/vake-saburtalo/vake`, in any order. Words of all languages are recognized in
 * each of them, also in their own letters, and joined by hyphens: `ბინა-თბილისი`.
 */
export async function parseSearchPath(
  words: readonly string[],
  cities: readonly City[],
  findStreet: FindStreet,
): Promise<PathFilters> {
  const meaningful = words.filter((word) => word !== '' && word.toLowerCase() !== NEUTRAL_WORD)
  let interpretation: PathInterpretation | undefined = { known: {}, left: meaningful.slice(0, MAX_WORDS) }
  let last = interpretation
  while (interpretation) {
    last = interpretation
    interpretation =
      readWords(last, cities) ??
      // Streets come after all other places, which determine the street.
      readPhrases(last, cities, (word) => !parseStreetWord(toWordText(word))) ??
      (await readStreet(last, findStreet)) ??
      // Neighbours of a street in the path add nothing, as another place could exclude it.
      (last.known.street === undefined ? readPhrases(last, cities) : undefined) ??
      readPlaceOfAnyCity(last, cities)
  }
  return { ...last.known, unknownWords: [...new Set(last.left)].slice(0, MAX_UNKNOWN_WORDS) }
}

/**
 * Adds the filters of a path. The query takes precedence; a city in the query replaces all places of the
 * path.
 */
export function withPathFilters(
  searchParams: URLSearchParams,
  { dealType, realEstateType, place, street }: PathFilters,
): URLSearchParams {
  const merged = new URLSearchParams(searchParams)
  const has = (name: PathListName) => parseIdList(searchParams, name).ids.length > 0
  const add = (name: PathListName, id: number | undefined) => {
    if (id !== undefined && !has(name)) merged.set(name, String(id))
  }
  add('deal_types', dealType)
  add('real_estate_types', realEstateType)
  if (!place || has('cities')) return merged
  add('cities', place.city.id)
  // A neighbourhood implies its district.
  if (place.neighbourhood) add('urbans', place.neighbourhood.id)
  else add('districts', place.district?.id)
  add('grouped_streets', street)
  return merged
}

/** Lists whose filters can be words of a path. */
export const pathListNames = [
  'deal_types',
  'real_estate_types',
  'cities',
  'districts',
  'urbans',
  'grouped_streets',
] as const

type PathListName = (typeof pathListNames)[number]

/** Recognizes words; undefined if all words are unknown. */
function readWords(
  interpretation: PathInterpretation,
  cities: readonly City[],
): PathInterpretation | undefined {
  let { known } = interpretation
  const left = interpretation.left.filter((word) => {
    const added = addWord(known, toPathWord(word), cities)
    known = added ?? known
    return !added
  })
  return left.length === interpretation.left.length ? undefined : { known, left }
}

/**
 * Recognizes the longest known parts of a phrase; those between them stay together. Undefined if all are
 * unknown.
 */
function readPhrases(
  interpretation: PathInterpretation,
  cities: readonly City[],
  isRead: (phrase: string) => boolean = () => true,
): PathInterpretation | undefined {
  let { known } = interpretation
  const left = interpretation.left.flatMap((phrase) => {
    const parts = toWordText(phrase).split('-')
    if (parts.length > MAX_PHRASE_PARTS || !isRead(phrase)) return [phrase]
    const unknown: string[] = []
    let from = 0
    let start = 0
    while (start < parts.length) {
      const found = addFirstWord(parts, start)
      if (found === undefined) {
        start += 1
        continue
      }
      if (start > from) unknown.push(parts.slice(from, start).join('-'))
      from = start = found
    }
    if (from === 0) return [phrase]
    return from < parts.length ? [...unknown, parts.slice(from).join('-')] : unknown
  })
  const isSame =
    left.length === interpretation.left.length && left.every((word, at) => word === interpretation.left[at])
  return isSame ? undefined : { known, left }

  /** Adds the longest known word that starts there, and returns where it ends. */
  function addFirstWord(parts: string[], start: number): number | undefined {
    for (let end = parts.length; end > start; end--) {
      const added = addWord(known, toPathWord(parts.slice(start, end).join('-')), cities)
      if (!added) continue
      known = added
      return end
    }
    return undefined
  }
}

/**
 * Recognizes a place of any city; called last, as a named city determines its places. Undefined if no word
 * matches.
 */
function readPlaceOfAnyCity(
  { known, left }: PathInterpretation,
  cities: readonly City[],
): PathInterpretation | undefined {
  if (known.place) return undefined
  for (const word of left) {
    const place = findPlaceOfAnyCity(toPathWord(word), cities)
    if (place) return { known: { ...known, place }, left: left.filter((other) => other !== word) }
  }
  return undefined
}

function addWord(known: KnownFilters, word: PathWord, cities: readonly City[]): KnownFilters | undefined {
  const types = findTypes(known, word.text)
  if (types && !known.place) return { ...known, ...types }
  const place = findPlace(word, cities, known.place)
  if (place) return { ...known, place }
  if (known.place?.neighbourhood && isDistrictOf(word, known.place)) return known
  return types && { ...known, ...types }
}

/** Recognizes types; undefined if another deal or type is known already. */
function findTypes({ dealType, realEstateType }: KnownFilters, word: string): TypeFilters | undefined {
  const types = parsePartialTypeWord(word)
  const agrees = (before: number | undefined, now: number | undefined) =>
    before === undefined || now === undefined || before === now
  if (!types || !agrees(dealType, types.dealType)) return undefined
  return agrees(realEstateType, types.realEstateType) ? types : undefined
}

/** Recognizes a street; undefined if no word names a street of the place. */
async function readStreet(
  interpretation: PathInterpretation,
  findStreet: FindStreet,
): Promise<PathInterpretation | undefined> {
  const { known, left } = interpretation
  if (!known.place || known.street !== undefined) return undefined
  const candidates = left.filter((word) => parseStreetWord(toWordText(word)))
  for (const word of candidates.slice(0, MAX_STREETS_TRIED)) {
    const parsed = parseStreetWord(toWordText(word))
    const street = parsed && (await findStreet(parsed.id))
    const isNamedSo = street && Object.values(street.slugs ?? {}).includes(parsed.slug)
    if (!isNamedSo || !isStreetIn(street, known.place)) continue
    return { known: { ...known, street: parsed.id }, left: left.filter((other) => other !== word) }
  }
  return undefined
}
