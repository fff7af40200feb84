import { moodOf } from '../mood'
import { paletteOf } from '../palette'
import { randomOf } from '../random'
import { documentOf } from '../svg'
import { balcony } from './balcony'
import { bathroom } from './bathroom'
import { bedroom } from './bedroom'
import { kitchen } from './kitchen'
import { living } from './living'
import { CORNER, FRONT, type Room } from './shell'

const ROOMS = { living, bedroom, kitchen, bathroom, balcony } satisfies Record<
  string,
  (room: Room, seed: string, n: number) => string
>

export type RoomKind = keyof typeof ROOMS
export const ROOM_KINDS = Object.keys(ROOMS) as RoomKind[]

/** A room of the statement `seed`; `n` tells rooms of one kind apart. */
export function room(kind: RoomKind, seed: string, n: number) {
  const view = randomOf(seed, n, kind, 'view')
  const body = ROOMS[kind](
    {
      wall: view.chance(0.5) ? FRONT : CORNER,
      palette: paletteOf(seed),
      mood: moodOf(randomOf(seed, n, kind, 'mood')),
      random: randomOf(seed, n, kind),
    },
    seed,
    n,
  )
  return documentOf(body, view.chance(0.5))
}
