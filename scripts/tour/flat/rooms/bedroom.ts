import type { Shape } from '../../trace/shape'
import { block, carry } from '../bodies'
import { SOUTH, WEST } from '../directions'
import { bed } from '../furniture/bed'
import { cabinet } from '../furniture/cases'
import { framed, lookingGlass } from '../furniture/frames'
import { paperShade, pendant, tableLamp, warmShade } from '../furniture/lamps'
import { plant } from '../furniture/plant'
import { books } from '../furniture/tables'
import { brass } from '../furniture/tones'
import type { Look } from '../look'
import { CEILING } from '../shell'

/** A wide bed before a green wall, light from the west. */
export function bedroom(look: Look): Shape[] {
  return [
    ...carry(bed(1.7, look.walnut, look.linen, look.cream, look.brick), [2.1, 0, 9.13], SOUTH),
    ...[0.72, 3.48].flatMap((x) => [
      ...carry(
        cabinet([0.46, 0.5, 0.38], { columns: 1, rows: 2, lift: 0.08 }, look.walnut, brass),
        [x + 0.23, 0, 9.13],
        SOUTH,
      ),
      ...carry(tableLamp(warmShade(1.3), look.clay), [x, 0.5, 8.93]),
    ]),
    ...carry(framed(1.4, 0.64, look.valley, look.walnut), [2.1, 1.75, 9.145], SOUTH),
    ...carry(
      cabinet([1.9, 2.35, 0.6], { columns: 4, rows: 1, lift: 0.06 }, look.cream2, brass),
      [4.19, 0, 5.6],
      WEST,
    ),
    block([0.95, 0, 5.9], [2.45, 0.012, 8.2], look.runner),
    ...carry(
      cabinet([1.25, 0.8, 0.42], { columns: 2, rows: 3, lift: 0.1 }, look.oak, brass),
      [2.15, 0, 5.16],
    ),
    ...carry(lookingGlass(0.62, 0.86, look.walnut), [2.78, 1.5, 5.155]),
    ...carry(plant(0.45, look.stone, look.leaves[1], 5), [3.2, 0.8, 5.36]),
    ...carry(books(8), [2.45, 0.8, 5.38]),
    ...carry(plant(0.38, look.clay, look.leaves[2], 12), [0.02, 0.8, 7.1]),
    block([0.06, 0.04, 6.05], [0.14, 2.55, 6.46], look.drapeDeep, 0.03),
    block([0.06, 0.04, 8.34], [0.14, 2.55, 8.72], look.drapeDeep, 0.03),
    { kind: 'box', at: [0.1, 2.58, 7.38], half: [0.013, 0.013, 1.45], material: brass },
    ...carry(pendant(CEILING, 2.42, 0.21, paperShade(0.3)), [2.1, 0, 7.7]),
  ]
}
