import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import { AGRICULTURAL_STATUS, type Building, FARM_STATUS } from './building-state'
import type { Kind } from './kind'

/** Areas in m² (land by `areaTypeId`: 1 m², 2 hectares), heights in metres; rooms are counts, not ids. */
export interface Dimensions {
  area: number
  areaTypeId: 1 | 2
  rooms: number | null
  bedrooms: number | null
  bathrooms: number | null
  floor: number | null
  height: number | null
  yardArea: number | null
  balconies: number | null
  balconyArea: number | null
  loggiaArea: number | null
  porchArea: number | null
  livingRoomArea: number | null
  studio: boolean
}

const FLAT_AREAS: Readonly<Record<number, readonly [min: number, max: number]>> = {
  1: [28, 46],
  2: [42, 72],
  3: [62, 112],
  4: [88, 158],
  5: [125, 240],
}

export const roundToTenths = (value: number) => Math.round(value * 10) / 10

const NO_DIMENSIONS = {
  areaTypeId: 1,
  rooms: null,
  bedrooms: null,
  bathrooms: null,
  floor: null,
  height: null,
  yardArea: null,
  balconies: null,
  balconyArea: null,
  loggiaArea: null,
  porchArea: null,
  livingRoomArea: null,
  studio: false,
} as const

export function createDimensions(
  random: Random,
  kind: Kind,
  building: Building,
  isBuiltUp: boolean,
): Dimensions {
  switch (kind) {
    case 'flat':
      return flat(random, building)
    case 'house':
      return house(
        random,
        random.between(95, 380),
        isBuiltUp ? random.between(30, 420) : random.between(150, 1_400),
      )
    case 'cottage':
      return house(random, random.between(55, 230), random.between(350, 2_200))
    case 'land':
      return plot(random, building, isBuiltUp)
    case 'commercial':
      return space(random, building)
    case 'hotel':
      return hotel(random)
  }
}

function flat(random: Random, { totalFloors, statusId }: Building): Dimensions {
  const rooms = pickWeighted(random, [
    [1, 17],
    [2, 36],
    [3, 31],
    [4, 12],
    [5, 4],
  ])
  const [min, max] = FLAT_AREAS[rooms] ?? [50, 80]
  const exact = min + (max - min) * ((random.next() + random.next()) / 2)
  const area = random.chance(0.35) ? roundToTenths(exact) : Math.round(exact)
  const balconies = pickWeighted(random, [
    [0, 22],
    [1, 62],
    [2, 16],
  ])
  const studio = rooms === 1 || (statusId !== 1 && random.chance(0.35))
  return {
    ...NO_DIMENSIONS,
    area,
    rooms,
    bedrooms: Math.max(1, rooms - 1),
    bathrooms: rooms >= 4 ? (random.chance(0.2) ? 3 : 2) : rooms === 3 && random.chance(0.25) ? 2 : 1,
    floor: random.whole(1, totalFloors ?? 1),
    height: roundToTenths(statusId === 1 ? random.between(2.6, 3.6) : random.between(2.7, 3.2)),
    balconies: balconies || null,
    balconyArea: balconies ? roundToTenths(balconies * random.between(3, 8)) : null,
    loggiaArea: statusId === 1 && random.chance(0.25) ? roundToTenths(random.between(3, 7)) : null,
    livingRoomArea: roundToTenths(area * random.between(0.26, 0.34)),
    studio,
  }
}

function house(random: Random, exact: number, yard: number): Dimensions {
  const area = Math.round(exact)
  const rooms = Math.max(2, Math.min(10, Math.round(area / random.between(32, 46))))
  const balcony = random.chance(0.5)
  return {
    ...NO_DIMENSIONS,
    area,
    rooms,
    bedrooms: Math.max(1, Math.min(9, rooms - random.whole(1, 2))),
    bathrooms: Math.min(3, Math.max(1, Math.round(rooms / 3))),
    height: roundToTenths(random.between(2.7, 3.5)),
    yardArea: Math.round(yard / 10) * 10,
    balconies: balcony ? random.whole(1, 2) : null,
    balconyArea: balcony ? roundToTenths(random.between(5, 18)) : null,
    porchArea: random.chance(0.5) ? roundToTenths(random.between(8, 36)) : null,
    livingRoomArea: roundToTenths(Math.min(60, area * random.between(0.16, 0.26))),
  }
}

/** Minimum and maximum in m². */
const [CITY_PLOTS, PLOTS, FIELDS] = [
  [150, 1_200],
  [300, 3_500],
  [300, 9_000],
] as const

const toLogarithms = ([min, max]: readonly [number, number]) => [Math.log(min), Math.log(max)] as const

function plot(random: Random, { statusId }: Building, isBuiltUp: boolean): Dimensions {
  const wide = statusId === AGRICULTURAL_STATUS || statusId === FARM_STATUS
  if (wide && random.chance(0.5))
    return { ...NO_DIMENSIONS, area: roundToTenths(random.between(1, 9)), areaTypeId: 2 }
  return {
    ...NO_DIMENSIONS,
    area:
      Math.round(
        Math.exp(random.between(...toLogarithms(isBuiltUp ? CITY_PLOTS : wide ? FIELDS : PLOTS))) / 10,
      ) * 10,
  }
}

function space(random: Random, { statusId, totalFloors }: Building): Dimensions {
  const large = statusId === 10 || statusId === 11 || statusId === 27
  const below = statusId === 25 || statusId === 26
  return {
    ...NO_DIMENSIONS,
    area: Math.round(Math.exp(random.between(Math.log(large ? 150 : 18), Math.log(large ? 1_500 : 320)))),
    bathrooms: random.chance(0.8) ? 1 : 2,
    floor: statusId === 27 ? null : below ? -1 : statusId === 8 ? random.whole(1, totalFloors ?? 1) : 1,
    height: roundToTenths(random.between(2.8, 5)),
  }
}

function hotel(random: Random): Dimensions {
  const bedrooms = random.whole(6, 28)
  return {
    ...NO_DIMENSIONS,
    area: Math.round(bedrooms * random.between(26, 44)),
    rooms: Math.min(10, bedrooms),
    bedrooms: Math.min(10, bedrooms),
    bathrooms: 3,
    height: roundToTenths(random.between(2.8, 3.3)),
    yardArea: random.chance(0.6) ? random.whole(8, 90) * 10 : null,
    balconies: random.whole(2, 16),
  }
}

/** Returns m²; null for homes without land of their own. */
export function getLandArea(
  kind: Kind,
  { area, areaTypeId, yardArea }: Pick<Dimensions, 'area' | 'areaTypeId' | 'yardArea'>,
): number | null {
  if (kind === 'land') return areaTypeId === 2 ? area * 10_000 : area
  return kind === 'house' || kind === 'cottage' ? yardArea : null
}
