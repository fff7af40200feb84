import { EAST, SOUTH, WEST } from '../flat/directions'
import { bed } from '../flat/furniture/bed'
import { bookcase, cabinet } from '../flat/furniture/cabinets'
import { pictureFrame, wallMirror } from '../flat/furniture/frames'
import { floorLamp, paperShade, pendant, tableLamp, warmShade } from '../flat/furniture/lamps'
import { black, brass } from '../flat/furniture/metal-materials'
import { plant } from '../flat/furniture/plant'
import { armchair, chair, sofa } from '../flat/furniture/seats'
import { bookStack, roundTable, stillLife, table } from '../flat/furniture/tables'
import type { Materials } from '../flat/materials'
import { box, ellipsoid, place } from '../flat/shapes'
import { CEILING } from '../flat/walls-and-openings'
import { warmLight } from '../flat/world'
import type { Shape } from '../ray-tracer/shape'
import type { SingleRoom } from './single-room'

export const STUDIO: SingleRoom = {
  width: 4.4,
  depth: 5.6,
  window: { from: 1.1, to: 3.3, bottom: 0.8, top: 2.35 },
  door: { from: 2.45, to: 3.3, bottom: 0, top: 2.1 },
  lamps: [
    { position: [2.2, 2.36, 2.6], radius: 0.28, light: warmLight(0.7) },
    { position: [0.2, 0.84, 3.14], radius: 0.24, light: warmLight(0.16) },
  ],
}

/** Only room of a flat, used to sleep, eat and sit. */
export function studio(materials: Materials): Shape[] {
  const legs = materials.walnutUp
  return [
    ...place(
      bed(1.5, materials.walnut, materials.linen, materials.cream, materials.brick),
      [0.02, 0, 4.2],
      EAST,
    ),
    ...place(
      cabinet([0.42, 0.5, 0.36], { columns: 1, rows: 2, lift: 0.08 }, materials.walnut, brass),
      [0.02, 0, 3.35],
      EAST,
    ),
    ...place(tableLamp(warmShade(1.3), materials.clay), [0.2, 0.5, 3.14]),
    ...place(pictureFrame(1.2, 0.58, materials.sea, materials.walnut), [0.005, 1.75, 4.2], EAST),
    ...place(bookcase(0.9, 1.9, materials.oak, 5), [1.95, 0, 5.59], SOUTH),
    ...place(armchair(materials.pine, materials.ochre, legs), [0.75, 0, 1.45], 1),
    ...place(plant(1.35, materials.clay, materials.leaves[0], 3), [0.42, 0, 0.5]),
    ...place(roundTable(0.45, 0.74, materials.walnut, legs), [3.45, 0, 1.1]),
    ...place(chair(materials.pine, black), [2.8, 0, 1.15], EAST),
    ...place(chair(materials.pine, black), [3.5, 0, 1.78], SOUTH + 0.1),
    ...place(stillLife(), [3.45, 0.74, 1.1]),
    ...place(
      cabinet([1.5, 0.5, 0.4], { columns: 3, rows: 1, lift: 0.1 }, materials.oak, brass),
      [4.38, 0, 2.4],
      WEST,
    ),
    box([4.335, 0.74, 2.6], [4.385, 1.4, 3.7], materials.dark, 0.012),
    ...place(
      cabinet([1.5, 2.35, 0.6], { columns: 3, rows: 1, lift: 0.06 }, materials.cream2, brass),
      [4.39, 0, 4.08],
      WEST,
    ),
    box([2.2, 0, 2.9], [3.7, 0.012, 5.2], materials.runner),
    ...place(plant(0.36, materials.stone, materials.leaves[1], 6), [3.0, 0.8, -0.02]),
    ...place(pendant(CEILING, 2.36, 0.24, paperShade(0.35)), [2.2, 0, 2.6]),
  ]
}

export const LOUNGE: SingleRoom = {
  width: 5.2,
  depth: 4.1,
  window: { from: 1.5, to: 3.7, bottom: 0.8, top: 2.35 },
  door: { from: 0.45, to: 1.3, bottom: 0, top: 2.1 },
  lamps: [
    { position: [3.1, 2.34, 2.3], radius: 0.28, light: warmLight(0.7) },
    { position: [1.95, 1.5, 3.75], radius: 0.3, light: warmLight(0.35) },
  ],
}

/** Living room of a smaller flat, with the table in it. */
export function lounge(materials: Materials): Shape[] {
  const legs = materials.walnutUp
  return [
    ...place(sofa(2.1, materials.brick, [materials.cream, materials.ochre], legs), [3.35, 0, 4.08], SOUTH),
    ...place(pictureFrame(0.62, 0.82, materials.valley, black), [2.95, 1.72, 4.095], SOUTH),
    ...place(pictureFrame(0.62, 0.82, materials.hills, black), [3.75, 1.72, 4.095], SOUTH),
    ...place(floorLamp(warmShade(1.3), brass), [1.95, 0, 3.75]),
    box([2.1, 0, 1.35], [4.4, 0.012, 3.15], materials.runner),
    ...place(roundTable(0.42, 0.38, materials.oak, materials.oakUp), [3.2, 0, 2.35]),
    ...place(bookStack(4), [3.1, 0.38, 2.4], 0.4),
    ...place(plant(0.3, materials.stone, materials.leaves[2], 5), [3.38, 0.38, 2.25]),
    ...place(
      cabinet([1.7, 0.55, 0.42], { columns: 3, rows: 1, lift: 0.12 }, materials.walnut, brass),
      [0.02, 0, 2.7],
      EAST,
    ),
    box([0.012, 0.78, 1.25], [0.06, 1.48, 2.45], materials.dark, 0.012),
    ...place(plant(1.6, materials.stone, materials.leaves[1], 8), [0.5, 0, 0.5]),
    ...place(armchair(materials.ochre, materials.cream, legs), [1.75, 0, 2.75], SOUTH - 1),
    ...place(table(1.2, 0.75, 0.75, materials.oak, materials.oakUp), [4.5, 0, 0.85], EAST),
    ...place(chair(materials.pine, materials.oakUp), [3.95, 0, 0.6], EAST),
    ...place(chair(materials.pine, materials.oakUp), [3.92, 0, 1.15], EAST - 0.1),
    ...place(chair(materials.pine, materials.oakUp), [4.5, 0, 1.72], SOUTH + 0.1),
    ...place(stillLife(), [4.5, 0.75, 0.85], 0.5),
    ...place(
      cabinet([1.1, 1.0, 0.38], { columns: 2, rows: 2, lift: 0.1 }, materials.cream2, brass),
      [5.18, 0, 2.2],
      WEST,
    ),
    ...place(tableLamp(warmShade(1), materials.stone), [4.98, 1.0, 3.0]),
    ...place(wallMirror(0.6, 0.8, materials.walnut), [5.195, 1.6, 2.75], WEST),
    ...place(pendant(CEILING, 2.34, 0.26, paperShade(0.35)), [3.1, 0, 2.3]),
  ]
}

export const NURSERY: SingleRoom = {
  width: 3.1,
  depth: 4.2,
  window: { from: 0.75, to: 2.35, bottom: 0.8, top: 2.35 },
  door: { from: 0.95, to: 1.75, bottom: 0, top: 2.1 },
  lamps: [
    { position: [1.5, 2.4, 2.2], radius: 0.24, light: warmLight(0.6) },
    { position: [0.24, 1.08, 0.62], radius: 0.2, light: warmLight(0.12) },
  ],
}

/** Smaller bedroom, for a child. */
export function nursery(materials: Materials): Shape[] {
  return [
    ...place(
      bed(0.95, materials.oak, materials.linen, materials.pine, materials.ochre),
      [2.55, 0, 4.18],
      SOUTH,
    ),
    ...place(pictureFrame(0.5, 0.4, materials.sea, materials.oak), [3.095, 1.7, 3.3], WEST),
    ...place(pictureFrame(0.5, 0.4, materials.hills, materials.oak), [3.095, 1.7, 2.6], WEST),
    ...place(table(1.25, 0.6, 0.74, materials.oak, materials.oakUp), [0.32, 0, 1.05], EAST),
    ...place(chair(materials.brick, materials.oakUp), [0.85, 0, 1.05], WEST + 0.2),
    ...place(tableLamp(warmShade(1.2), materials.clay), [0.24, 0.74, 0.62]),
    ...place(bookStack(2), [0.3, 0.74, 1.35], 0.3),
    ...[0, 1].map((row) =>
      box([0.005, 1.35 + 0.34 * row, 0.55], [0.22, 1.375 + 0.34 * row, 1.6], materials.oak),
    ),
    ...place(bookStack(7), [0.12, 1.375, 0.85], EAST),
    ellipsoid([0.12, 1.49, 1.35], [0.11, 0.11, 0.11], materials.river),
    ...place(plant(0.3, materials.clay, materials.leaves[0], 2), [0.12, 1.715, 0.8]),
    ...place(bookcase(0.8, 1.5, materials.cream2, 9), [0.02, 0, 2.7], EAST),
    ...place(
      cabinet([1.2, 2.2, 0.58], { columns: 2, rows: 1, lift: 0.06 }, materials.cream2, brass),
      [0.02, 0, 4.05],
      EAST,
    ),
    box([0.95, 0, 1.5], [2.0, 0.012, 3.1], materials.runner),
    ...place(
      cabinet([0.42, 0.46, 0.36], { columns: 1, rows: 2, lift: 0.06 }, materials.oak, brass),
      [3.08, 0, 1.4],
      WEST,
    ),
    ...place(plant(0.34, materials.stone, materials.leaves[2], 4), [2.9, 0.46, 1.6]),
    ...place(pendant(CEILING, 2.4, 0.22, paperShade(0.3)), [1.5, 0, 2.2]),
  ]
}
