import type { Window } from '../ray-tracer/direct-light'
import type { Material } from '../ray-tracer/material'
import type { Shape, Vec3 } from '../ray-tracer/shape'
import { brass } from './furniture/metal-materials'
import type { Materials } from './materials'
import { box, cylinder, type Opening, wall } from './shapes'
import { metal } from './surface-shaders'

export const CEILING = 2.9
/** Thickness in metres. */
export const OUTER_WALL_THICKNESS = 0.3

/** Corners of the rooms on the plan, x to the east and z to the north. */
export const ROOMS = {
  living: { west: 0, east: 6, south: 0, north: 5 },
  kitchen: { west: 6.15, east: 9.75, south: 0, north: 3.6 },
  bedroom: { west: 0, east: 4.2, south: 5.15, north: 9.15 },
  bathroom: { west: 4.35, east: 6.9, south: 5.15, north: 7.75 },
  balcony: { west: 0.5, east: 5.6, south: -1.9, north: -0.3 },
} as const
export type RoomName = keyof typeof ROOMS

const DOOR = 2.1
const BALCONY_DOOR = { from: 3.9, to: 4.9, bottom: 0, top: 2.35 }
const LIVING_WINDOW = { from: 0.9, to: 3.5, bottom: 0.75, top: 2.35 }
const KITCHEN_WINDOW = { from: 7.15, to: 9.05, bottom: 1.08, top: 2.35 }
const BEDROOM_WINDOW = { from: 6.5, to: 8.3, bottom: 0.8, top: 2.35 }
const BATH_WINDOW = { from: 5.3, to: 6.0, bottom: 1.55, top: 2.25 }
const BEDROOM_DOOR = { from: 0.75, to: 1.6, bottom: 0, top: DOOR }
const BATH_DOOR = { from: 4.7, to: 5.5, bottom: 0, top: DOOR }
const KITCHEN_ARCH = { from: 1.2, to: 2.9, bottom: 0, top: 2.35 }

export const WINDOWS: Window[] = [
  ...[BALCONY_DOOR, LIVING_WINDOW, KITCHEN_WINDOW].map((one) =>
    createWindow('x', one, -OUTER_WALL_THICKNESS, 1),
  ),
  createWindow('z', BEDROOM_WINDOW, -OUTER_WALL_THICKNESS, 1),
  createWindow('x', BATH_WINDOW, 7.75 + OUTER_WALL_THICKNESS, -1),
]

/** Creates a window; `into` is the side of the wall that the room is on. */
export function createWindow(
  along: 'x' | 'z',
  { from, to, bottom, top }: Opening,
  at: number,
  into: 1 | -1,
): Window {
  const [wide, high] = [half(from, to), half(bottom, top)]
  const [x, y] = [middle(from, to), middle(bottom, top)]
  const onX = along === 'x'
  return {
    center: onX ? [x, y, at] : [at, y, x],
    halfSide: onX ? [wide, 0, 0] : [0, 0, wide],
    halfUp: [0, high, 0],
    inward: onX ? [0, 0, into] : [into, 0, 0],
    area: 4 * wide * high,
  }
}

function middle(a: number, b: number): number {
  return (a + b) / 2
}

function half(a: number, b: number): number {
  return (b - a) / 2
}

export function wallsAndOpenings(materials: Materials): Shape[] {
  return [...createShell(materials), ...createJoinery(materials), ...createOpenDoors(materials)]
}

/** Creates floors, walls and windows, without joinery and furniture. */
export function createShell(materials: Materials): Shape[] {
  const { wall: paint, facade, trim } = materials
  const h = CEILING
  return [
    ...createFloors(materials),
    box([-0.4, h, -0.31], [10.2, h + 0.2, 9.6], materials.ceiling),
    // The south wall, with plaster outside and paint inside.
    ...wall('x', [-OUTER_WALL_THICKNESS, 6.15], [-OUTER_WALL_THICKNESS, -0.15], h, facade, [
      BALCONY_DOOR,
      LIVING_WINDOW,
    ]),
    ...wall('x', [0, 6], [-0.15, 0], h, paint, [BALCONY_DOOR, LIVING_WINDOW]),
    ...wall('x', [6.0, 10.05], [-OUTER_WALL_THICKNESS, -0.15], h, facade, [KITCHEN_WINDOW]),
    ...wall('x', [6.15, 9.75], [-0.15, 0], h, materials.kitchenWall, [KITCHEN_WINDOW]),
    // The other sides.
    ...wall('z', [-0.15, 5], [-OUTER_WALL_THICKNESS, 0], h, materials.feature),
    ...wall('z', [5, 9.45], [-OUTER_WALL_THICKNESS, 0], h, materials.bedroomWall, [BEDROOM_WINDOW]),
    ...wall('z', [-0.15, 3.75], [9.75, 10.05], h, materials.kitchenWall),
    ...wall('x', [6.15, 10.05], [3.6, 3.75], h, materials.kitchenWall),
    ...wall('x', [-0.3, 4.35], [9.15, 9.45], h, materials.bedroomHead),
    ...wall('x', [4.2, 7.2], [7.75, 8.05], h, materials.bathWall, [BATH_WINDOW]),
    ...wall('z', [5.0, 8.05], [6.9, 7.2], h, materials.bathWall),
    // Inner walls, each side in its room's paint.
    ...wall('z', [0, 5.15], [6, 6.075], h, paint, [KITCHEN_ARCH]),
    ...wall('z', [0, 3.6], [6.075, 6.15], h, materials.kitchenWall, [KITCHEN_ARCH]),
    ...wall('x', [0, 6.15], [5, 5.075], h, paint, [BEDROOM_DOOR, BATH_DOOR]),
    ...wall('x', [0, 4.2], [5.075, 5.15], h, materials.bedroomWall, [BEDROOM_DOOR]),
    ...wall('x', [4.2, 6.9], [5.075, 5.15], h, materials.bathWall, [BATH_DOOR]),
    ...wall('z', [5.15, 9.15], [4.2, 4.275], h, materials.bedroomWall),
    ...wall('z', [5.15, 7.75], [4.275, 4.35], h, materials.bathWall),
    ...createWindowFrame('x', LIVING_WINDOW, -0.2, 3, trim),
    ...createWindowFrame('x', KITCHEN_WINDOW, -0.2, 2, trim),
    ...createWindowFrame('z', BEDROOM_WINDOW, -0.2, 2, trim),
    ...createWindowFrame('x', BATH_WINDOW, 7.95, 1, trim),
    box([0.85, 0.7, -0.16], [3.55, 0.75, 0.16], trim, 0.01),
    box([-0.16, 0.75, 6.45], [0.14, 0.8, 8.35], trim, 0.01),
    // The open balcony door.
    ...createGlassDoor([3.9, 0, -0.3], trim),
  ]
}

/** Creates trims, doors and other joinery. */
export function createJoinery({ trim, oak }: Materials): Shape[] {
  return [
    ...createSkirting(trim),
    ...createCornice(trim),
    ...createDoorCasing('x', BALCONY_DOOR, [-0.02, 0.012], trim),
    ...createDoorCasing('x', BEDROOM_DOOR, [4.985, 5.165], trim),
    ...createDoorCasing('x', BATH_DOOR, [4.985, 5.165], trim),
    ...createDoorCasing('z', KITCHEN_ARCH, [5.985, 6.165], oak),
  ]
}

function createOpenDoors({ trim }: Materials): Shape[] {
  return [
    box([0.7, 0.01, 5.17], [0.74, 2.08, 6.0], trim),
    cylinder([0.77, 1.0, 5.92], 0.01, 0.12, brass),
    box([5.53, 0.01, 5.17], [5.57, 2.08, 5.95], trim),
    cylinder([5.5, 1.0, 5.88], 0.01, 0.12, brass),
  ]
}

function createFloors(materials: Materials): Shape[] {
  return [
    box([0, -0.1, 0], [6.075, 0, 5.075], materials.parquet),
    box([3.9, -0.1, -0.3], [4.9, 0, 0], materials.oak),
    box([6.075, -0.1, -0.3], [10.05, 0, 3.75], materials.kitchenFloor),
    box([-0.3, -0.1, 5.075], [4.275, 0, 9.45], materials.parquet),
    box([4.275, -0.1, 5.075], [7.2, 0, 8.05], materials.bathFloor),
  ]
}

function createSkirting(trim: Material): Shape[] {
  const [high, thick] = [0.09, 0.015]
  return [
    ...wall('x', [0, 6], [0, thick], high, trim, [{ ...BALCONY_DOOR, top: high }]),
    ...wall('x', [0, 6], [5 - thick, 5], high, trim, [
      { ...BEDROOM_DOOR, top: high },
      { ...BATH_DOOR, top: high },
    ]),
    ...wall('z', [0, 5], [0, thick], high, trim),
    ...wall('z', [0, 5], [6 - thick, 6], high, trim, [{ ...KITCHEN_ARCH, top: high }]),
    ...wall('x', [6.15, 9.75], [3.6 - thick, 3.6], high, trim),
    ...wall('z', [0, 3.6], [6.15, 6.15 + thick], high, trim, [{ ...KITCHEN_ARCH, top: high }]),
    ...wall('z', [5.15, 9.15], [0, thick], high, trim),
    ...wall('z', [5.15, 9.15], [4.2 - thick, 4.2], high, trim),
    ...wall('x', [0, 4.2], [9.15 - thick, 9.15], high, trim),
    ...wall('x', [0, 4.2], [5.15, 5.15 + thick], high, trim, [{ ...BEDROOM_DOOR, top: high }]),
  ]
}

function createCornice(trim: Material): Shape[] {
  return (['living', 'bedroom'] as const).flatMap((name) => {
    const { west, east, south, north } = ROOMS[name]
    const [low, high, deep] = [CEILING - 0.09, CEILING, 0.07]
    return [
      box([west, low, south], [east, high, south + deep], trim),
      box([west, low, north - deep], [east, high, north], trim),
      box([west, low, south], [west + deep, high, north], trim),
      box([east - deep, low, south], [east, high, north], trim),
    ]
  })
}

export function createWindowFrame(
  along: 'x' | 'z',
  { from, to, bottom, top }: Opening,
  at: number,
  panes: number,
  trim: Material,
): Shape[] {
  const bar = (a: number, b: number, low: number, high: number) =>
    along === 'x'
      ? box([a, low, at - 0.03], [b, high, at + 0.03], trim)
      : box([at - 0.03, low, a], [at + 0.03, high, b], trim)
  const w = 0.055
  return [
    bar(from, to, bottom, bottom + w),
    bar(from, to, top - w, top),
    ...Array.from({ length: panes + 1 }, (_, n) => {
      const x = from + ((to - from) * n) / panes
      const thick = n === 0 || n === panes ? w : 0.045
      const left = n === 0 ? x : n === panes ? x - thick : x - thick / 2
      return bar(left, left + thick, bottom, top)
    }),
  ]
}

export function createDoorCasing(
  along: 'x' | 'z',
  { from, to, top }: Opening,
  [near, far]: [number, number],
  trim: Material,
): Shape[] {
  const w = 0.08
  const part = (a: number, b: number, low: number, high: number) =>
    along === 'x' ? box([a, low, near], [b, high, far], trim) : box([near, low, a], [far, high, b], trim)
  return [
    part(from - w, from + 0.012, 0, top + w),
    part(to - 0.012, to + w, 0, top + w),
    part(from - w, to + w, top - 0.012, top + w),
  ]
}

function createGlassDoor([x, y, z]: Vec3, trim: Material): Shape[] {
  const [wide, high, w] = [0.98, 2.33, 0.08]
  const bar = (from: number, to: number, low: number, top: number) =>
    box([x - 0.04, y + low, z - to], [x, y + top, z - from], trim)
  return [
    bar(0, wide, 0, 0.28),
    bar(0, wide, high - w, high),
    bar(0, w, 0, high),
    bar(wide - w, wide, 0, high),
    cylinder([x + 0.02, 1.0, z - wide + 0.05], 0.01, 0.14, metal('#c9c4ba')),
  ]
}
