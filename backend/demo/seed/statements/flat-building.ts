import { createRandom, type Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import {
  type Building,
  CONDITION_PRICE_FACTORS,
  CONDITION_SHARES,
  FURNISHED_CONDITION_SHARES,
  NEW_STATUS,
  OLD_STATUS,
  type Shares,
  STATUS_PRICE_FACTORS,
  UNDER_CONSTRUCTION_STATUS,
} from './building-state'
import { type Deal, isRental } from './kind'
import type { Location } from './location'
import type { AreaProfile } from './price-levels'

const STATUS_SHARES: Readonly<Record<AreaProfile, Shares>> = {
  historic: [
    [OLD_STATUS, 65],
    [NEW_STATUS, 27],
    [UNDER_CONSTRUCTION_STATUS, 8],
  ],
  central: [
    [OLD_STATUS, 36],
    [NEW_STATUS, 50],
    [UNDER_CONSTRUCTION_STATUS, 14],
  ],
  panel: [
    [OLD_STATUS, 56],
    [NEW_STATUS, 34],
    [UNDER_CONSTRUCTION_STATUS, 10],
  ],
  growing: [
    [OLD_STATUS, 10],
    [NEW_STATUS, 66],
    [UNDER_CONSTRUCTION_STATUS, 24],
  ],
  village: [
    [OLD_STATUS, 40],
    [NEW_STATUS, 50],
    [UNDER_CONSTRUCTION_STATUS, 10],
  ],
}

const SERIES_SHARES: readonly (readonly [
  project: readonly [id: number, floors: readonly number[]],
  share: number,
])[] = [
  [[1, [9]], 16],
  [[2, [9, 14, 16]], 10],
  [[3, [14, 16]], 6],
  [[4, [5]], 22],
  [[5, [8, 9]], 14],
  [[6, [8, 9]], 14],
  [[7, [9, 12]], 12],
  [[8, [5, 8]], 6],
  [[11, [5, 9]], 3],
  [[18, [9]], 4],
]

/** Facts shared by all flats of a house. */
export type House = Pick<
  Building,
  'statusId' | 'projectTypeId' | 'buildYearId' | 'materialTypeId' | 'totalFloors'
>

/** Creates a house from its location only. Returns undefined where no other statement can be. */
export function createHouse({ point, houseRank, profile }: Location): House | undefined {
  if (houseRank === null) return undefined
  const random = createRandom('house', point.lat, point.lng)
  const statusId = pickWeighted({ ...random, next: () => houseRank }, STATUS_SHARES[profile])
  return { statusId, ...createShell(random, profile, statusId) }
}

const createShell = (random: Random, profile: AreaProfile, statusId: number) =>
  statusId === OLD_STATUS ? oldFlat(random, profile) : newFlat(random, profile)

/** @param house undefined where no other statement can be */
export function flatBuilding(
  random: Random,
  profile: AreaProfile,
  deal: Deal,
  house: House | undefined,
): Building {
  const statusId = house?.statusId ?? pickStatus(random, profile, deal)
  const conditionId = pickWeighted(
    random,
    isRental(deal) ? FURNISHED_CONDITION_SHARES : (CONDITION_SHARES[statusId] ?? FURNISHED_CONDITION_SHARES),
  )
  return {
    conditionId,
    ...(house ?? { statusId, ...createShell(random, profile, statusId) }),
    priceFactor: getPriceFactor(profile, statusId, conditionId),
  }
}

function pickStatus(random: Random, profile: AreaProfile, deal: Deal): number {
  const shares = STATUS_SHARES[profile]
  return pickWeighted(
    random,
    isRental(deal) ? shares.filter(([id]) => id !== UNDER_CONSTRUCTION_STATUS) : shares,
  )
}

/** Returns the factor relative to the median of the neighbourhood's flats. */
export function getPriceFactor(profile: AreaProfile, statusId: number, conditionId: number): number {
  return (
    ((STATUS_PRICE_FACTORS[statusId] ?? 1) * (CONDITION_PRICE_FACTORS[conditionId] ?? 1)) /
    getMedianFactor(profile)
  )
}

function oldFlat(random: Random, profile: AreaProfile) {
  if (profile === 'historic' && random.chance(0.55))
    return { projectTypeId: 17, buildYearId: 1, materialTypeId: 2, totalFloors: random.whole(2, 3) }
  if (profile === 'historic' || (profile === 'central' && random.chance(0.6)))
    return {
      projectTypeId: 8,
      buildYearId: random.chance(0.5) ? 1 : 2,
      materialTypeId: 2,
      totalFloors: random.whole(3, 6),
    }
  const [projectTypeId, floors] = pickWeighted(random, SERIES_SHARES)
  return {
    projectTypeId,
    buildYearId: 2,
    materialTypeId: projectTypeId === 4 ? 1 : 4,
    totalFloors: random.pick(floors),
  }
}

/** Floors of new houses: old quarters and villages have no towers. */
const NEW_FLOORS: Readonly<Record<AreaProfile, readonly [min: number, max: number]>> = {
  historic: [4, 7],
  central: [7, 16],
  panel: [9, 18],
  growing: [9, 22],
  village: [3, 6],
}

const newFlat = (random: Random, profile: AreaProfile) => ({
  projectTypeId: random.chance(0.05) ? 9 : 8,
  buildYearId: 3,
  materialTypeId: pickWeighted(random, [
    [1, 55],
    [4, 35],
    [5, 10],
  ]),
  totalFloors: random.whole(...NEW_FLOORS[profile]),
})

/** Published medians cover each neighbourhood's mixture, so the factors are relative to its median. */
const medianFactors = new Map<AreaProfile, number>()

function getMedianFactor(profile: AreaProfile) {
  const known = medianFactors.get(profile)
  if (known) return known
  const combinations = STATUS_SHARES[profile].flatMap(([status, share]) => {
    const conditions = CONDITION_SHARES[status] ?? []
    const all = conditions.reduce((sum, [, part]) => sum + part, 0)
    return conditions.map(([condition, part]) => ({
      factor: (STATUS_PRICE_FACTORS[status] ?? 1) * (CONDITION_PRICE_FACTORS[condition] ?? 1),
      share: (share * part) / all,
    }))
  })
  const median = Math.exp(
    combinations.reduce((sum, { factor, share }) => sum + share * Math.log(factor), 0) / 100,
  )
  medianFactors.set(profile, median)
  return median
}
