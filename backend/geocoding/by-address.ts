import { foldings } from '../locations/fold'
import type { Gazetteer } from '../locations/gazetteer'
import { stemOf } from '../locations/stem'
import type { Sought } from '../locations/street-search'
import { isMeant, type SoughtName, streetWords } from '../locations/street-words'
import type { StreetRow } from '../locations/streets'
import { citySpot, districtSpot, type Spot, streetSpot, urbanSpot } from './spot'

const MOST_SPOTS = 5

/** What was typed: the stems that each word may have, and what kind of street it speaks of. */
type Typed = { words: readonly (readonly string[])[]; kind: number | undefined }

/**
 * The places that an address may mean, the likeliest first and the smallest that it names: streets, else
 * neighbourhoods, else districts, else cities. House numbers are passed over: nobody knows where they are.
 */
export function spotsNamed(address: string, gazetteer: Gazetteer, cityId?: number): Spot[] {
  const typed = readAddress(address)
  const cities = gazetteer.cities.filter(({ id }) => cityId === undefined || id === cityId)
  const namedCities = named(cities, typed)
  const within = new Set((namedCities.length > 0 ? namedCities : cities).map(({ id }) => id))
  const urbans = gazetteer.urbans.filter(({ district }) => within.has(district.city.id))
  const districts = gazetteer.districts.filter(({ city }) => within.has(city.id))
  const namedUrbans = named(urbans, typed)
  const namedDistricts = named(districts, typed)
  const places = [...namedCities, ...namedUrbans, ...namedDistricts]
  // Words that name a place alone are the place; with "street" beside them they may name a street as well.
  const others = typed.words.filter((word) => !places.some((place) => isPartOf(word, place)))
  const meant = typed.kind === undefined ? others : typed.words
  const streets = gazetteer.streets
    .filter(({ street }) => within.has(street.city_id))
    .flatMap((one) => {
      const likeness = likenessOf(one, { words: meant, kind: typed.kind })
      const isInNamed = namedUrbans.some(({ id }) => id === one.street.urban_id)
      return likeness === 0 ? [] : [{ street: one.street, likeness: likeness + (isInNamed ? 1 : 0) }]
    })
    .sort((one, other) => other.likeness - one.likeness || one.street.id - other.street.id)

  const levels = [
    streets.map(({ street }) => streetSpot(street)),
    namedUrbans.map(urbanSpot),
    namedDistricts.map(districtSpot),
    urbans.filter((urban) => isPartlyNamed(urban, typed)).map(urbanSpot),
    (cityId === undefined ? namedCities : cities).map(citySpot),
  ]
  return (levels.find((level) => level.length > 0) ?? []).slice(0, MOST_SPOTS)
}

function readAddress(address: string): Typed {
  const { words, kind } = streetWords(address, (word) => word)
  return { words: words.map((word) => foldings(word).map(stemOf)), kind }
}

type Named = { names: readonly SoughtName[] }

function named<Item extends Named>(items: readonly Item[], typed: Typed): Item[] {
  return items.filter(({ names }) =>
    names.some(
      ({ stems }) =>
        stems.length > 0 && stems.every((stem) => typed.words.some((word) => word.includes(stem))),
    ),
  )
}

/** "Dighomi" is said of four neighbourhoods that have more words in their names. */
function isPartlyNamed(place: Named, typed: Typed): boolean {
  return typed.words.some((word) => isPartOf(word, place))
}

const LEAST_LETTERS = 3

function isPartOf(word: readonly string[], { names }: Named): boolean {
  return names.some(({ stems }) => stems.some((stem) => stem.length >= LEAST_LETTERS && word.includes(stem)))
}

/** How much of a street's name was typed, from 0 to 2 with its kind. Without its last word it is another street. */
function likenessOf({ names }: Sought<StreetRow>, typed: Typed): number {
  return Math.max(...names.map((name) => likenessOfName(name, typed)))
}

function likenessOfName({ stems, kind }: SoughtName, typed: Typed): number {
  const isTyped = (stem: string | undefined) =>
    stem !== undefined && typed.words.some((word) => word.includes(stem))
  // The last but numerals: "the 2nd lane of" is not what a street is called.
  const surname = stems.findLast((stem) => stem.length >= LEAST_LETTERS && !/^\d/.test(stem))
  if (!isTyped(surname)) return 0
  return stems.filter(isTyped).length / stems.length + (isMeant(kind, typed.kind) ? 0.5 : 0)
}
