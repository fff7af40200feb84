import type { Shape } from '../../trace/shape'
import { block, carry } from '../bodies'
import { EAST, SOUTH, WEST } from '../directions'
import { bookcase, cabinet } from '../furniture/cases'
import { framed } from '../furniture/frames'
import { floorLamp, paperShade, pendant, warmShade } from '../furniture/lamps'
import { plant } from '../furniture/plant'
import { armchair, sofa } from '../furniture/seats'
import { books, roundTable, still } from '../furniture/tables'
import { black, brass } from '../furniture/tones'
import type { Look } from '../look'
import { CEILING } from '../shell'

/** Sofa and carpet before the old bricks, books, a way out to the balcony. */
export function living(look: Look): Shape[] {
  return [
    ...carry(sofa(2.5, look.pine, [look.ochre, look.brick, look.cream], look.walnutUp), [0.06, 0, 2.5], EAST),
    block([0.95, 0, 1.2], [3.55, 0.012, 3.8], look.carpet),
    ...carry(roundTable(0.46, 0.4, look.walnut, look.walnutUp), [1.75, 0, 2.45]),
    ...carry(books(2), [1.62, 0.4, 2.6], 0.3),
    ...carry(still(), [1.85, 0.4, 2.3], 0.8),
    ...carry(armchair(look.ochre, look.cream, look.walnutUp), [3.05, 0, 3.75], SOUTH + 0.75),
    ...carry(floorLamp(warmShade(1.3), brass), [0.42, 0, 4.3]),
    ...carry(framed(1.1, 0.76, look.hills, look.walnut), [0.005, 1.72, 2.5], EAST),
    ...carry(bookcase(1.9, 2.2, look.oak, 7), [4.15, 0, 4.99], SOUTH),
    ...carry(
      cabinet([1.7, 0.5, 0.42], { columns: 3, rows: 1, lift: 0.1 }, look.oak, brass),
      [5.98, 0, 3.15],
      WEST,
    ),
    block([5.93, 0.72, 3.4], [5.985, 1.46, 4.62], look.dark, 0.012),
    ...carry(plant(1.7, look.clay, look.leaves[0], 3), [5.5, 0, 0.5]),
    ...carry(plant(1.05, look.stone, look.leaves[1], 9), [0.42, 0, 0.55]),
    ...carry(plant(0.42, look.clay, look.leaves[2], 4), [1.3, 0.75, 0.02]),
    ...carry(plant(0.36, look.stone, look.leaves[0], 6), [5.75, 0.5, 4.6]),
    ...carry(books(5), [5.74, 0.5, 3.35], EAST),
    ...carry(pendant(CEILING, 2.28, 0.26, paperShade(0.35)), [2.0, 0, 2.5]),
    ...drapes(look.drape, [0.5, 3.9], 0.1),
    block([5.02, 0.04, 0.08], [5.3, 2.55, 0.16], look.drape, 0.03),
    { kind: 'box', at: [2.85, 2.58, 0.1], half: [2.5, 0.013, 0.013], material: brass },
    ...carry(framed(0.34, 0.46, look.sea, black), [2.02, 1.62, 4.995], SOUTH),
  ]
}

/** On both sides of a window to the south. */
function drapes(material: Look['drape'], [left, right]: [number, number], z: number): Shape[] {
  return [
    block([left, 0.04, z - 0.04], [left + 0.38, 2.55, z + 0.04], material, 0.03),
    block([right - 0.38, 0.04, z - 0.04], [right - 0.02, 2.55, z + 0.04], material, 0.03),
  ]
}
