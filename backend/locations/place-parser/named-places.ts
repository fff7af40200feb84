import type { PlaceKind } from '~contract/locations'
import { isMatchingStreetKind } from '../street-name'
import type { IndexedName, NameIndex } from './name-index'
import type { Token } from './tokenize'

export type Span = {
  words: readonly Token[]
  kind: number | undefined
  /** True if the words beside the name belong only to streets: "Vake Street", улица Ваке. */
  isStreet: boolean
  isMetro: boolean
  hasNumber: boolean
}

export type LookupScope = {
  /** Cities to search; places elsewhere are excluded. */
  cities: ReadonlySet<number>
  /** Default city, if the text names none. */
  defaultCity: number | undefined
  /** Districts whose streets rank first. */
  districts: ReadonlySet<number>
  urbans: ReadonlySet<number>
}

const PLACE_SIZE: Readonly<Record<PlaceKind, number>> = {
  city: 3,
  district: 2,
  urban: 1,
  street: 0,
  metro: -1,
}

type RankedName = { name: IndexedName; rank: readonly number[] }

/** Finds places whose name matches the whole span; all are of one kind. */
export function findNamedPlaces(span: Span, { byStem }: NameIndex, focus: LookupScope): IndexedName[] {
  const near = new Set(span.words.flatMap(({ stems }) => stems.flatMap((stem) => byStem.get(stem) ?? [])))
  const ranked = [...near].flatMap((name): RankedName[] => {
    const likeness = getLikeness(name, span)
    if (likeness === undefined || !isPossibleName(name, span, focus)) return []
    return [{ name, rank: toRank(name, span, likeness, focus) }]
  })
  if (ranked.length === 0) return []
  const best = ranked.reduce((one, other) => (compareRanks(one.rank, other.rank) >= 0 ? one : other))
  const same = ranked.filter(({ rank }) => compareRanks(rank, best.rank) === 0)
  return [...new Map(same.map(({ name }) => [name.place.id, name])).values()]
}

/** Returns the typed share of the name, 0 to 1; undefined for another name. */
function getLikeness({ stems, core }: IndexedName, { words }: Span): number | undefined {
  if (words.some((word) => !word.stems.some((stem) => stems.includes(stem)))) return undefined
  const matched = stems.filter((stem) => words.some((word) => word.stems.includes(stem)))
  return core.every((stem) => matched.includes(stem)) ? matched.length / stems.length : undefined
}

function isPossibleName(name: IndexedName, span: Span, { cities }: LookupScope): boolean {
  const { placeKind, kind, words, cityId } = name
  const isStreet = placeKind === 'street'
  if (placeKind !== 'city' && cities.size > 0 && !cities.has(cityId)) return false
  if (!isStreet && span.isStreet && kind !== span.kind) return false
  if (span.words.some(({ sounds }) => hasSurname(sounds)) && !hasSurname(words)) return false
  const isAlone = span.words.length === 1
  if (
    isAlone &&
    span.words[0]?.isCommon &&
    !(placeKind === 'metro' && span.isMetro) &&
    !(isStreet ? span.kind !== undefined : cities.size > 0 && placeKind !== 'city')
  )
    return false
  // Short stems match many words, so a street must match exactly.
  const short = isStreet && isAlone && name.core.every((stem) => stem.length <= 3)
  return !short || span.words.some((word) => word.sounds.some((sound) => words.includes(sound)))
}

/** Abashidze is not a case of Abasha: "on Abasha" keeps its last vowel, and names in ი lose theirs. */
function hasSurname(sounds: readonly string[]): boolean {
  return sounds.some((sound) => /..iz(e|is)$/.test(sound))
}

/** Ranks places: named as a street, in scope, larger, more complete. */
function toRank(
  name: IndexedName,
  span: Span,
  likeness: number,
  { defaultCity: home, cities, districts, urbans }: LookupScope,
): number[] {
  const { placeKind, kind, cityId, districtId, urbanId } = name
  const isStreet = placeKind === 'street'
  const isRequested = isStreet && (span.hasNumber || span.kind !== undefined)
  const isStation = placeKind === 'metro' && span.isMetro
  const isInCity = placeKind === 'city' || cities.size > 0 || cityId === home
  const isInNamed =
    isStreet &&
    ((urbanId !== undefined && urbans.has(urbanId)) ||
      (districtId !== undefined && districts.has(districtId)))
  const isOfKind = isStreet && isMatchingStreetKind(kind, span.kind)
  return [
    ...[isStation, isRequested, isInCity].map(Number),
    PLACE_SIZE[placeKind],
    Number(isInNamed),
    isStreet ? likeness + (isOfKind ? 0.5 : 0) : Number(likeness === 1),
  ]
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] as number)
  return 0
}
