import { PARAMETERS } from '~backend/dictionaries/parameters'
import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import type { Building, Shares } from './building-state'
import type { Dimensions } from './dimensions'
import { type Deal, isRental, KIND_IDS, type Kind } from './kind'

export interface Amenities {
  heatingTypeId: number | null
  hotWaterTypeId: number | null
  parkingTypeId: number | null
  storeroomTypeId: number | null
  storeroomArea: number | null
  doorWindowTypeId: number | null
  livingRoomTypeId: number | null
  swimmingPoolTypeId: number | null
  parameters: number[]
}

export const isUnfinished = ({ conditionId }: Building) => conditionId !== null && conditionId >= 5

export function createAmenities(
  random: Random,
  kind: Kind,
  deal: Deal,
  building: Building,
  measures: Dimensions,
): Amenities {
  const parameters = pickParameters(random, kind, deal, building, measures)
  if (kind === 'land') return { ...NO_AMENITIES, parameters }
  const age = building.buildYearId === AFTER_2000_ID ? 'modern' : 'older'
  const isHome = kind !== 'commercial' && kind !== 'hotel'
  const storeroom = parameters.includes(STOREROOM_ID)
  return {
    heatingTypeId: pickHeating(random, building, age),
    hotWaterTypeId: isUnfinished(building) ? null : pickWeighted(random, HOT_WATER_SHARES[age]),
    parkingTypeId: pickWeighted(random, kind === 'flat' ? FLAT_PARKING_SHARES[age] : PARKING_SHARES),
    storeroomTypeId: storeroom ? random.pick(kind === 'flat' ? [5, 7, 8, 9] : [5, 7, 8]) : null,
    storeroomArea: storeroom ? Math.round(random.between(2, 9) * 10) / 10 : null,
    doorWindowTypeId: pickWeighted(random, DOOR_WINDOW_SHARES[age]),
    livingRoomTypeId: isHome ? (measures.studio ? STUDIO_ID : SEPARATE_LIVING_ROOM_ID) : null,
    swimmingPoolTypeId: parameters.includes(POOL_ID) ? (kind === 'hotel' ? random.whole(1, 2) : 1) : null,
    parameters,
  }
}

function pickHeating(random: Random, building: Building, age: Age): number | null {
  if (!isUnfinished(building)) return pickWeighted(random, HEATING_SHARES[age])
  return random.chance(0.5) ? NO_HEATING_ID : null
}

const NO_AMENITIES: Omit<Amenities, 'parameters'> = {
  heatingTypeId: null,
  hotWaterTypeId: null,
  parkingTypeId: null,
  storeroomTypeId: null,
  storeroomArea: null,
  doorWindowTypeId: null,
  livingRoomTypeId: null,
  swimmingPoolTypeId: null,
}

const AFTER_2000_ID = 3
const NO_HEATING_ID = 6
const SEPARATE_LIVING_ROOM_ID = 3
const STUDIO_ID = 4

/** Age of the building: after 2000, or before. */
type Age = 'modern' | 'older'

/** Ids: 1 central, 2 gas, 3 electric, 5 central and underfloor, 7 individual, 8 underfloor. */
const HEATING_SHARES: Readonly<Record<Age, Shares>> = {
  modern: [
    [1, 62],
    [5, 14],
    [7, 14],
    [8, 4],
    [3, 6],
  ],
  older: [
    [1, 44],
    [2, 24],
    [3, 12],
    [7, 14],
    [NO_HEATING_ID, 6],
  ],
}

/** Ids: 1 gas, 2 tank, 3 electric, 6 central, 8 individual. */
const HOT_WATER_SHARES: Readonly<Record<Age, Shares>> = {
  modern: [
    [6, 46],
    [1, 30],
    [3, 14],
    [8, 10],
  ],
  older: [
    [1, 56],
    [3, 22],
    [2, 10],
    [6, 12],
  ],
}

/** Ids: 1 garage, 2 parking space, 3 none, 4 in the yard, 5 underground. */
const FLAT_PARKING_SHARES: Readonly<Record<Age, Shares>> = {
  modern: [
    [5, 30],
    [2, 26],
    [4, 28],
    [3, 16],
  ],
  older: [
    [4, 56],
    [3, 30],
    [2, 8],
    [1, 6],
  ],
}
const PARKING_SHARES: Shares = [
  [1, 30],
  [4, 44],
  [2, 26],
]

/** Ids: 1 wood, 2 plastic, 3 aluminium. */
const DOOR_WINDOW_SHARES: Readonly<Record<Age, Shares>> = {
  modern: [
    [3, 60],
    [2, 40],
  ],
  older: [
    [2, 56],
    [1, 26],
    [3, 18],
  ],
}

const POOL_ID = 14
const STOREROOM_ID = 50

/** Frequencies from 0 to 1; unlisted parameters are rare. */
const PARAMETER_FREQUENCIES: Readonly<Record<string, number>> = {
  electricity: 0.96,
  water: 0.94,
  sewerage: 0.85,
  gas: 0.82,
  internet: 0.7,
  tv: 0.55,
  living_room: 0.7,
  telephone: 0.08,
  asphalt_road: 0.6,
  fenced: 0.55,
  gate: 0.5,
  fruit_trees: 0.45,
  yard: 0.7,
  yard_lighting: 0.4,
  grill: 0.3,
  veranda: 0.3,
  storeroom: 0.24,
  chimney: 0.14,
  cellar: 0.14,
  guard: 0.2,
  coded_door: 0.35,
  ventilation: 0.3,
  alarm: 0.12,
  furniture: 0.7,
  bed: 0.6,
  sofa: 0.62,
  table: 0.65,
  chairs: 0.65,
  stove: 0.72,
  oven: 0.45,
  conditioner: 0.6,
  refrigerator: 0.68,
  washing_machine: 0.64,
  dishwasher: 0.22,
  kitchen: 0.5,
  pets_allowed: 0.18,
  booking_account: 0.2,
  for_party: 0.06,
  for_investment: 0.12,
  can_be_divided: 0.16,
  with_building: 0.1,
  with_approved_project: 0.12,
}
const RARE_FREQUENCY = 0.04

const INDOOR_PARAMETERS = new Set(['kitchen', 'jacuzzi', 'sauna', 'internet', 'tv', 'telephone'])
const RENTAL_PARAMETERS = new Set(['pets_allowed', 'for_party', 'booking_account'])

const listParameters = (kind: Kind) => PARAMETERS.filter(({ of }) => of.includes(KIND_IDS[kind]))
const PARAMETERS_BY_KIND = {
  flat: listParameters('flat'),
  house: listParameters('house'),
  cottage: listParameters('cottage'),
  land: listParameters('land'),
  commercial: listParameters('commercial'),
  hotel: listParameters('hotel'),
}

function pickParameters(
  random: Random,
  kind: Kind,
  deal: Deal,
  building: Building,
  measures: Dimensions,
): number[] {
  const furnished = isRental(deal) || random.chance(0.3)
  const bare = isUnfinished(building)
  return PARAMETERS_BY_KIND[kind]
    .filter(({ key, kind: sort }) => {
      const draw = random.next()
      if (key === 'yard') return measures.yardArea !== null
      if (key === 'loggia') return measures.loggiaArea !== null
      if (key === 'veranda') return measures.porchArea !== null
      if (key === 'living_room') return measures.livingRoomArea !== null
      if (key === 'elevator') return (building.totalFloors ?? 0) > 5 && draw < 0.9
      if (key === 'freight_elevator') return (building.totalFloors ?? 0) > 9 && draw < 0.3
      if (RENTAL_PARAMETERS.has(key) && !isRental(deal)) return false
      if (sort === 'furniture-equipment')
        return furnished && !bare && draw < (PARAMETER_FREQUENCIES[key] ?? RARE_FREQUENCY)
      if (INDOOR_PARAMETERS.has(key) && bare) return false
      return draw < (PARAMETER_FREQUENCIES[key] ?? RARE_FREQUENCY)
    })
    .map(({ id }) => id)
}
