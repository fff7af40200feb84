import type { Random } from '../../pictures/random'
import type { Project } from '../projects/project'
import type { Building } from './building'
import { type Deal, isLet } from './kind'
import type { Profile } from './market'
import { BY_CONDITION, BY_STATUS, CONDITIONS, FURNISHED, NEW, OLD, RISING, type Shares } from './state'
import { weighted } from './weighted'

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
    factor: factorOf(profile, statusId, conditionId),
  }
}

/** A flat that its developer sells, in a house of theirs. */
export function projectBuilding(random: Random, project: Project): Building {
  const statusId = project.isCompleted ? NEW : RISING
  const conditionId = random.pick(project.conditionIds)
  return {
    statusId,
    conditionId,
    projectTypeId: 8,
    buildYearId: 3,
    materialTypeId: project.materialTypeId,
    totalFloors: project.floors,
    factor: factorOf(project.place.profile, statusId, conditionId),
  }
}

function factorOf(profile: Profile, statusId: number, conditionId: number): number {
  return ((BY_STATUS[statusId] ?? 1) * (BY_CONDITION[conditionId] ?? 1)) / ordinary(profile)
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
