import type { Random } from '../../pictures/random'
import { flatBuilding } from './flat-building'
import { type Deal, isLet, type Kind } from './kind'
import type { Profile } from './market'
import { BY_CONDITION, BY_STATUS, CONDITIONS, FURNISHED, NEW, OLD, RISING, type Shares } from './state'
import { weighted } from './weighted'

/** Dictionary ids of a building, and how dear it makes its square metre: 1 is the neighbourhood's ordinary. */
export interface Building {
  statusId: number
  conditionId: number | null
  projectTypeId: number | null
  buildYearId: number | null
  materialTypeId: number | null
  totalFloors: number | null
  factor: number
}

/** Houses and country houses. */
function houseBuilding(random: Random, deal: Deal): Building {
  const statusId = weighted(
    random,
    isLet(deal)
      ? [
          [OLD, 50],
          [NEW, 50],
        ]
      : [
          [OLD, 48],
          [NEW, 44],
          [RISING, 8],
        ],
  )
  const conditionId = weighted(random, isLet(deal) ? FURNISHED : (CONDITIONS[statusId] ?? FURNISHED))
  return {
    statusId,
    conditionId,
    projectTypeId: weighted(random, [
      [8, 80],
      [12, 10],
      [13, 10],
    ]),
    buildYearId: statusId === OLD ? 2 : 3,
    materialTypeId: weighted(random, [
      [1, 46],
      [2, 24],
      [5, 20],
      [3, 10],
    ]),
    totalFloors: weighted(random, [
      [1, 34],
      [2, 54],
      [3, 12],
    ]),
    factor: (BY_STATUS[statusId] ?? 1) * (BY_CONDITION[conditionId] ?? 1),
  }
}

/** Trade, offices, stores; 12 food, 13 garage and the other uses are rarer. */
const USES: Shares = [
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
const BY_USE: Readonly<Record<number, number>> = {
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

function commercialBuilding(random: Random): Building {
  const statusId = weighted(random, USES)
  const conditionId = weighted(random, [
    [1, 48],
    [2, 18],
    [4, 8],
    [5, 12],
    [6, 8],
    [7, 6],
  ])
  return {
    statusId,
    conditionId,
    projectTypeId: null,
    buildYearId: random.chance(0.5) ? 3 : 2,
    materialTypeId: null,
    totalFloors: random.whole(1, 14),
    factor: (BY_USE[statusId] ?? 1) * (BY_CONDITION[conditionId] ?? 1),
  }
}

function hotelBuilding(random: Random): Building {
  const statusId = random.chance(0.88) ? 23 : RISING
  const conditionId = statusId === RISING ? 5 : weighted(random, FURNISHED)
  return {
    statusId,
    conditionId,
    projectTypeId: null,
    buildYearId: 3,
    materialTypeId: null,
    totalFloors: random.whole(3, 7),
    factor: BY_CONDITION[conditionId] ?? 1,
  }
}

/** Land: agricultural is cheap; the rest is for building. */
function plotKind(random: Random): Building {
  const statusId = weighted(random, [
    [4, 34],
    [5, 52],
    [6, 8],
    [18, 4],
    [30, 1],
    [7, 1],
  ])
  return {
    statusId,
    conditionId: null,
    projectTypeId: null,
    buildYearId: null,
    materialTypeId: null,
    totalFloors: null,
    factor: statusId === 4 ? 0.4 : statusId === 6 || statusId === 18 ? 1.5 : 1,
  }
}

export const buildingOf = (random: Random, kind: Kind, deal: Deal, profile: Profile): Building => {
  switch (kind) {
    case 'flat':
      return flatBuilding(random, profile, deal)
    case 'house':
    case 'cottage':
      return houseBuilding(random, deal)
    case 'commercial':
      return commercialBuilding(random)
    case 'hotel':
      return hotelBuilding(random)
    case 'land':
      return plotKind(random)
  }
}
