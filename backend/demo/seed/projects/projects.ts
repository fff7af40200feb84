import type { LocalizedText } from '~backend/platform/localized-text'
import { slugify } from '~backend/platform/slugify'
import { toPicturePath } from '../../pictures/file-names'
import { OUTDOOR_STYLES, toStill } from '../../pictures/stills/variant'
import { createRandom, type Random } from '../../random'
import { FIRST_NAMES, LAST_NAMES } from '../people/names'
import { PEOPLE, type Person, toFictionalPhone } from '../people/people'
import { NEW_STATUS, UNDER_CONSTRUCTION_STATUS } from '../statements/building-state'
import { getPriceFactor } from '../statements/flat-building'
import { type Location, pickProjectLocation } from '../statements/location'
import { UPLIFT } from '../statements/price-levels'
import { createLayouts, type Layout } from './layouts'
import { describeProject, PROJECT_NAMES } from './project-texts'

export interface Project {
  developer: Person
  name: LocalizedText
  slug: string
  about: LocalizedText
  isCompleted: boolean
  /** Months from the seed's day; negative for a completed project. */
  deliveredInMonths: number
  conditionIds: readonly number[]
  materialTypeId: number
  buildings: number
  floors: number
  flats: number
  height: number
  instalmentMonths: number | null
  firstPayment: number | null
  place: Location
  layouts: readonly Layout[]
  images: readonly string[]
  managerName: string
  managerPhone: string
  createdDaysAgo: number
}

const [WHITE, BLACK, GREEN, WHITE_PLUS] = [5, 6, 7, 8]
const FINISHES: readonly (readonly number[])[] = [[BLACK], [WHITE], [GREEN, WHITE], [WHITE, WHITE_PLUS]]

export const PROJECTS: readonly Project[] = PEOPLE.filter(({ type }) => type === 'developer').flatMap(
  (developer, at) => {
    const count = createRandom('projects', at).whole(2, 4)
    return Array.from({ length: count }, (_, number) => createProject(developer, at, number))
  },
)

export const listProjectsOf = (developer: Person) =>
  PROJECTS.filter((project) => project.developer === developer)

function createProject(developer: Person, at: number, number: number): Project {
  const part = (name: string) => createRandom('project', at, number, name)
  const random = part('facts')
  const place = pickProjectLocation(part('place'))
  const where = (place.urban ?? place.city).name
  const called = PROJECT_NAMES[(at * 4 + number) % PROJECT_NAMES.length] ?? where
  const name = {
    ka: `${called.ka} · ${where.ka}`,
    en: `${called.en} · ${where.en}`,
    ru: `${called.ru} · ${where.ru}`,
  }
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
    about: describeProject({ name: called, buildings, floors, isCompleted }),
    deliveredInMonths: isCompleted ? -random.whole(2, 34) : random.whole(3, 30),
    materialTypeId: random.pick([1, 4, 5]),
    flats: buildings * floors * random.whole(4, 8),
    height: random.pick([2.8, 3, 3.1, 3.2]),
    ...(random.chance(0.8)
      ? { instalmentMonths: random.pick([12, 18, 24, 36]), firstPayment: random.pick([10, 15, 20, 25]) }
      : { instalmentMonths: null, firstPayment: null }),
    layouts: createLayouts(
      part('layouts'),
      seed,
      floors,
      calculateSquarePrice(place, isCompleted, conditionIds),
    ),
    images: listPicturePaths(part('pictures')),
    managerName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    managerPhone: toFictionalPhone(random.whole(50_000, 89_999)),
    createdDaysAgo: random.whole(3, 380),
  }
}

function calculateSquarePrice(place: Location, isCompleted: boolean, conditions: readonly number[]): number {
  const statusId = isCompleted ? NEW_STATUS : UNDER_CONSTRUCTION_STATUS
  const factors = conditions.map((conditionId) => getPriceFactor(place.profile, statusId, conditionId))
  const average = factors.reduce((sum, factor) => sum + factor, 0) / factors.length
  return place.level * UPLIFT * average
}

/** Lists the pictures: the building, and a flat of it as the developer would furnish it. */
function listPicturePaths(random: Random): string[] {
  const style = random.pick(['plain', 'fine'] as const)
  const variant = { view: random.whole(0, 1), isMirrored: random.chance(0.5), paint: random.whole(0, 11) }
  const rooms = (['living', 'kitchen', 'bedroom', 'bathroom'] as const).map((kind) =>
    toStill(kind, style, variant),
  )
  const balcony = toStill('balcony', 'warm', variant)
  const building = toStill('new', random.pick(OUTDOOR_STYLES.new), variant)
  return [building, ...rooms, balcony].map(toPicturePath)
}
