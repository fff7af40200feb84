import { PARAMETERS } from '../../dictionaries/parameters'
import type { Random } from '../../pictures/random'
import type { Building } from './building'
import { type Deal, isLet, KIND_IDS, type Kind } from './kind'
import type { Measures } from './measures'
import { weighted } from './weighted'

/** Dictionary ids of what makes a home comfortable, and the ids of its parameters. */
export interface Comfort {
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

/** Not yet finished: bare walls. */
export const isFrame = ({ conditionId }: Building) => conditionId !== null && conditionId >= 5

export function comfortOf(
  random: Random,
  kind: Kind,
  deal: Deal,
  building: Building,
  measures: Measures,
): Comfort {
  const parameters = parametersOf(random, kind, deal, building, measures)
  if (kind === 'land')
    return {
      heatingTypeId: null,
      hotWaterTypeId: null,
      parkingTypeId: null,
      storeroomTypeId: null,
      storeroomArea: null,
      doorWindowTypeId: null,
      livingRoomTypeId: null,
      swimmingPoolTypeId: null,
      parameters,
    }

  const bare = isFrame(building)
  const modern = building.buildYearId === 3
  const home = kind !== 'commercial'
  const storeroom = parameters.includes(STOREROOM)
  return {
    heatingTypeId: bare
      ? random.chance(0.5)
        ? 6
        : null
      : weighted(
          random,
          modern
            ? [
                [1, 62],
                [5, 14],
                [7, 14],
                [8, 4],
                [3, 6],
              ]
            : [
                [1, 44],
                [2, 24],
                [3, 12],
                [7, 14],
                [6, 6],
              ],
        ),
    hotWaterTypeId: bare
      ? null
      : weighted(
          random,
          modern
            ? [
                [6, 46],
                [1, 30],
                [3, 14],
                [8, 10],
              ]
            : [
                [1, 56],
                [3, 22],
                [2, 10],
                [6, 12],
              ],
        ),
    parkingTypeId: weighted(
      random,
      kind === 'flat'
        ? modern
          ? [
              [5, 30],
              [2, 26],
              [4, 28],
              [3, 16],
            ]
          : [
              [4, 56],
              [3, 30],
              [2, 8],
              [1, 6],
            ]
        : [
            [1, 30],
            [4, 44],
            [2, 26],
          ],
    ),
    storeroomTypeId: storeroom ? random.pick(kind === 'flat' ? [5, 7, 8, 9] : [5, 7, 8]) : null,
    storeroomArea: storeroom ? Math.round(random.between(2, 9) * 10) / 10 : null,
    doorWindowTypeId: weighted(
      random,
      modern
        ? [
            [3, 60],
            [2, 40],
          ]
        : [
            [2, 56],
            [1, 26],
            [3, 18],
          ],
    ),
    livingRoomTypeId: home && kind !== 'hotel' ? (measures.studio ? 4 : 3) : null,
    swimmingPoolTypeId: parameters.includes(POOL) ? (kind === 'hotel' ? random.whole(1, 2) : 1) : null,
    parameters,
  }
}

const POOL = 14
const STOREROOM = 50

/** How often a parameter is named, 0 to 1; what stands in no list is rare. */
const USUAL: Readonly<Record<string, number>> = {
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
const RARE = 0.04

/** What only a finished place has. */
const INDOOR = new Set(['kitchen', 'jacuzzi', 'sauna', 'internet', 'tv', 'telephone'])
/** What only a let one tells. */
const HOUSE_RULES = new Set(['pets_allowed', 'for_party', 'booking_account'])

const ownOf = (kind: Kind) => PARAMETERS.filter(({ of }) => of.includes(KIND_IDS[kind]))
const OWN = {
  flat: ownOf('flat'),
  house: ownOf('house'),
  cottage: ownOf('cottage'),
  land: ownOf('land'),
  commercial: ownOf('commercial'),
  hotel: ownOf('hotel'),
}

function parametersOf(
  random: Random,
  kind: Kind,
  deal: Deal,
  building: Building,
  measures: Measures,
): number[] {
  const furnished = isLet(deal) || random.chance(0.3)
  const bare = isFrame(building)
  return OWN[kind]
    .filter(({ key, kind: sort }) => {
      const draw = random.next()
      if (key === 'yard') return measures.yardArea !== null
      if (key === 'loggia') return measures.loggiaArea !== null
      if (key === 'veranda') return measures.porchArea !== null
      if (key === 'living_room') return measures.livingRoomArea !== null
      if (key === 'elevator') return (building.totalFloors ?? 0) > 5 && draw < 0.9
      if (key === 'freight_elevator') return (building.totalFloors ?? 0) > 9 && draw < 0.3
      if (HOUSE_RULES.has(key) && !isLet(deal)) return false
      if (sort === 'furniture-equipment') return furnished && !bare && draw < (USUAL[key] ?? RARE)
      if (INDOOR.has(key) && bare) return false
      return draw < (USUAL[key] ?? RARE)
    })
    .map(({ id }) => id)
}
