import { isMatchingStreetKind } from '../street-name'
import type { IndexedName, NameIndex, PlaceKind } from './name-index'
import type { Token } from './tokenize'

/** Words that stand together, and what stands around them. */
export type Span = {
  words: readonly Token[]
  /** What kind of street is said beside them. */
  kind: number | undefined
  /** Whether that word can belong to them alone: "Vake Street", улица Ваке. */
  isStreet: boolean
  /** Whether the number of a house follows. */
  hasNumber: boolean
}

/** What is known of where to look. */
export type LookupScope = {
  /** Cities that were chosen or named; elsewhere nothing is meant. */
  cities: ReadonlySet<number>
  /** Where those live who say no city. */
  defaultCity: number | undefined
  /** Districts and neighbourhoods that were named: their streets are meant before others. */
  districts: ReadonlySet<number>
  urbans: ReadonlySet<number>
}

const PLACE_SIZE: Readonly<Record<PlaceKind, number>> = { city: 3, district: 2, urban: 1, street: 0 }

type RankedName = { name: IndexedName; rank: readonly number[] }

/** What a span names, all of one kind; empty when it is no name, or not the whole of it is. */
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

/** How much of the name was said, from 0 to 1; undefined when it is another one. */
function getLikeness({ stems, core }: IndexedName, { words }: Span): number | undefined {
  if (words.some((word) => !word.stems.some((stem) => stems.includes(stem)))) return undefined
  const said = stems.filter((stem) => words.some((word) => word.stems.includes(stem)))
  return core.every((stem) => said.includes(stem)) ? said.length / stems.length : undefined
}

function isPossibleName(name: IndexedName, span: Span, { cities }: LookupScope): boolean {
  const { placeKind, kind, words, cityId } = name
  const isStreet = placeKind === 'street'
  if (placeKind !== 'city' && cities.size > 0 && !cities.has(cityId)) return false
  if (!isStreet && span.isStreet && kind !== span.kind) return false
  const isAlone = span.words.length === 1
  if (
    isAlone &&
    span.words[0]?.isCommon &&
    !(isStreet ? span.kind !== undefined : cities.size > 0 && placeKind !== 'city')
  )
    return false
  // Three letters and an ending are many words; a street must be said as it is called.
  const short = isStreet && isAlone && name.core.every((stem) => stem.length <= 3)
  return !short || span.words.some((word) => word.sounds.some((sound) => words.includes(sound)))
}

/** The greater first: what is asked for by "street" or a number, what is at home, what is larger, what is said in full. */
function toRank(
  name: IndexedName,
  span: Span,
  likeness: number,
  { defaultCity: home, cities, districts, urbans }: LookupScope,
): number[] {
  const { placeKind, kind, cityId, districtId, urbanId } = name
  const isStreet = placeKind === 'street'
  const isAsked = isStreet && (span.hasNumber || span.kind !== undefined)
  const isHere = placeKind === 'city' || cities.size > 0 || cityId === home
  const isInNamed =
    isStreet &&
    ((urbanId !== undefined && urbans.has(urbanId)) ||
      (districtId !== undefined && districts.has(districtId)))
  const isOfKind = isStreet && isMatchingStreetKind(kind, span.kind)
  return [
    ...[isAsked, isHere].map(Number),
    PLACE_SIZE[placeKind],
    Number(isInNamed),
    isStreet ? likeness + (isOfKind ? 0.5 : 0) : Number(likeness === 1),
  ]
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] as number)
  return 0
}
