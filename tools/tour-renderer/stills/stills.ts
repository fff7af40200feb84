import type { Materials } from '../flat/materials'
import { balcony } from '../flat/rooms/balcony'
import { createJoinery, createShell, type RoomName, WINDOWS } from '../flat/walls-and-openings'
import { CAMERA_LAMPS_DISTANCE, createFurniture, EXPOSURES, LAMPS } from '../flat/world'
import type { View } from '../ray-tracer/camera'
import type { Lamp, Window } from '../ray-tracer/direct-light'
import type { Shape } from '../ray-tracer/shape'
import { LOUNGE, lounge, NURSERY, nursery, STUDIO, studio } from './other-flats'
import { office, salesRoom, storeroom } from './rooms'
import { createRoomWindow, createSingleRoom } from './single-room'
import { STYLES, type Style } from './styles'

export interface Still {
  /** Name of the file: kind, style and number. */
  name: string
  exposure: number
  view: View
  shapes: readonly Shape[]
  lamps: readonly Lamp[]
  windows: readonly Window[]
}

const view = (x: number, z: number, yaw: number, fieldOfView: number, pitch = -9, y = 1.45): View => ({
  position: [x, y, z],
  yaw,
  pitch,
  fieldOfView,
})

const VIEWS = {
  living: {
    sofa: view(5.35, 4.45, -121, 74),
    window: view(5.2, 3.0, -143, 84),
    arch: view(0.5, 0.6, 49, 78),
    table: view(4.6, 0.55, -52, 80),
  },
  kitchen: {
    worktop: view(6.45, 3.3, 137, 84),
    fridge: view(6.35, 0.9, 66, 80),
  },
  bedroom: {
    bed: view(3.35, 5.5, -27, 82),
    window: view(3.75, 8.3, -121, 82),
    wardrobe: view(0.95, 5.4, 31, 82),
  },
  bathroom: { basin: view(6.0, 5.3, -28, 86), tub: view(4.65, 5.35, 40, 86) },
  balcony: { table: view(3.7, -0.95, -106, 84), city: view(0.95, -0.75, 122, 84) },
} satisfies Partial<Record<RoomName, Record<string, View>>>

/** Views of each style. They differ, so that homes differ by more than their colours. */
const FURNISHED: Record<'warm' | 'plain' | 'old' | 'fine', readonly [RoomName, View][]> = {
  warm: [
    ['living', VIEWS.living.sofa],
    ['living', VIEWS.living.arch],
    ['kitchen', VIEWS.kitchen.worktop],
    ['bedroom', VIEWS.bedroom.bed],
    ['bedroom', VIEWS.bedroom.window],
    ['bathroom', VIEWS.bathroom.basin],
    ['balcony', VIEWS.balcony.table],
    ['balcony', VIEWS.balcony.city],
  ],
  plain: [
    ['living', VIEWS.living.window],
    ['living', VIEWS.living.table],
    ['kitchen', VIEWS.kitchen.worktop],
    ['bedroom', VIEWS.bedroom.wardrobe],
    ['bedroom', VIEWS.bedroom.window],
    ['bathroom', VIEWS.bathroom.tub],
  ],
  old: [
    ['living', VIEWS.living.arch],
    ['living', VIEWS.living.sofa],
    ['kitchen', VIEWS.kitchen.fridge],
    ['bedroom', VIEWS.bedroom.bed],
    ['bedroom', VIEWS.bedroom.wardrobe],
    ['bathroom', VIEWS.bathroom.basin],
  ],
  fine: [
    ['living', VIEWS.living.table],
    ['living', VIEWS.living.window],
    ['kitchen', VIEWS.kitchen.fridge],
    ['bedroom', VIEWS.bedroom.bed],
    ['bedroom', VIEWS.bedroom.wardrobe],
    ['bathroom', VIEWS.bathroom.tub],
  ],
}

const UNFURNISHED = [VIEWS.living.sofa, VIEWS.living.arch]
const isFrame = (style: Style) => style === 'concrete' || style === 'plaster'

export function listStills(): Still[] {
  const furnished = Object.entries(FURNISHED).flatMap(([style, views]) => {
    const materials = STYLES[style as Style]
    const shapes = [...createRooms(materials), ...createFurniture(materials)]
    return views.map(([room, view]) => ({
      kind: room as string,
      style: style as Style,
      room,
      view,
      shapes,
      isLit: true,
    }))
  })
  const unfurnished = (['concrete', 'plaster', 'empty', 'worn'] as const).flatMap((style) => {
    const shapes = isFrame(style)
      ? createShell(STYLES[style])
      : [...createRooms(STYLES[style]), ...balcony(STYLES[style])]
    return UNFURNISHED.map((view) => ({
      kind: 'living',
      style: style as Style,
      room: 'living' as RoomName,
      view,
      shapes,
      isLit: false,
    }))
  })
  const work = (
    [
      ['office', office, 'plain', VIEWS.living.window],
      ['salesroom', salesRoom, 'plain', VIEWS.living.arch],
      ['storeroom', storeroom, 'plaster', VIEWS.living.arch],
    ] as const
  ).flatMap(([kind, furnish, style, second]) => {
    const of = STYLES[style]
    const shapes = [...(isFrame(style) ? createShell(of) : createRooms(of)), ...furnish(of)]
    return [VIEWS.living.sofa, second].map((view) => ({
      kind: kind as string,
      style: style as Style,
      room: 'living' as RoomName,
      view,
      shapes,
      isLit: true,
    }))
  })
  const counts = new Map<string, number>()
  return [...[...furnished, ...unfurnished, ...work].map(inFlatOfTour), ...listOtherRooms()].map(
    ({ kind, style, ...still }) => {
      const of = `${kind}-${style}`
      const number = counts.get(of) ?? 0
      counts.set(of, number + 1)
      return { name: `${of}-${number}`, ...still }
    },
  )
}

type Unnamed = Omit<Still, 'name'> & { kind: string; style: Style }

interface RoomOfTour {
  kind: string
  style: Style
  room: RoomName
  view: View
  shapes: readonly Shape[]
  isLit: boolean
}

function inFlatOfTour({ room, isLit, ...still }: RoomOfTour): Unnamed {
  const [x, , z] = still.view.position
  const isNear = ({ position }: Lamp) => Math.hypot(position[0] - x, position[2] - z) < CAMERA_LAMPS_DISTANCE
  return {
    ...still,
    exposure: EXPOSURES[room],
    lamps: isLit ? LAMPS.filter(isNear) : [],
    windows: WINDOWS,
  }
}

const OTHER_ROOMS = [
  ['studio', STUDIO, studio, [view(3.25, 5.3, -148, 84), view(2.05, 0.95, -8, 84)]],
  ['lounge', LOUNGE, lounge, [view(0.75, 0.5, 50, 84), view(4.75, 3.2, -122, 84)]],
  ['nursery', NURSERY, nursery, [view(0.9, 4.0, 157, 82)]],
] as const

/** Lists rooms of smaller flats and those for children. */
function listOtherRooms(): Unnamed[] {
  return OTHER_ROOMS.flatMap(([kind, room, furnish, views]) =>
    (['plain', 'warm', 'old', 'fine'] as const).flatMap((style) => {
      const materials = STYLES[style]
      const walls =
        kind === 'lounge'
          ? { paint: materials.wall, west: materials.feature }
          : { paint: materials.bedroomWall, west: materials.bedroomHead }
      const shapes = [...createSingleRoom(materials, room, walls), ...furnish(materials)]
      return views.map((view) => ({
        kind,
        style,
        exposure: EXPOSURES.bedroom,
        view,
        shapes,
        lamps: room.lamps,
        windows: [createRoomWindow(room)],
      }))
    }),
  )
}

/** Creates rooms without doors, as the open doors would block the camera. */
function createRooms(materials: Materials): Shape[] {
  return [...createShell(materials), ...createJoinery(materials)]
}
