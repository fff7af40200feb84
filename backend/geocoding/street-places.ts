import { distance } from '~backend/platform/distance'
import type { AddressIndex, AddressStreet } from './address-index'
import { findHouses } from './find-house'
import {
  type GeocodedPlace,
  toGeocodedHouse,
  toGeocodedHouseStreet,
  toGeocodedMicrodistrict,
  toGeocodedStreet,
} from './geocoded-place'
import type { StreetMatch } from './match-streets'

/** Possible street, or a house of it. */
export interface StreetPlace {
  place: GeocodedPlace
  score: number
  isExact: boolean
  /** Name shared by all parts of a street, which may have a row in each neighbourhood. */
  name: string
  /** True if a number was typed, so that the street alone is not the address. */
  hasNumber: boolean
}

const KNOWN_HOUSE_BONUS = 0.06
const APPROXIMATE_HOUSE_BONUS = 0.03
/** Distance in metres beyond which parts of one name are different streets. */
const SAME_STREET_METRES = 2_000

/** Lists the houses with the typed number, else the street. */
export function listStreetPlaces(match: StreetMatch, index: AddressIndex): StreetPlace[] {
  const { street, numbers, isExact, score } = match
  const [number] = numbers
  const houses = number
    ? street.houseStreets.flatMap((one) =>
        findHouses(one, number).flatMap((house) => toGeocodedHouse(house, one, index) ?? []),
      )
    : []
  const known = houses.filter(({ house }) => house?.isApproximate === false)
  const found = [known, houses].find((each) => each.length > 0) ?? listStreetPoints(street, index)
  const bonus = known.length > 0 ? KNOWN_HOUSE_BONUS : houses.length > 0 ? APPROXIMATE_HOUSE_BONUS : 0
  const name = toNameKey(street)
  return found.map((place) => ({
    place,
    score: score + bonus,
    isExact,
    name,
    hasNumber: number !== undefined,
  }))
}

function listStreetPoints({ row, houseStreets, microdistrict }: AddressStreet, index: AddressIndex) {
  if (row) return [toGeocodedStreet(row)]
  if (microdistrict) return [toGeocodedMicrodistrict(microdistrict, index)].flatMap((place) => place ?? [])
  return houseStreets.flatMap((street) => {
    const middle = street.houses[street.houses.length >> 1]
    return (middle && toGeocodedHouseStreet(street, middle, index)) ?? []
  })
}

function toNameKey({ names: [local] }: AddressStreet): string {
  const bases = (local?.words ?? []).map(({ base }) => base).sort()
  return [...bases, ...(local?.numerals ?? []), local?.kind ?? 0].join(' ')
}

export const isKnownHouse = ({ place }: StreetPlace) => place.house?.isApproximate === false

/** Marks at most one place as exact, and only if no other street or house is possible. */
export function markOnlyExact(found: readonly StreetPlace[]): StreetPlace[] {
  const exact = found.filter(({ isExact }) => isExact)
  const only = exact.length === 0 ? undefined : findOnly(exact)
  return found.map((each) => ({
    ...each,
    isExact: only !== undefined && each.isExact && isSamePlace(each.place, only.place),
  }))
}

function findOnly(exact: readonly StreetPlace[]): StreetPlace | undefined {
  const [first] = exact
  if (!first || exact.some(({ name, place }) => name !== first.name || place.city.id !== first.place.city.id))
    return undefined
  const fits = first.hasNumber ? exact.filter(({ place }) => place.house) : exact
  const known = fits.filter(isKnownHouse)
  const best = (known.length > 0 ? known : fits)[0]
  if (!best) return undefined
  const isOther = (other: StreetPlace) =>
    !isSamePlace(other.place, best.place) &&
    (fits.includes(other) && (known.length === 0 || known.includes(other))
      ? true
      : distance(other.place, best.place) > SAME_STREET_METRES)
  return exact.some(isOther) ? undefined : best
}

/** Maximum distance in metres between several doors of one number, which share a name in a list. */
const SAME_HOUSE_METRES = 150

/** True for the same address, even if the map has it at several points. */
export function isSamePlace(one: GeocodedPlace, other: GeocodedPlace): boolean {
  if (one.lat === other.lat && one.lng === other.lng) return true
  const isNamedSame =
    one.street?.name.ka === other.street?.name.ka &&
    one.urban?.id === other.urban?.id &&
    one.precision === other.precision
  return isNamedSame && distance(one, other) <= SAME_HOUSE_METRES
}
