import { isMeant } from '../street-words'
import type { KnownName, KnownNames, PlaceKind } from './known-names'
import type { TypedWord } from './typed-words'

/** Words that stand together, and what stands around them. */
export type Span = {
  words: readonly TypedWord[]
  /** What kind of street is said beside them. */
  kind: number | undefined
  /** Whether that word can belong to them alone: "Vake Street", улица Ваке. */
  isStreet: boolean
  /** Whether the number of a house follows. */
  hasNumber: boolean
}

/** What is known of where to look. */
export type Focus = {
  /** Cities that were chosen or named; elsewhere nothing is meant. */
  cities: ReadonlySet<number>
  /** Where those live who say no city. */
  home: number | undefined
  /** Districts and neighbourhoods that were named: their streets are meant before others. */
  districts: ReadonlySet<number>
  urbans: ReadonlySet<number>
}

const SIZE: Readonly<Record<PlaceKind, number>> = { city: 3, district: 2, urban: 1, street: 0 }

type Ranked = { name: KnownName; rank: readonly number[] }

/** What a span names, all of one kind; empty when it is no name, or not the whole of it is. */
export function namedBy(span: Span, { byStem }: KnownNames, focus: Focus): KnownName[] {
  const near = new Set(span.words.flatMap(({ stems }) => stems.flatMap((stem) => byStem.get(stem) ?? [])))
  const ranked = [...near].flatMap((name): Ranked[] => {
    const likeness = likenessOf(name, span)
    if (likeness === undefined || !isAllowed(name, span, focus)) return []
    return [{ name, rank: rankOf(name, span, likeness, focus) }]
  })
  if (ranked.length === 0) return []
  const best = ranked.reduce((one, other) => (compare(one.rank, other.rank) >= 0 ? one : other))
  const same = ranked.filter(({ rank }) => compare(rank, best.rank) === 0)
  return [...new Map(same.map(({ name }) => [name.place.id, name])).values()]
}

/** How much of the name was said, from 0 to 1; undefined when it is another one. */
function likenessOf({ stems, core }: KnownName, { words }: Span): number | undefined {
  if (words.some((word) => !word.stems.some((stem) => stems.includes(stem)))) return undefined
  const said = stems.filter((stem) => words.some((word) => word.stems.includes(stem)))
  return core.every((stem) => said.includes(stem)) ? said.length / stems.length : undefined
}

function isAllowed(name: KnownName, span: Span, { cities }: Focus): boolean {
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
function rankOf(
  name: KnownName,
  span: Span,
  likeness: number,
  { home, cities, districts, urbans }: Focus,
): number[] {
  const { placeKind, kind, cityId, districtId, urbanId } = name
  const isStreet = placeKind === 'street'
  const isAsked = isStreet && (span.hasNumber || span.kind !== undefined)
  const isHere = placeKind === 'city' || cities.size > 0 || cityId === home
  const isInNamed =
    isStreet &&
    ((urbanId !== undefined && urbans.has(urbanId)) ||
      (districtId !== undefined && districts.has(districtId)))
  const isOfKind = isStreet && isMeant(kind, span.kind)
  return [
    ...[isAsked, isHere].map(Number),
    SIZE[placeKind],
    Number(isInNamed),
    isStreet ? likeness + (isOfKind ? 0.5 : 0) : Number(likeness === 1),
  ]
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] as number)
  return 0
}
