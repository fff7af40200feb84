import type { Gazetteer, Place } from '~backend/locations/gazetteer'
import { getEditDistance, getMaxEditDistance } from '~backend/locations/place-parser/edit-distance'
import { parseStreetName } from '~backend/locations/street-name'
import { toPhoneticKeys } from '~contract/values/phonetic-key'
import type { AddressIndex, CityStreets } from './address-index'
import { QUARTER, removePostposition, toBase } from './address-words'
import {
  type GeocodedPlace,
  toGeocodedCity,
  toGeocodedDistrict,
  toGeocodedNeighbourhood,
} from './geocoded-place'
import { matchStreets } from './match-streets'
import { type AddressQuery, parseAddress } from './parse-address'
import { isKnownHouse, isSamePlace, listStreetPlaces, markOnlyExact, type StreetPlace } from './street-places'

/** Possible location of an address. */
export type AddressMatch = GeocodedPlace & {
  /** True if no other place fits as well and nothing in the address contradicts it. */
  isExact: boolean
}

const MAX_RESULTS = 8
/** Maximum length; each word is compared with the names of all streets. */
const MAX_LETTERS = 255
/** Difference in score below which several streets are possible. */
const ALIKE = 0.35
const ALIKE_EXACT = 0.2
const NAMED_PART_BONUS = 0.3
const OTHER_PART_COST = 0.1
const UNNAMED_CITY_COST = 0.2
/** Penalty for another city; larger than the bonus of a known house over an interpolated one. */
const OTHER_CITY_COST = 0.05

/**
 * Returns the possible places of an address, most likely first, at the finest level named.
 * An unknown house is interpolated. Places in another city than the given one are never exact.
 */
export function geocodeAddress(address: string, index: AddressIndex, cityId?: number): AddressMatch[] {
  const text = address.slice(0, MAX_LETTERS)
  const typed = parseAddress(text)
  const named = findNamedPlaces(text, typed, index, cityId)
  const scope = named.within.map(({ id }) => id)
  const inScope = findStreets(typed, named, index, scope)
  const hasExact = inScope.some(({ isExact }) => isExact)
  const streets =
    cityId === undefined || hasExact ? inScope : [...inScope, ...findElsewhere(typed, named, index, cityId)]
  const isInChosenCity = (place: GeocodedPlace) => cityId === undefined || place.city.id === cityId
  const found = markOnlyExact(
    streets.map((each) => (isInChosenCity(each.place) ? each : { ...each, isExact: false })),
  )
  const levels = [
    rank(found, index),
    exactIfOnly(named.urbans.map(toGeocodedNeighbourhood), typed),
    exactIfOnly(named.districts.map(toGeocodedDistrict), typed),
    named.partly.map(toGeocodedNeighbourhood).map(inexact),
    (cityId === undefined ? named.cities : named.within).map(toGeocodedCity).map(inexact),
  ]
  return (levels.find((level) => level.length > 0) ?? []).slice(0, MAX_RESULTS)
}

const inexact = (place: GeocodedPlace): AddressMatch => ({ ...place, isExact: false })

/** A place is exact for itself, but not for a house or quarter in it. */
function exactIfOnly(places: readonly GeocodedPlace[], { numbers, kind }: AddressQuery): AddressMatch[] {
  const isExact = places.length === 1 && numbers.length === 0 && kind === undefined
  return places.map((place) => ({ ...place, isExact }))
}

interface NamedPlaces {
  /** Cities whose streets are searched. */
  within: Gazetteer['cities']
  cities: Gazetteer['cities']
  districts: Gazetteer['districts']
  urbans: Gazetteer['urbans']
  /** Neighbourhoods whose name is partly in the address. */
  partly: Gazetteer['urbans']
}

const MIN_LETTERS = 3

function findNamedPlaces(
  text: string,
  typed: AddressQuery,
  index: AddressIndex,
  cityId: number | undefined,
): NamedPlaces {
  const { gazetteer, placeBases } = index
  const words = parseStreetName(text, (word) => word).words.map((word) => toPlaceBases(word, index))
  const isNamed = (place: Place) =>
    (placeBases.get(place) ?? []).some(
      (name) => name.length > 0 && name.every((base) => words.some((bases) => bases.has(base))),
    )
  const isPartlyNamed = (place: Place) =>
    (placeBases.get(place) ?? [])
      .flat()
      .some((base) => base.length >= MIN_LETTERS && words.some((bases) => bases.has(base)))
  const cities = gazetteer.cities.filter(isNamed)
  const chosen = gazetteer.cities.filter(({ id }) => id === cityId)
  const within = cityId !== undefined ? chosen : cities.length > 0 ? cities : gazetteer.cities
  const ids = new Set([...within, ...(typed.words.length > 0 ? cities : [])].map(({ id }) => id))
  const urbansThere = gazetteer.urbans.filter(({ district }) => ids.has(district.city.id))
  const urbans = urbansThere.filter(isNamed)
  const districts = gazetteer.districts.filter((district) => ids.has(district.city.id) && isNamed(district))
  return { within, cities, urbans, districts, partly: urbansThere.filter(isPartlyNamed) }
}

/** Returns stems with and without "in" and "on", and those of the place that a misspelt word matches. */
function toPlaceBases(word: string, { placeBases, cities }: AddressIndex): ReadonlySet<string> {
  const ways = toPhoneticKeys(word)
  const bases = new Set(ways.map(toBase))
  const isStreetWord = [...cities.values()].some(({ vocabulary }) => vocabulary.has(ways))
  if (isStreetWord) return bases
  for (const way of ways) {
    const bare = removePostposition(way)
    if (bare !== undefined) bases.add(toBase(bare))
  }
  const known = [...placeBases.values()].flat(2)
  if (known.some((base) => bases.has(base))) return bases
  const [base = ''] = bases
  const maxDistance = getMaxEditDistance(base.length, 'strict')
  if (maxDistance === 0) return bases
  const near = known
    .map((each) => ({ each, edits: getEditDistance(base, each, maxDistance) ?? Number.POSITIVE_INFINITY }))
    .reduce((one, other) => (other.edits < one.edits ? other : one), {
      each: '',
      edits: Number.POSITIVE_INFINITY,
    })
  return near.edits <= maxDistance ? bases.add(near.each) : bases
}

function findStreets(
  typed: AddressQuery,
  named: NamedPlaces,
  index: AddressIndex,
  cityIds: readonly number[],
): StreetPlace[] {
  // The name of another city than that of the streets contradicts them.
  const places = [
    ...named.cities.filter(({ id }) => cityIds.includes(id)),
    ...named.urbans.filter(({ district }) => cityIds.includes(district.city.id)),
    ...named.districts.filter(({ city }) => cityIds.includes(city.id)),
  ]
  const bases = new Set(places.flatMap((place) => (index.placeBases.get(place) ?? []).flat()))
  const isPlaceWord = (word: AddressQuery['words'][number]) =>
    word.ways.some((way) => {
      const bare = removePostposition(way)
      return bases.has(toBase(way)) || (bare !== undefined && bases.has(toBase(bare)))
    })
  const others = typed.words.filter((word) => !isPlaceWord(word))
  const cities = cityIds.flatMap((id) => index.cities.get(id) ?? [])
  // A name alone is the place; with "street" or a number it may also be a street.
  const isPlace = typed.kind === undefined && typed.numbers.length === 0 && others.length === 0
  if (isPlace) return []
  if (typed.kind === undefined) {
    const found = matchIn(cities, { ...typed, words: others }, () => false)
    if (found.length > 0) return weigh(found, named)
    return matchIn(cities, typed, isPlaceWord).map((each) => ({ ...each, isExact: false }))
  }
  const found = matchIn(cities, typed, isPlaceWord)
  return others.length > 0 && typed.kind !== QUARTER ? weigh(found, named) : found

  function matchIn(
    places: readonly CityStreets[],
    query: AddressQuery,
    isElsewhere: (word: AddressQuery['words'][number]) => boolean,
  ): StreetPlace[] {
    const matches = places.flatMap((city) => matchStreets(query, city, isElsewhere))
    const best = Math.max(...matches.map(({ score }) => score))
    const apart = matches.some(({ isExact }) => isExact) ? ALIKE_EXACT : ALIKE
    return matches
      .filter(({ score }) => score >= best - apart)
      .flatMap((match) => listStreetPlaces(match, index))
  }
}

/** Ranks streets in the named part of the city first; other parts contradict the address. */
function weigh(found: readonly StreetPlace[], { urbans, districts }: NamedPlaces): StreetPlace[] {
  if (urbans.length + districts.length === 0) return [...found]
  const isIn = ({ place }: StreetPlace) =>
    urbans.some(({ id }) => id === place.urban?.id) || districts.some(({ id }) => id === place.district?.id)
  return found.map((each) =>
    isIn(each)
      ? { ...each, score: each.score + NAMED_PART_BONUS }
      : { ...each, score: each.score - OTHER_PART_COST, isExact: false },
  )
}

/** Searches other cities, if the address names one or only another city has the house. */
function findElsewhere(
  typed: AddressQuery,
  named: NamedPlaces,
  index: AddressIndex,
  cityId: number,
): StreetPlace[] {
  const others = named.cities.filter(({ id }) => id !== cityId)
  if (others.length > 0)
    return findStreets(
      typed,
      named,
      index,
      others.map(({ id }) => id),
    ).map((each) => ({ ...each, score: each.score + NAMED_PART_BONUS }))
  if (!index.cities.has(cityId) || typed.numbers.length === 0) return []
  const all = [...index.cities.keys()].filter((id) => id !== cityId)
  return findStreets(typed, named, index, all)
    .filter((each) => each.isExact && isKnownHouse(each))
    .map((each) => ({ ...each, score: each.score - UNNAMED_CITY_COST }))
}

function rank(found: readonly StreetPlace[], { gazetteer }: AddressIndex): AddressMatch[] {
  const capital = gazetteer.cities[0]?.id
  const weight = ({ score, place }: StreetPlace) => score - (place.city.id === capital ? 0 : OTHER_CITY_COST)
  const sorted = [...found].sort(
    (one, other) => Number(other.isExact) - Number(one.isExact) || weight(other) - weight(one),
  )
  const unique: AddressMatch[] = []
  for (const { place, isExact } of sorted) {
    if (unique.length >= MAX_RESULTS) break
    if (!unique.some((each) => isSamePlace(each, place))) unique.push({ ...place, isExact })
  }
  return unique
}
