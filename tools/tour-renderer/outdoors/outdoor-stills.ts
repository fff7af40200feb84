import type { View } from '../ray-tracer/camera'
import type { Shape } from '../ray-tracer/shape'
import { BLOCKS } from './blocks'
import { BUSINESSES } from './businesses'
import { GROUNDS, VIEWS } from './grounds'
import { HOUSES } from './houses'
import type { Surroundings } from './world'

export interface OutdoorStill {
  name: string
  view: View
  shapes: () => Shape[]
  surroundings: Surroundings
}

const view = (x: number, y: number, z: number, yaw: number, fieldOfView: number, pitch = 0): View => ({
  position: [x, y, z],
  yaw,
  pitch,
  fieldOfView,
})

const MORNING: Surroundings = { sun: [-138, 40], seed: 3, hills: 15 }
const NOON: Surroundings = { sun: [150, 48], seed: 8, hills: 12 }

const HOUSE_VIEWS = {
  modern: [view(-5.6, 2.6, -14.2, 20, 60, 0), view(8.6, 1.8, -6.2, -42, 74, 5), MORNING],
  gallery: [view(4.4, 2.5, -14.4, -14, 62, 1), view(-8.8, 1.8, -6.4, 46, 76, 6), NOON],
  gable: [view(-4.8, 2.5, -13.4, 18, 62, 0), view(7, 1.7, -6.4, -40, 76, 4), MORNING],
  villa: [view(4.6, 2.8, -15.4, -14, 62, 7), view(-7.4, 1.8, -6.2, 38, 80, 12), NOON],
} as const

function listHouses(): OutdoorStill[] {
  return Object.entries(HOUSE_VIEWS).flatMap(([style, [front, garden, surroundings]]) => {
    const shapes = HOUSES[style as keyof typeof HOUSES]
    return [
      { name: `house-${style}-0`, view: front, shapes, surroundings },
      { name: `yard-${style}-0`, view: garden, shapes, surroundings },
    ]
  })
}

const EVENING: Surroundings = { sun: [-112, 26], seed: 12, hills: 10 }
const MOUNTAINS: Surroundings = { sun: [120, 34], seed: 21, hills: 19, hasSnow: true }

const OTHERS: readonly OutdoorStill[] = [
  {
    name: 'land-meadow-0',
    view: view(-3, 3.6, -15, 6, 64, -6),
    shapes: GROUNDS.meadow,
    surroundings: MOUNTAINS,
  },
  { name: 'new-tower-0', view: view(-12, 1.8, -33, 20, 66, 18), shapes: BLOCKS.tower, surroundings: MORNING },
  { name: 'panel-slab-0', view: view(10, 1.8, -27, -18, 68, 13), shapes: BLOCKS.slab, surroundings: NOON },
  { name: 'land-town-0', view: view(3, 2.6, -15.4, -7, 66, -1), shapes: GROUNDS.town, surroundings: NOON },
  {
    name: 'shop-street-0',
    view: view(-4.6, 1.8, -12.4, 17, 64, 4),
    shapes: BUSINESSES.shop,
    surroundings: MORNING,
  },
  {
    name: 'tuff-avenue-0',
    view: view(-8, 1.8, -19, 20, 70, 19),
    shapes: BLOCKS.avenue,
    surroundings: MORNING,
  },
  {
    name: 'old-balcony-0',
    view: view(6.4, 1.8, -13.5, -20, 70, 13),
    shapes: BLOCKS.balcony,
    surroundings: NOON,
  },
  {
    name: 'warehouse-yard-0',
    view: view(9, 2.2, -16, -22, 70, 4),
    shapes: BUSINESSES.warehouse,
    surroundings: NOON,
  },
  {
    name: 'land-vineyard-0',
    view: view(-1.2, 2.5, -13.5, 8, 66, 0),
    shapes: GROUNDS.vineyard,
    surroundings: MOUNTAINS,
  },
  { name: 'view-town-0', view: view(1, 1.5, -2.2, 2, 64, -7), shapes: VIEWS.town, surroundings: EVENING },
  {
    name: 'hotel-resort-0',
    view: view(8, 1.8, -20, -18, 68, 16),
    shapes: BUSINESSES.hotel,
    surroundings: NOON,
  },
  { name: 'land-hill-0', view: view(2, 5, -14, -4, 66, -9), shapes: GROUNDS.hill, surroundings: EVENING },
  { name: 'new-court-0', view: view(-10, 1.8, -23, 24, 72, 12), shapes: BLOCKS.court, surroundings: EVENING },
]

export function listOutdoorStills(): OutdoorStill[] {
  return [...listHouses(), ...OTHERS]
}
