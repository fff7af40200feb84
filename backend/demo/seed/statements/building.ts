import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import {
  AGRICULTURAL_STATUS,
  type Building,
  CONDITION_PRICE_FACTORS,
  CONDITION_SHARES,
  FARM_STATUS,
  FURNISHED_CONDITION_SHARES,
  NEW_STATUS,
  OLD_STATUS,
  type Shares,
  STATUS_PRICE_FACTORS,
  UNDER_CONSTRUCTION_STATUS,
} from './building-state'
import { createHouse, flatBuilding, type House } from './flat-building'
import { type Deal, isRental, type Kind } from './kind'
import { isBuiltUp, type Location } from './location'
import type { AreaProfile } from './price-levels'

function houseBuilding(random: Random, deal: Deal): Building {
  const statusId = pickWeighted(
    random,
    isRental(deal)
      ? [
          [OLD_STATUS, 50],
          [NEW_STATUS, 50],
        ]
      : [
          [OLD_STATUS, 48],
          [NEW_STATUS, 44],
          [UNDER_CONSTRUCTION_STATUS, 8],
        ],
  )
  const conditionId = pickWeighted(
    random,
    isRental(deal) ? FURNISHED_CONDITION_SHARES : (CONDITION_SHARES[statusId] ?? FURNISHED_CONDITION_SHARES),
  )
  return {
    statusId,
    conditionId,
    projectTypeId: pickWeighted(random, [
      [8, 80],
      [12, 10],
      [13, 10],
    ]),
    buildYearId: statusId === OLD_STATUS ? 2 : 3,
    materialTypeId: pickWeighted(random, [
      [1, 46],
      [2, 24],
      [5, 20],
      [3, 10],
    ]),
    totalFloors: pickWeighted(random, [
      [1, 34],
      [2, 54],
      [3, 12],
    ]),
    priceFactor: (STATUS_PRICE_FACTORS[statusId] ?? 1) * (CONDITION_PRICE_FACTORS[conditionId] ?? 1),
  }
}

/** Ids: 12 food, 13 garage; unlisted uses are rarer. */
const USE_SHARES: Shares = [
  [8, 30],
  [9, 26],
  [24, 18],
  [10, 8],
  [12, 6],
  [25, 3],
  [26, 3],
  [11, 2],
  [27, 2],
  [13, 1],
  [29, 1],
]
const USE_PRICE_FACTORS: Readonly<Record<number, number>> = {
  8: 1.05,
  9: 1.35,
  12: 1.3,
  10: 0.5,
  11: 0.45,
  13: 0.6,
  25: 0.45,
  26: 0.6,
  29: 0.6,
}

/** Ids of warehouses and works. */
const INDUSTRIAL_USES = new Set([10, 11])
const CENTRAL_USE_SHARES = USE_SHARES.filter(([id]) => !INDUSTRIAL_USES.has(id))

/** Uses with a separate building: warehouses, works, and whole buildings. */
const OWN_BUILDING_USES = new Set([...INDUSTRIAL_USES, 27])

function commercialBuilding(random: Random, profile: AreaProfile, house: House | undefined): Building {
  const isCentral = profile === 'historic' || profile === 'central'
  const statusId = pickWeighted(random, isCentral ? CENTRAL_USE_SHARES : USE_SHARES)
  const conditionId = pickWeighted(random, [
    [1, 48],
    [2, 18],
    [4, 8],
    [5, 12],
    [6, 8],
    [7, 6],
  ])
  const shell = { buildYearId: random.chance(0.5) ? 3 : 2, totalFloors: random.whole(1, 14) }
  const { buildYearId, totalFloors } = house && !OWN_BUILDING_USES.has(statusId) ? house : shell
  return {
    statusId,
    conditionId,
    projectTypeId: null,
    buildYearId,
    materialTypeId: null,
    totalFloors,
    priceFactor: (USE_PRICE_FACTORS[statusId] ?? 1) * (CONDITION_PRICE_FACTORS[conditionId] ?? 1),
  }
}

function hotelBuilding(random: Random): Building {
  const statusId = random.chance(0.88) ? 23 : UNDER_CONSTRUCTION_STATUS
  const conditionId =
    statusId === UNDER_CONSTRUCTION_STATUS ? 5 : pickWeighted(random, FURNISHED_CONDITION_SHARES)
  return {
    statusId,
    conditionId,
    projectTypeId: null,
    buildYearId: 3,
    materialTypeId: null,
    totalFloors: random.whole(3, 7),
    priceFactor: CONDITION_PRICE_FACTORS[conditionId] ?? 1,
  }
}

const PLOT_SHARES: Shares = [
  [AGRICULTURAL_STATUS, 34],
  [5, 52],
  [6, 8],
  [18, 4],
  [FARM_STATUS, 1],
  [7, 1],
]
const CITY_PLOT_SHARES = PLOT_SHARES.filter(([id]) => id !== AGRICULTURAL_STATUS && id !== FARM_STATUS)

function plotBuilding(random: Random, isInCity: boolean): Building {
  const statusId = pickWeighted(random, isInCity ? CITY_PLOT_SHARES : PLOT_SHARES)
  return {
    statusId,
    conditionId: null,
    projectTypeId: null,
    buildYearId: null,
    materialTypeId: null,
    totalFloors: null,
    priceFactor: statusId === AGRICULTURAL_STATUS ? 0.4 : statusId === 6 || statusId === 18 ? 1.5 : 1,
  }
}

export const createBuilding = (random: Random, kind: Kind, deal: Deal, place: Location): Building => {
  const { profile } = place
  const house = createHouse(place)
  switch (kind) {
    case 'flat':
      return flatBuilding(random, profile, deal, house)
    case 'house':
    case 'cottage':
      return houseBuilding(random, deal)
    case 'commercial':
      return commercialBuilding(random, profile, house)
    case 'hotel':
      return hotelBuilding(random)
    case 'land':
      return plotBuilding(random, isBuiltUp(place))
  }
}
