import { slugify } from '../../dictionaries/transliterate'
import type { Words } from '../../dictionaries/words'
import { picturePath } from '../../pictures/address'
import type { Kind } from '../../pictures/kinds'
import { randomOf } from '../../pictures/random'
import { FIRST_NAMES, LAST_NAMES } from '../people/names'
import { fictionalPhone, PEOPLE, type Person } from '../people/person'
import { UPLIFT } from '../statements/market'
import { type Whereabouts, whereProjectsAre } from '../statements/place'
import { BY_CONDITION, BY_STATUS, NEW, RISING } from '../statements/state'
import { type Layout, layoutsOf } from './layouts'
import { aboutProject, PROJECT_NAMES } from './names'

/** A made-up residential project. */
export interface Project {
  developer: Person
  name: Words
  slug: string
  about: Words
  isCompleted: boolean
  /** Months after the seed's day; before it, when handed over. */
  deliveredInMonths: number
  conditionIds: readonly number[]
  materialTypeId: number
  buildings: number
  floors: number
  flats: number
  height: number
  instalmentMonths: number | null
  firstPayment: number | null
  place: Whereabouts
  layouts: readonly Layout[]
  images: readonly string[]
  managerName: string
  managerPhone: string
  createdDaysAgo: number
}

const [WHITE, BLACK, GREEN, WHITE_PLUS] = [5, 6, 7, 8]
/** How flats are handed over: one way, or two to choose from. */
const FINISHES: readonly (readonly number[])[] = [[BLACK], [WHITE], [GREEN, WHITE], [WHITE, WHITE_PLUS]]

/** The projects of all developers, always the same. */
export const PROJECTS: readonly Project[] = PEOPLE.filter(({ type }) => type === 'developer').flatMap(
  (developer, at) => {
    const count = randomOf('projects', at).whole(2, 4)
    return Array.from({ length: count }, (_, number) => projectOf(developer, at, number))
  },
)

export const projectsOf = (developer: Person) => PROJECTS.filter((project) => project.developer === developer)

function projectOf(developer: Person, at: number, number: number): Project {
  const part = (name: string) => randomOf('project', at, number, name)
  const random = part('facts')
  const place = whereProjectsAre(part('place'))
  const where = (place.urban ?? place.city).name
  const called = PROJECT_NAMES[(at * 4 + number) % PROJECT_NAMES.length] ?? where
  const name = {
    ka: `${called.ka} · ${where.ka}`,
    en: `${called.en} · ${where.en}`,
    ru: `${called.ru} · ${where.ru}`,
  }
  // Of the first of each developer flats can be moved into.
  const isCompleted = number === 0 || random.chance(0.2)
  const [buildings, floors] = [random.whole(1, 4), random.whole(8, 22)]
  const conditionIds = random.pick(FINISHES)
  const seed = `p${at}x${number}`
  return {
    developer,
    name,
    isCompleted,
    conditionIds,
    buildings,
    floors,
    place,
    slug: slugify(`${called.en}-${where.en}-${at + 1}`),
    about: aboutProject({ name: called, buildings, floors, isCompleted }),
    deliveredInMonths: isCompleted ? -random.whole(2, 34) : random.whole(3, 30),
    materialTypeId: random.pick([1, 4, 5]),
    flats: buildings * floors * random.whole(4, 8),
    height: random.pick([2.8, 3, 3.1, 3.2]),
    ...(random.chance(0.8)
      ? { instalmentMonths: random.pick([12, 18, 24, 36]), firstPayment: random.pick([10, 15, 20, 25]) }
      : { instalmentMonths: null, firstPayment: null }),
    layouts: layoutsOf(part('layouts'), seed, floors, squarePriceOf(place, isCompleted, conditionIds)),
    images: picturesOf(seed),
    managerName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    managerPhone: fictionalPhone(random.whole(50_000, 89_999)),
    createdDaysAgo: random.whole(3, 380),
  }
}

function squarePriceOf(place: Whereabouts, isCompleted: boolean, conditions: readonly number[]): number {
  const status = BY_STATUS[isCompleted ? NEW : RISING] ?? 1
  const condition = Math.min(...conditions.map((id) => BY_CONDITION[id] ?? 1))
  return place.level * UPLIFT * status * condition
}

function picturesOf(seed: string): string[] {
  const of = (kind: Kind, n = 0) => picturePath({ kind, seed, n })
  return [of('new'), of('living'), of('kitchen'), of('balcony'), of('bathroom'), of('bedroom'), of('new', 1)]
}
