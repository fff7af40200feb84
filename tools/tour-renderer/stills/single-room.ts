import type { Materials } from '../flat/materials'
import { createDrapes } from '../flat/rooms/living-room'
import { box, cylinder, type Opening, wall } from '../flat/shapes'
import {
  CEILING,
  createDoorCasing,
  createWindow,
  createWindowFrame,
  OUTER_WALL_THICKNESS,
} from '../flat/walls-and-openings'
import type { Lamp, Window } from '../ray-tracer/direct-light'
import type { Material } from '../ray-tracer/material'
import type { Shape } from '../ray-tracer/shape'

/** Metres; x to the east, z to the north. */
export interface SingleRoom {
  width: number
  depth: number
  /** Opening in the south wall. */
  window: Opening
  /** Closed door in the north wall. */
  door: Opening
  lamps: Lamp[]
}

export const createRoomWindow = ({ window }: SingleRoom): Window =>
  createWindow('x', window, -OUTER_WALL_THICKNESS, 1)

/** Creates a room by itself, with one window and one door; `west` covers the wall on that side. */
export function createSingleRoom(
  materials: Materials,
  { width, depth, window, door }: SingleRoom,
  { paint, west }: { paint: Material; west: Material },
): Shape[] {
  const { trim, oak, facade } = materials
  const [outer, high] = [OUTER_WALL_THICKNESS, CEILING]
  return [
    box([-outer, -0.1, -outer], [width + outer, 0, depth + outer], materials.parquet),
    box([-outer, high, -outer], [width + outer, high + 0.2, depth + outer], materials.ceiling),
    ...wall('x', [-outer, width + outer], [-outer, -0.15], high, facade, [window]),
    ...wall('x', [0, width], [-0.15, 0], high, paint, [window]),
    ...wall('x', [-outer, width + outer], [depth, depth + outer], high, paint),
    ...wall('z', [-0.15, depth], [-outer, 0], high, west),
    ...wall('z', [-0.15, depth], [width, width + outer], high, paint),
    ...createTrims(width, depth, trim),
    ...createWindowFrame('x', window, -0.2, 2, trim),
    box(
      [window.from - 0.05, window.bottom - 0.05, -0.16],
      [window.to + 0.05, window.bottom, 0.16],
      trim,
      0.01,
    ),
    ...createRadiator((window.from + window.to) / 2, trim),
    ...createDrapes(materials.drape, [window.from - 0.42, window.to + 0.42], 0.14),
    box([window.from - 0.6, 2.57, 0.09], [window.to + 0.6, 2.595, 0.115], materials.walnut),
    ...createDoorCasing('x', door, [depth - 0.02, depth + 0.01], trim),
    box([door.from, 0.01, depth - 0.012], [door.to, door.top, depth + 0.02], trim),
    box([door.from + 0.13, 0.2, depth - 0.022], [door.to - 0.13, 0.9, depth], trim, 0.012),
    box([door.from + 0.13, 1.05, depth - 0.022], [door.to - 0.13, door.top - 0.15, depth], trim, 0.012),
    box([door.to - 0.17, 1.0, depth - 0.06], [door.to - 0.05, 1.02, depth - 0.035], oak),
  ]
}

/** Creates skirting and cornice. */
function createTrims(width: number, depth: number, trim: Material): Shape[] {
  return (
    [
      [0, 0.09, 0.015],
      [CEILING - 0.07, CEILING, 0.05],
    ] as const
  ).flatMap(([low, high, deep]) => [
    box([0, low, 0], [width, high, deep], trim),
    box([0, low, depth - deep], [width, high, depth], trim),
    box([0, low, 0], [deep, high, depth], trim),
    box([width - deep, low, 0], [width, high, depth], trim),
  ])
}

function createRadiator(middle: number, trim: Material): Shape[] {
  return Array.from({ length: 11 }, (_, at) =>
    cylinder([middle + 0.085 * (at - 5), 0.12, 0.09], 0.038, 0.5, trim),
  )
}
