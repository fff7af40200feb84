import type { Shape } from '../../ray-tracer/shape'
import { EAST, SOUTH, WEST } from '../directions'
import { bookcase, cabinet } from '../furniture/cabinets'
import { pictureFrame } from '../furniture/frames'
import { floorLamp, paperShade, pendant, warmShade } from '../furniture/lamps'
import { black, brass } from '../furniture/metal-materials'
import { plant } from '../furniture/plant'
import { armchair, sofa } from '../furniture/seats'
import { bookStack, roundTable, stillLife } from '../furniture/tables'
import type { Materials } from '../materials'
import { box, place } from '../shapes'
import { CEILING } from '../walls-and-openings'

export function livingRoom(materials: Materials): Shape[] {
  return [
    ...place(
      sofa(2.5, materials.pine, [materials.ochre, materials.brick, materials.cream], materials.walnutUp),
      [0.06, 0, 2.5],
      EAST,
    ),
    box([0.95, 0, 1.2], [3.55, 0.012, 3.8], materials.carpet),
    ...place(roundTable(0.46, 0.4, materials.walnut, materials.walnutUp), [1.75, 0, 2.45]),
    ...place(bookStack(2), [1.62, 0.4, 2.6], 0.3),
    ...place(stillLife(), [1.85, 0.4, 2.3], 0.8),
    ...place(armchair(materials.ochre, materials.cream, materials.walnutUp), [3.05, 0, 3.75], SOUTH + 0.75),
    ...place(floorLamp(warmShade(1.3), brass), [0.42, 0, 4.3]),
    ...place(pictureFrame(1.1, 0.76, materials.hills, materials.walnut), [0.005, 1.72, 2.5], EAST),
    ...place(bookcase(1.9, 2.2, materials.oak, 7), [4.15, 0, 4.99], SOUTH),
    ...place(
      cabinet([1.7, 0.5, 0.42], { columns: 3, rows: 1, lift: 0.1 }, materials.oak, brass),
      [5.98, 0, 3.15],
      WEST,
    ),
    box([5.93, 0.72, 3.4], [5.985, 1.46, 4.62], materials.dark, 0.012),
    ...place(plant(1.7, materials.clay, materials.leaves[0], 3), [5.5, 0, 0.5]),
    ...place(plant(1.05, materials.stone, materials.leaves[1], 9), [0.42, 0, 0.55]),
    ...place(plant(0.42, materials.clay, materials.leaves[2], 4), [1.3, 0.75, 0.02]),
    ...place(plant(0.36, materials.stone, materials.leaves[0], 6), [5.75, 0.5, 4.6]),
    ...place(bookStack(5), [5.74, 0.5, 3.35], EAST),
    ...place(pendant(CEILING, 2.28, 0.26, paperShade(0.35)), [2.0, 0, 2.5]),
    ...createDrapes(materials.drape, [0.5, 3.9], 0.1),
    box([5.02, 0.04, 0.08], [5.3, 2.55, 0.16], materials.drape, 0.03),
    { kind: 'box', at: [2.85, 2.58, 0.1], half: [2.5, 0.013, 0.013], material: brass },
    ...place(pictureFrame(0.34, 0.46, materials.sea, black), [2.02, 1.62, 4.995], SOUTH),
  ]
}

/** Creates drapes on both sides of a window to the south. */
export function createDrapes(
  material: Materials['drape'],
  [left, right]: [number, number],
  z: number,
): Shape[] {
  return [
    box([left, 0.04, z - 0.04], [left + 0.38, 2.55, z + 0.04], material, 0.03),
    box([right - 0.38, 0.04, z - 0.04], [right - 0.02, 2.55, z + 0.04], material, 0.03),
  ]
}
