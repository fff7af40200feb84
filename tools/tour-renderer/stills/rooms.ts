import { EAST, SOUTH, WEST } from '../flat/directions'
import { bookcase, cabinet } from '../flat/furniture/cabinets'
import { paperShade, pendant } from '../flat/furniture/lamps'
import { black, brass } from '../flat/furniture/metal-materials'
import { plant } from '../flat/furniture/plant'
import { chair } from '../flat/furniture/seats'
import { bookStack, table } from '../flat/furniture/tables'
import type { Materials } from '../flat/materials'
import { box, place } from '../flat/shapes'
import { CEILING } from '../flat/walls-and-openings'
import { hash } from '../ray-tracer/material'
import type { Shape } from '../ray-tracer/shape'

const LAMP_PLACES = [1.6, 3.4, 5.0]

/** Living room with desks instead of its furniture. */
export function office(materials: Materials): Shape[] {
  const desk = (x: number, z: number, turn: number) => [
    ...place(table(1.4, 0.7, 0.74, materials.oak, black), [x, 0, z], turn),
    ...place([box([-0.28, 0.78, -0.03], [0.28, 1.12, 0], materials.dark, 0.008)], [x, 0.1, z], turn),
    ...place([box([-0.05, 0, -0.05], [0.05, 0.1, 0.02], materials.dark)], [x, 0.74, z], turn),
    ...place(
      chair(materials.pine, black),
      [x + 0.62 * Math.sin(turn), 0, z + 0.62 * Math.cos(turn)],
      turn + SOUTH,
    ),
  ]
  return [
    ...desk(1.0, 1.2, EAST),
    ...desk(1.0, 2.8, EAST),
    ...desk(3.4, 1.2, WEST),
    ...desk(3.4, 2.8, WEST),
    ...place(bookcase(1.9, 2.2, materials.oak, 4), [4.15, 0, 4.99], SOUTH),
    ...place(
      cabinet([1.7, 0.75, 0.42], { columns: 3, rows: 2, lift: 0.05 }, materials.cream2, brass),
      [5.98, 0, 3.15],
      WEST,
    ),
    ...place(plant(1.5, materials.stone, materials.leaves[0], 3), [5.5, 0, 0.5]),
    ...place(bookStack(3), [5.74, 0.75, 3.6], EAST),
    ...LAMP_PLACES.flatMap((x) => place(pendant(CEILING, 2.35, 0.2, paperShade(0.35)), [x, 0, 2.2])),
  ]
}

/** Living room with shelves and a counter. */
export function salesRoom(materials: Materials): Shape[] {
  return [
    ...[0.9, 2.95].flatMap((z, at) =>
      place(bookcase(1.9, 2.2, materials.oak, 11 + at), [0.02, 0, z + 1.9], EAST),
    ),
    ...place(bookcase(2.2, 2.2, materials.oak, 21), [4.4, 0, 4.99], SOUTH),
    ...place(
      cabinet([2.2, 1.02, 0.55], { columns: 3, rows: 1 }, materials.fronts, brass),
      [5.6, 0, 2.0],
      WEST,
    ),
    box([5.0, 1.02, 1.95], [5.65, 1.07, 4.25], materials.top, 0.01),
    ...place(table(1.5, 0.8, 0.85, materials.top, black), [2.6, 0, 2.2]),
    ...place(bookStack(2), [2.2, 0.85, 2.2]),
    ...place(bookStack(6), [2.75, 0.85, 2.35], 0.4),
    ...place(plant(0.5, materials.clay, materials.leaves[1], 7), [3.1, 0.85, 2.1]),
    ...place(plant(1.4, materials.stone, materials.leaves[2], 3), [5.5, 0, 0.5]),
    ...LAMP_PLACES.flatMap((x) => place(pendant(CEILING, 2.3, 0.18, paperShade(0.35)), [x, 0, 2.4])),
  ]
}

/** Living room with crates on pallets. */
export function storeroom(materials: Materials): Shape[] {
  const stack = (x: number, z: number, high: number) => [
    box([x - 0.6, 0.02, z - 0.5], [x + 0.6, 0.14, z + 0.5], materials.oak),
    ...Array.from({ length: high }, (_, at) =>
      box(
        [x - 0.55 + 0.06 * hash(at, x, 1), 0.15 + 0.46 * at, z - 0.45],
        [x + 0.52 + 0.06 * hash(at, z, 2), 0.59 + 0.46 * at, z + 0.43],
        materials.top,
        0.01,
      ),
    ),
  ]
  return [
    ...stack(0.8, 2.3, 4),
    ...stack(0.8, 3.6, 2),
    ...stack(2.4, 4.3, 3),
    ...stack(3.9, 4.3, 1),
    ...stack(5.2, 1.0, 1),
    ...LAMP_PLACES.flatMap((x) => place(pendant(CEILING, 2.4, 0.16, paperShade(0.35)), [x, 0, 2.4])),
  ]
}
