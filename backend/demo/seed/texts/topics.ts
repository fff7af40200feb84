import { PARAMETERS } from '~backend/dictionaries/parameters'
import { isUnfinished } from '../statements/amenities'
import { NEW_STATUS, OLD_STATUS, UNDER_CONSTRUCTION_STATUS } from '../statements/building-state'
import type { Facts } from '../statements/facts'
import { isRental } from '../statements/kind'
import {
  COURTYARDS,
  FLOORS,
  FREIGHT_LIFTS,
  GROUND_FLOOR,
  LIFTS,
  NEW_HOUSE,
  OLD_HOUSE,
  RISING_HOUSE,
} from './building'
import { CLOSINGS } from './closings'
import { COMFORTS, FURNISHED_FOR_GUESTS, LET_FURNISHED, PETS, SOLD_FURNISHED } from './comforts'
import { CONDITIONS } from './conditions'
import { DETAILS } from './details'
import { HEATING } from './heating'
import { FLAT_OPENINGS, OPENINGS } from './openings'
import { PARKING } from './parking'
import { LAND_STATUSES, PLOT } from './plots'
import { BATHROOMS, HEIGHTS, LAYOUTS, LIVING_ROOMS, SEPARATE, SINGLE_ROOM, STUDIO } from './rooms'
import { BALCONIES, FRUIT_TREES, LOGGIAS, ONE_BALCONY, POOLS, PORCHES, YARD_COMFORTS, YARDS } from './spaces'
import { ADDRESSES, DISTRICTS, METRO } from './surroundings'
import type { Template } from './template'
import { DEAL_TERMS } from './terms'
import { USES } from './uses'

export interface Topic {
  name: string
  /** True if the statement's facts agree with each sentence of the topic. */
  isTrue(facts: Facts): boolean
  sentences: readonly Template[]
  /** Placeholders for what the sentences state in words; another sentence with one makes these needless. */
  states?: readonly string[]
}

const COURTYARD_PROJECT = 17

const has = ({ amenities }: Facts, key: string) =>
  amenities.parameters.includes(PARAMETERS.find((parameter) => parameter.key === key)?.id ?? 0)
const isHome = ({ kind }: Facts) => kind === 'flat' || kind === 'house' || kind === 'cottage'
const isFinishedHome = (facts: Facts) => isHome(facts) && !isUnfinished(facts.building)
const isFlat = ({ kind }: Facts) => kind === 'flat'
const isLand = ({ kind }: Facts) => kind === 'land'
const isInStatus = (facts: Facts, status: number) =>
  isFlat(facts) && facts.building.projectTypeId !== COURTYARD_PROJECT && facts.building.statusId === status
const isBuilt = ({ building }: Facts) => building.statusId !== UNDER_CONSTRUCTION_STATUS

const hasUsefulLift = (facts: Facts) =>
  isFlat(facts) && isBuilt(facts) && facts.dimensions.floor !== 1 && has(facts, 'elevator')

const topic = (name: string, sentences: readonly Template[], isTrue: Topic['isTrue']): Topic => ({
  name,
  sentences,
  isTrue,
})

/** Makes a topic of each entry of a table. */
const topicsOf = (
  name: string,
  table: Readonly<Record<string, readonly Template[]>>,
  isTrue: (facts: Facts, key: string) => boolean,
): Topic[] =>
  Object.entries(table).map(([key, sentences]) =>
    topic(`${name} ${key}`, sentences, (facts) => isTrue(facts, key)),
  )

export const OPENING_TOPICS: readonly Topic[] = [
  topic('opening', OPENINGS, () => true),
  topic('flat opening', FLAT_OPENINGS, isFlat),
]

export const TOPICS: readonly Topic[] = [
  topic('layout', LAYOUTS, (facts) => isHome(facts) && (facts.dimensions.rooms ?? 0) > 1),
  {
    ...topic('single room', SINGLE_ROOM, (facts) => isFlat(facts) && facts.dimensions.rooms === 1),
    states: ['rooms', 'roomed', 'roomedAcc'],
  },
  topic('bathrooms', BATHROOMS, isHome),
  topic('height', HEIGHTS, ({ dimensions }) => dimensions.height !== null),
  topic('studio', STUDIO, (facts) => isFinishedHome(facts) && facts.dimensions.studio),
  topic('separate kitchen', SEPARATE, (facts) => isFinishedHome(facts) && !facts.dimensions.studio),
  topic('living room', LIVING_ROOMS, (facts) => isFinishedHome(facts) && !facts.dimensions.studio),
  topic('balcony', ONE_BALCONY, ({ dimensions }) => dimensions.balconies === 1),
  topic('balconies', BALCONIES, ({ dimensions: { balconies } }) => (balconies ?? 0) > 1),
  topic('loggia', LOGGIAS, isHome),
  topic('veranda', PORCHES, isHome),
  topic('yard', YARDS, ({ dimensions }) => dimensions.yardArea !== null),
  topic(
    'fruit trees',
    FRUIT_TREES,
    (facts) => has(facts, 'fruit_trees') && facts.dimensions.yardArea !== null,
  ),
  topic('pool', POOLS, (facts) => has(facts, 'swimming_pool')),
  ...topicsOf(
    'yard',
    YARD_COMFORTS,
    (facts, key) => !isLand(facts) && facts.dimensions.yardArea !== null && has(facts, key),
  ),
  ...topicsOf('condition', CONDITIONS, ({ building }, key) => building.conditionId === Number(key)),
  ...topicsOf('heating', HEATING, ({ building, amenities }, key) => {
    return !isUnfinished(building) && amenities.heatingTypeId === Number(key)
  }),
  topic(
    'let furnished',
    LET_FURNISHED,
    (facts) => isRental(facts.deal) && facts.deal !== 'daily' && has(facts, 'furniture'),
  ),
  topic(
    'furnished for guests',
    FURNISHED_FOR_GUESTS,
    (facts) => facts.deal === 'daily' && has(facts, 'furniture'),
  ),
  topic('sold furnished', SOLD_FURNISHED, (facts) => !isRental(facts.deal) && has(facts, 'furniture')),
  ...topicsOf('comfort', COMFORTS, (facts, key) => isBuilt(facts) && !isLand(facts) && has(facts, key)),
  topic('pets', PETS, (facts) => has(facts, 'pets_allowed')),
  {
    ...topic('ground floor', GROUND_FLOOR, (facts) => isFlat(facts) && facts.dimensions.floor === 1),
    states: ['onFloor'],
  },
  topic('floor', FLOORS, (facts) => isFlat(facts) && facts.dimensions.floor !== 1),
  topic('lift', LIFTS, hasUsefulLift),
  topic('freight lift', FREIGHT_LIFTS, (facts) => {
    return hasUsefulLift(facts) && has(facts, 'freight_elevator')
  }),
  topic('courtyard', COURTYARDS, ({ building }) => building.projectTypeId === COURTYARD_PROJECT),
  topic('old house', OLD_HOUSE, (facts) => isInStatus(facts, OLD_STATUS)),
  topic('new house', NEW_HOUSE, (facts) => isInStatus(facts, NEW_STATUS)),
  topic('house under construction', RISING_HOUSE, (facts) => isInStatus(facts, UNDER_CONSTRUCTION_STATUS)),
  ...topicsOf('parking', PARKING, ({ amenities }, key) => amenities.parkingTypeId === Number(key)),
  ...topicsOf('plot', PLOT, (facts, key) => isLand(facts) && has(facts, key)),
  ...topicsOf('land', LAND_STATUSES, (facts, key) => {
    return isLand(facts) && facts.building.statusId === Number(key)
  }),
  ...topicsOf('use', USES, ({ kind, building }, key) => {
    return kind === 'commercial' && building.statusId === Number(key)
  }),
  topic('address', ADDRESSES, () => true),
  topic('metro', METRO, () => true),
  topic('district', DISTRICTS, () => true),
]

export const TERM_TOPICS: readonly Topic[] = topicsOf('deal', DEAL_TERMS, ({ deal }, key) => deal === key)
export const DETAIL_TOPIC = topic('details', DETAILS, () => true)
export const CLOSING_TOPIC = topic('closing', CLOSINGS, () => true)

export const ALL_TOPICS: readonly Topic[] = [
  ...OPENING_TOPICS,
  ...TOPICS,
  ...TERM_TOPICS,
  DETAIL_TOPIC,
  CLOSING_TOPIC,
]
