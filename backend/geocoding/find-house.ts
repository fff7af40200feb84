import { distance, type Point } from '~backend/platform/distance'
import { type HouseNumber, toHouseKey } from './house-number'
import type { House, HouseStreet } from './houses'

export interface FoundHouse extends Point {
  number: HouseNumber
  /** True for an interpolated house, or one at the same number with another letter. */
  isApproximate: boolean
}

/** Maximum difference in number between neighbours for an interpolation. */
const MAX_NUMBERS_APART = 24
const MAX_METRES_APART = 400
/** Maximum difference in number from a single neighbour. */
const MAX_NUMBERS_BESIDE = 4

/** Finds the houses with a number, or the interpolated location of an unknown one. */
export function findHouses({ houses }: Pick<HouseStreet, 'houses'>, number: HouseNumber): FoundHouse[] {
  const exact = houses.filter((house) => toHouseKey(house.number) === toHouseKey(number))
  if (exact.length > 0) return exact.map(({ lat, lng }) => ({ lat, lng, number, isApproximate: false }))
  const place = findSameNumber(houses, number) ?? interpolate(houses, number.number)
  return place ? [{ ...place, number, isApproximate: true }] : []
}

/** Finds 12 for 12ა and the reverse, and 12/14 for 12. */
function findSameNumber(houses: readonly House[], { number, letter }: HouseNumber): Point | undefined {
  const same = houses.filter((house) => house.number.number === number)
  const found = same.find((house) => house.number.letter === letter) ?? same[0]
  return found && { lat: found.lat, lng: found.lng }
}

/** Interpolates on one side of a street, where numbers are all odd or all even. */
function interpolate(houses: readonly House[], number: number): Point | undefined {
  const side = houses.filter((house) => (house.number.number - number) % 2 === 0)
  const before = side.findLast((house) => house.number.number < number)
  const after = side.find((house) => house.number.number > number)
  if (before && after) {
    const apart = after.number.number - before.number.number
    if (apart <= MAX_NUMBERS_APART && distance(before, after) <= MAX_METRES_APART) {
      const share = (number - before.number.number) / apart
      return {
        lat: before.lat + share * (after.lat - before.lat),
        lng: before.lng + share * (after.lng - before.lng),
      }
    }
  }
  const beside = [before, after].filter((house) => house !== undefined)
  const gap = (house: House) => Math.abs(house.number.number - number)
  const nearest = beside.sort((one, other) => gap(one) - gap(other))[0]
  return nearest && gap(nearest) <= MAX_NUMBERS_BESIDE ? { lat: nearest.lat, lng: nearest.lng } : undefined
}
