import { createRandom } from '../../random'
import { pickLighting } from '../mood'
import { createPalette } from '../palette'
import { svgDocument } from '../svg'
import { drawBalcony } from './balcony'
import { drawBathroom } from './bathroom'
import { drawBedroom } from './bedroom'
import { drawKitchen } from './kitchen'
import { drawLivingRoom } from './living'
import { CORNER, FRONT, type Room } from './walls'

const ROOM_DRAWINGS = {
  living: drawLivingRoom,
  bedroom: drawBedroom,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  balcony: drawBalcony,
} satisfies Record<string, (room: Room, seed: string, n: number) => string>

export type RoomKind = keyof typeof ROOM_DRAWINGS
export const ROOM_KINDS = Object.keys(ROOM_DRAWINGS) as RoomKind[]

export function drawRoom(kind: RoomKind, seed: string, n: number) {
  const view = createRandom(seed, n, kind, 'view')
  const body = ROOM_DRAWINGS[kind](
    {
      wall: view.chance(0.5) ? FRONT : CORNER,
      palette: createPalette(seed),
      mood: pickLighting(createRandom(seed, n, kind, 'mood')),
      random: createRandom(seed, n, kind),
    },
    seed,
    n,
  )
  return svgDocument(body, view.chance(0.5))
}
