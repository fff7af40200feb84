import type { Gazetteer } from '~backend/locations/gazetteer'
import { toPhoneticKeys } from '~backend/locations/phonetic-key'
import { toStem } from '~backend/locations/stem'
import { isMatchingStreetKind, parseStreetName, type SearchableName } from '~backend/locations/street-name'
import type { SearchableStreet } from '~backend/locations/street-search'
import type { StreetRow } from '~backend/locations/street-store'
import {
  type GeocodedPlace,
  toGeocodedCity,
  toGeocodedDistrict,
  toGeocodedNeighbourhood,
  toGeocodedStreet,
} from './geocoded-place'

const MAX_RESULTS = 5

/** `words` holds the possible stems of each word. */
type AddressQuery = { words: readonly (readonly string[])[]; kind: number | undefined }

/** Likeliest first, at the finest level named. House numbers are ignored, as their locations are unknown. */
export function geocodeAddress(address: string, gazetteer: Gazetteer, cityId?: number): GeocodedPlace[] {
  const typed = parseAddress(address)
  const cities = gazetteer.cities.filter(({ id }) => cityId === undefined || id === cityId)
  const namedCities = findNamed(cities, typed)
  const within = new Set((namedCities.length > 0 ? namedCities : cities).map(({ id }) => id))
  const urbans = gazetteer.urbans.filter(({ district }) => within.has(district.city.id))
  const districts = gazetteer.districts.filter(({ city }) => within.has(city.id))
  const namedUrbans = findNamed(urbans, typed)
  const namedDistricts = findNamed(districts, typed)
  const places = [...namedCities, ...namedUrbans, ...namedDistricts]
  // A place name alone is the place; with "street" it may also be a street.
  const others = typed.words.filter((word) => !places.some((place) => isPartOfName(word, place)))
  const meant = typed.kind === undefined ? others : typed.words
  const streets = gazetteer.streets
    .filter(({ street }) => within.has(street.city_id))
    .flatMap((one) => {
      const likeness = getStreetLikeness(one, { words: meant, kind: typed.kind })
      const isInNamed = namedUrbans.some(({ id }) => id === one.street.urban_id)
      return likeness === 0 ? [] : [{ street: one.street, likeness: likeness + (isInNamed ? 1 : 0) }]
    })
    .sort((one, other) => other.likeness - one.likeness || one.street.id - other.street.id)

  const levels = [
    streets.map(({ street }) => toGeocodedStreet(street)),
    namedUrbans.map(toGeocodedNeighbourhood),
    namedDistricts.map(toGeocodedDistrict),
    urbans.filter((urban) => isPartlyNamed(urban, typed)).map(toGeocodedNeighbourhood),
    (cityId === undefined ? namedCities : cities).map(toGeocodedCity),
  ]
  return (levels.find((level) => level.length > 0) ?? []).slice(0, MAX_RESULTS)
}

function parseAddress(address: string): AddressQuery {
  const { words, kind } = parseStreetName(address, (word) => word)
  return { words: words.map((word) => toPhoneticKeys(word).map(toStem)), kind }
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
function getStreetLikeness({ names }: SearchableStreet<StreetRow>, typed: AddressQuery): number {
  return Math.max(...names.map((name) => getNameLikeness(name, typed)))
}

function getNameLikeness({ stems, kind }: SearchableName, typed: AddressQuery): number {
  const isTyped = (stem: string | undefined) =>
    stem !== undefined && typed.words.some((word) => word.includes(stem))
  // The last non-numeral: streets are not called by "the 2nd lane of".
  const surname = stems.findLast((stem) => stem.length >= MIN_LETTERS && !/^\d/.test(stem))
  if (!isTyped(surname)) return 0
  return stems.filter(isTyped).length / stems.length + (isMatchingStreetKind(kind, typed.kind) ? 0.5 : 0)
}
