import { isMatchingStreetKind, type SearchableName } from '~backend/locations/street-name'
import type { AddressIndex, AddressStreet } from './address-index'
import { findHouses } from './find-house'
import {
  type GeocodedPlace,
  toGeocodedCity,
  toGeocodedDistrict,
  toGeocodedHouse,
  toGeocodedHouseStreet,
  toGeocodedNeighbourhood,
  toGeocodedStreet,
} from './geocoded-place'
import type { HouseNumber } from './house-number'
import { type AddressQuery, parseAddress } from './parse-address'

const MAX_RESULTS = 5
/** No address is longer; each word is compared with the names of all streets. */
const MAX_LETTERS = 255
/** Streets that differ by less in likeness may all be meant. */
const ALIKE = 0.3
/** Streets that the marketplace lists are the better known ones. */
const LISTED_BONUS = 0.25

/** Likeliest first, at the finest level named; a house that is not known stands where its neighbours' numbers put it. */
export function geocodeAddress(address: string, index: AddressIndex, cityId?: number): GeocodedPlace[] {
  const { gazetteer } = index
  const typed = parseAddress(address.slice(0, MAX_LETTERS), index.stems)
  const cities = gazetteer.cities.filter(({ id }) => cityId === undefined || id === cityId)
  const namedCities = findNamed(cities, typed)
  const within = new Set((namedCities.length > 0 ? namedCities : cities).map(({ id }) => id))
  const urbans = gazetteer.urbans.filter(({ district }) => within.has(district.city.id))
  const districts = gazetteer.districts.filter(({ city }) => within.has(city.id))
  const namedUrbans = findNamed(urbans, typed)
  const namedDistricts = findNamed(districts, typed)
  const places = [...namedCities, ...namedUrbans, ...namedDistricts]
  // A place name alone is the place; with "street" or a number it may also be a street.
  const others = typed.words.filter((word) => !places.some((place) => isPartOfName(word, place)))
  const findWithin = (words: AddressQuery['words']) =>
    findStreets(
      index.streets.filter((street) => within.has(street.cityId)),
      { ...typed, words },
      namedUrbans,
    )
  const meant = findWithin(typed.kind === undefined ? others : typed.words)
  const streets = meant.length === 0 && typed.numbers.length > 0 ? findWithin(typed.words) : meant
  const likeliest = streets.filter(({ likeness }) => likeness >= (streets[0]?.likeness ?? 0) - ALIKE)
  const cityOrder = new Map(gazetteer.cities.map(({ id }, order) => [id, order]))
  const houses = unique(likeliest.flatMap(({ street }) => findNumbered(street, typed, index))).sort(
    (one, other) =>
      (cityOrder.get(one.city.id) ?? 0) - (cityOrder.get(other.city.id) ?? 0) ||
      Number(one.house?.isApproximate) - Number(other.house?.isApproximate),
  )

  const levels = [
    houses,
    unique(streets.flatMap(({ street }) => toStreetPlace(street, index))),
    namedUrbans.map(toGeocodedNeighbourhood),
    namedDistricts.map(toGeocodedDistrict),
    urbans.filter((urban) => isPartlyNamed(urban, typed)).map(toGeocodedNeighbourhood),
    (cityId === undefined ? namedCities : cities).map(toGeocodedCity),
  ]
  return (levels.find((level) => level.length > 0) ?? []).slice(0, MAX_RESULTS)
}

function findStreets(
  streets: readonly AddressStreet[],
  typed: AddressQuery,
  urbans: readonly { id: number }[],
): { street: AddressStreet; likeness: number }[] {
  return streets
    .flatMap((street) => {
      const likeness = getStreetLikeness(street, typed)
      const isInNamed = urbans.some(({ id }) => id === street.row?.urban_id)
      if (likeness === 0) return []
      return [{ street, likeness: likeness + (street.row ? LISTED_BONUS : 0) + (isInNamed ? 1 : 0) }]
    })
    .sort((one, other) => other.likeness - one.likeness || getOrder(one.street) - getOrder(other.street))
}

const getOrder = ({ row }: AddressStreet) => row?.id ?? Number.MAX_SAFE_INTEGER

function findNumbered(
  { houseStreets, names }: AddressStreet,
  typed: AddressQuery,
  index: AddressIndex,
): GeocodedPlace[] {
  const isInName = ({ number }: HouseNumber) =>
    names.some(({ words }) => words.some((word) => Number.parseInt(word, 10) === number))
  const number = typed.numbers.find((one) => !isInName(one))
  if (!number) return []
  return houseStreets.flatMap((street) =>
    findHouses(street, number).flatMap((house) => toGeocodedHouse(house, street, index) ?? []),
  )
}

function toStreetPlace({ row, houseStreets }: AddressStreet, index: AddressIndex): GeocodedPlace[] {
  if (row) return [toGeocodedStreet(row)]
  return houseStreets.flatMap((street) => {
    const middle = street.houses[street.houses.length >> 1]
    return (middle && toGeocodedHouseStreet(street, middle, index)) ?? []
  })
}

/** A street of several neighbourhoods has its houses once. */
function unique(places: readonly GeocodedPlace[]): GeocodedPlace[] {
  return [...new Map(places.map((place) => [`${place.lat} ${place.lng}`, place])).values()]
}

type SearchablePlace = { names: readonly SearchableName[] }

function findNamed<Item extends SearchablePlace>(items: readonly Item[], typed: AddressQuery): Item[] {
  return items.filter(({ names }) =>
    names.some(
      ({ stems }) =>
        stems.length > 0 && stems.every((stem) => typed.words.some((word) => word.includes(stem))),
    ),
  )
}

/** "Dighomi" is part of four neighbourhoods' names. */
function isPartlyNamed(place: SearchablePlace, typed: AddressQuery): boolean {
  return typed.words.some((word) => isPartOfName(word, place))
}

const MIN_LETTERS = 3

function isPartOfName(word: readonly string[], { names }: SearchablePlace): boolean {
  return names.some(({ stems }) => stems.some((stem) => stem.length >= MIN_LETTERS && word.includes(stem)))
}

/** From 0 to 2, including the kind. The last word must match. */
function getStreetLikeness({ names }: AddressStreet, typed: AddressQuery): number {
  return Math.max(...names.map((name) => getNameLikeness(name, typed)))
}

/** First names are often left out. */
const MISSING_WORDS_SHARE = 0.3

function getNameLikeness({ stems, kind }: SearchableName, typed: AddressQuery): number {
  const isTyped = (stem: string | undefined) =>
    stem !== undefined && typed.words.some((word) => word.includes(stem))
  // The last non-numeral: streets are not called by "the 2nd lane of".
  const surname = stems.findLast((stem) => stem.length >= MIN_LETTERS && !/^\d/.test(stem))
  if (!isTyped(surname)) return 0
  const share = stems.filter(isTyped).length / stems.length
  const isWholeQuery = typed.words.every(
    (word) => word.some((way) => stems.includes(way)) || word.every((way) => /^\d|^.{0,2}$/.test(way)),
  )
  const likeness = isWholeQuery ? 1 - MISSING_WORDS_SHARE * (1 - share) : share
  return likeness + (isMatchingStreetKind(kind, typed.kind) ? 0.5 : 0)
}
