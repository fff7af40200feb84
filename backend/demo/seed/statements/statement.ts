import { PARAMETERS } from '~backend/dictionaries/parameters'
import type { LocalizedText } from '~backend/platform/localized-text'
import { createRandom, type Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import { getDisplayName, PEOPLE, type Person } from '../people/people'
import { listProjectsOf, PROJECTS, type Project } from '../projects/projects'
import { createDescription } from '../texts/description'
import { type Amenities, createAmenities } from './amenities'
import { createBuilding } from './building'
import { UNDER_CONSTRUCTION_STATUS } from './building-state'
import { createDimensions } from './dimensions'
import type { Facts } from './facts'
import { createHouse } from './flat-building'
import { type Deal, isRental, type Kind, pickKindAndDeal } from './kind'
import { createFreshness, createLifecycle, type Freshness, type Lifecycle } from './lifecycle'
import { isBuiltUp, type Location, pickLocation } from './location'
import { createPictures, type Pictures } from './pictures'
import { createPrice, type Price } from './price'
import {
  pickLayout,
  projectBuilding,
  withLayoutDimensions,
  withLayoutPrice,
  withProjectAmenities,
} from './project-flat'

const GAS_HEATING = 2
const ELECTRIC_HEATING = 3
const GAS_WATER_HEATER = 1
const ELECTRIC_WATER_HEATER = 3

/** Adds the gas, water and electricity that heating and hot water need. */
function withSupplies(amenities: Amenities): Amenities {
  const { heatingTypeId, hotWaterTypeId, parameters } = amenities
  const isNeeded: Readonly<Record<string, boolean>> = {
    gas: heatingTypeId === GAS_HEATING || hotWaterTypeId === GAS_WATER_HEATER,
    water: hotWaterTypeId !== null,
    electricity: heatingTypeId === ELECTRIC_HEATING || hotWaterTypeId === ELECTRIC_WATER_HEATER,
  }
  return {
    ...amenities,
    parameters: PARAMETERS.flatMap(({ id, key }) => (isNeeded[key] || parameters.includes(id) ? [id] : [])),
  }
}

export interface Statement extends Facts {
  projectSlug: string | null
  number: number
  uuid: string
  price: Price
  lifecycle: Lifecycle & Freshness
  description: LocalizedText
  ownerName: string
  pictures: Pictures
  extras: Extras
}

interface Extras {
  cadastralCode: string | null
  showsCadastralCode: boolean
  exchange: string | null
  exclusive: boolean
  forSpecialPeople: boolean
  secondPhone: boolean
}

/** Creates a statement from its number only. */
export function createStatement(number: number, day: Date): Statement {
  const part = (name: string) => createRandom('statement', number, name)
  const { kind, deal } = pickKindAndDeal(part('kind'))
  const owner = pickOwner(part('owner'), number, deal, kind)
  const project = pickProject(part('project'), owner, kind, deal)
  const place = project ? project.place : pickPlace(part('place'), kind, deal)
  const building = project
    ? projectBuilding(part('building'), project)
    : createBuilding(part('building'), kind, deal, place)
  const drawn = createDimensions(part('measures'), kind, building, isBuiltUp(place))
  const layout = project && pickLayout(project, drawn.area)
  const measures = layout ? withLayoutDimensions(drawn, project, layout) : drawn
  const amenities = withSupplies(createAmenities(part('comfort'), kind, deal, building, measures))
  const comfort = project ? withProjectAmenities(amenities) : amenities
  const facts: Facts = { kind, deal, owner, place, building, dimensions: measures, amenities: comfort }
  const price = createPrice(part('price'), kind, deal, place, building, measures, owner.type === 'developer')
  const lifecycle = createLifecycle(part('life'), day)
  return {
    ...facts,
    projectSlug: project?.slug ?? null,
    number,
    uuid: createUuid(part('uuid'), number),
    price: layout ? withLayoutPrice(price, layout) : price,
    lifecycle: { ...lifecycle, ...createFreshness(part('freshness'), lifecycle, day) },
    description: createDescription(part('description'), facts, number),
    ownerName: owner.displayName ? owner.firstName : getDisplayName(owner),
    pictures: createPictures(part('pictures'), facts, { number, isPromoted: lifecycle.vipTier > 0 }),
    extras: pickExtras(part('extras'), deal),
  }
}

const listOwners = (type: Person['type']) => PEOPLE.filter((person) => person.type === type)
const OWNERS = {
  physical: listOwners('physical'),
  agent: listOwners('agent'),
  broker: listOwners('broker'),
  developer: listOwners('developer'),
}
const DEMO_OWNERS = PEOPLE.filter(({ demo, type }) => demo && type !== 'designer')

/** Number of statements of the demo accounts, so that each has a dozen even in a small marketplace. */
const DEMO_STATEMENT_COUNT = 48

function pickOwner(random: Random, number: number, deal: Deal, kind: Kind): Person {
  const demo = DEMO_OWNERS[number % DEMO_OWNERS.length]
  if (number <= DEMO_STATEMENT_COUNT && demo) return demo
  const builds = !isRental(deal) && (kind === 'flat' || kind === 'commercial')
  const type = pickWeighted(random, [
    ['physical', 42],
    ['agent', 30],
    ['broker', 19],
    ['developer', builds ? 14 : 1],
  ] as const)
  return random.pick(OWNERS[type])
}

/** Picks the project; most flats that developers sell are in one. */
function pickProject(random: Random, owner: Person, kind: Kind, deal: Deal): Project | undefined {
  if (owner.type !== 'developer' || kind !== 'flat' || deal !== 'sale') return undefined
  return random.chance(0.85) ? random.pick(listProjectsOf(owner)) : undefined
}

function pickExtras(random: Random, deal: Deal): Extras {
  const digits = (count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('')
  const coded = random.chance(0.14)
  return {
    // Zone 99 was never assigned.
    cadastralCode: coded ? `01.99.${digits(2)}.${digits(3)}.${digits(3)}` : null,
    showsCadastralCode: coded && random.chance(0.5),
    exchange:
      deal === 'sale' && random.chance(0.04)
        ? random.pick([
            'გავცვლი პატარა ბინაში, ზედმეტობით',
            'განვიხილავ ავტომობილსაც',
            'გავცვლი კერძო სახლში',
          ])
        : null,
    exclusive: random.chance(0.04),
    forSpecialPeople: random.chance(0.03),
    secondPhone: random.chance(0.08),
  }
}

const toPointKey = ({ lat, lng }: Location['point']) => `${lat} ${lng}`
const PROJECT_POINTS = new Set(PROJECTS.map(({ place }) => toPointKey(place.point)))

/** Picks a location. A project's house has only its flats, and unfinished projects have no rentals. */
function pickPlace(random: Random, kind: Kind, deal: Deal): Location {
  const place = pickLocation(random, kind)
  const isLetFlat = kind === 'flat' && isRental(deal)
  const isTaken =
    PROJECT_POINTS.has(toPointKey(place.point)) ||
    (isLetFlat && createHouse(place)?.statusId === UNDER_CONSTRUCTION_STATUS)
  return isTaken ? pickPlace(random, kind, deal) : place
}

/**
 * Creates a version-4 uuid that ends with the number, because random 32-bit draws collide among a million.
 */
function createUuid(random: Random, number: number) {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('')
  const last = number.toString(16).padStart(8, '0')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(4)}${last}`
}
