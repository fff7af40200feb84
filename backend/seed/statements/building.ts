import type { Random } from '../../pictures/random'
import { type Deal, isLet, type Kind } from './kind'
import type { Profile } from './market'
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

const OLD = 1
const NEW = 2
const RISING = 3

type Shares = readonly (readonly [id: number, share: number])[]

const STATUSES: Readonly<Record<Profile, Shares>> = {
  historic: [
    [OLD, 65],
    [NEW, 27],
    [RISING, 8],
  ],
  central: [
    [OLD, 36],
    [NEW, 50],
    [RISING, 14],
  ],
  panel: [
    [OLD, 56],
    [NEW, 34],
    [RISING, 10],
  ],
  growing: [
    [OLD, 10],
    [NEW, 66],
    [RISING, 24],
  ],
  village: [
    [OLD, 40],
    [NEW, 50],
    [RISING, 10],
  ],
}

// 1 newly renovated · 2 old renovation · 3 in progress · 4 needs it · 5 white · 6 black · 7 green frame · 8 white plus
const CONDITIONS: Readonly<Record<number, Shares>> = {
  [OLD]: [
    [1, 38],
    [2, 30],
    [3, 4],
    [4, 20],
    [5, 4],
    [6, 4],
  ],
  [NEW]: [
    [1, 62],
    [2, 3],
    [3, 6],
    [5, 10],
    [6, 6],
    [7, 6],
    [8, 7],
  ],
  [RISING]: [
    [1, 6],
    [5, 22],
    [6, 38],
    [7, 22],
    [8, 12],
  ],
}
const FURNISHED: Shares = [
  [1, 73],
  [2, 27],
]

const BY_STATUS: Readonly<Record<number, number>> = { [OLD]: 0.93, [NEW]: 1.04, [RISING]: 0.9 }
const BY_CONDITION: Readonly<Record<number, number>> = {
  1: 1.1,
  2: 0.88,
  3: 0.95,
  4: 0.84,
  5: 0.94,
  6: 0.82,
  7: 0.88,
  8: 1,
}

/** Series of Soviet flats and their floors. */
const SERIES: readonly (readonly [
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

/** Flats only: houses and the rest are simpler. */
export function flatBuilding(random: Random, profile: Profile, deal: Deal): Building {
  const statusId = isLet(deal)
    ? weighted(
        random,
        STATUSES[profile].filter(([id]) => id !== RISING),
      )
    : weighted(random, STATUSES[profile])
  const conditionId = weighted(random, isLet(deal) ? FURNISHED : (CONDITIONS[statusId] ?? FURNISHED))
  const kind = statusId === OLD ? oldFlat(random, profile) : newFlat(random)
  return {
    statusId,
    conditionId,
    ...kind,
    factor: ((BY_STATUS[statusId] ?? 1) * (BY_CONDITION[conditionId] ?? 1)) / ordinary(profile),
  }
}

function oldFlat(random: Random, profile: Profile) {
  if (profile === 'historic' && random.chance(0.55))
    return { projectTypeId: 17, buildYearId: 1, materialTypeId: 2, totalFloors: random.whole(2, 3) }
  if (profile === 'historic' || (profile === 'central' && random.chance(0.6)))
    return {
      projectTypeId: 8,
      buildYearId: random.chance(0.5) ? 1 : 2,
      materialTypeId: 2,
      totalFloors: random.whole(3, 6),
    }
  const [projectTypeId, floors] = weighted(random, SERIES)
  return {
    projectTypeId,
    buildYearId: 2,
    materialTypeId: projectTypeId === 4 ? 1 : 4,
    totalFloors: random.pick(floors),
  }
}

const newFlat = (random: Random) => ({
  projectTypeId: random.chance(0.05) ? 9 : 8,
  buildYearId: 3,
  materialTypeId: weighted(random, [
    [1, 55],
    [4, 35],
    [5, 10],
  ]),
  totalFloors: random.whole(6, 22),
})

/**
 * What status and condition come to in the neighbourhood's own mixture: the seen medians are medians of that
 * mixture, so the factors must be taken relative to its middle.
 */
const ordinaries = new Map<Profile, number>()

function ordinary(profile: Profile) {
  const known = ordinaries.get(profile)
  if (known) return known
  const combinations = STATUSES[profile].flatMap(([status, share]) => {
    const conditions = CONDITIONS[status] ?? []
    const all = conditions.reduce((sum, [, part]) => sum + part, 0)
    return conditions.map(([condition, part]) => ({
      factor: (BY_STATUS[status] ?? 1) * (BY_CONDITION[condition] ?? 1),
      share: (share * part) / all,
    }))
  })
  const middle = Math.exp(
    combinations.reduce((sum, { factor, share }) => sum + share * Math.log(factor), 0) / 100,
  )
  ordinaries.set(profile, middle)
  return middle
}

/** Houses and country houses. */
export function houseBuilding(random: Random, deal: Deal): Building {
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

export function commercialBuilding(random: Random): Building {
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

export function hotelBuilding(random: Random): Building {
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
export function plotKind(random: Random): Building {
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
