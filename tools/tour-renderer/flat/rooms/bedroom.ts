import type { Shape } from '../../ray-tracer/shape'
import { SOUTH, WEST } from '../directions'
import { bed } from '../furniture/bed'
import { cabinet } from '../furniture/cabinets'
import { pictureFrame, wallMirror } from '../furniture/frames'
import { paperShade, pendant, tableLamp, warmShade } from '../furniture/lamps'
import { brass } from '../furniture/metal-materials'
import { plant } from '../furniture/plant'
import { bookStack } from '../furniture/tables'
import type { Materials } from '../materials'
import { box, place } from '../shapes'
import { CEILING } from '../walls-and-openings'

export function bedroom(materials: Materials): Shape[] {
  return [
    ...place(
      bed(1.7, materials.walnut, materials.linen, materials.cream, materials.brick),
      [2.1, 0, 9.13],
      SOUTH,
    ),
    ...[0.72, 3.48].flatMap((x) => [
      ...place(
        cabinet([0.46, 0.5, 0.38], { columns: 1, rows: 2, lift: 0.08 }, materials.walnut, brass),
        [x + 0.23, 0, 9.13],
        SOUTH,
      ),
      ...place(tableLamp(warmShade(1.3), materials.clay), [x, 0.5, 8.93]),
    ]),
    ...place(pictureFrame(1.4, 0.64, materials.valley, materials.walnut), [2.1, 1.75, 9.145], SOUTH),
    ...place(
      cabinet([1.9, 2.35, 0.6], { columns: 4, rows: 1, lift: 0.06 }, materials.cream2, brass),
      [4.19, 0, 5.6],
      WEST,
    ),
    box([0.95, 0, 5.9], [2.45, 0.012, 8.2], materials.runner),
    ...place(
      cabinet([1.25, 0.8, 0.42], { columns: 2, rows: 3, lift: 0.1 }, materials.oak, brass),
      [2.15, 0, 5.16],
    ),
    ...place(wallMirror(0.62, 0.86, materials.walnut), [2.78, 1.5, 5.155]),
    ...place(plant(0.45, materials.stone, materials.leaves[1], 5), [3.2, 0.8, 5.36]),
    ...place(bookStack(8), [2.45, 0.8, 5.38]),
    ...place(plant(0.38, materials.clay, materials.leaves[2], 12), [0.02, 0.8, 7.1]),
    box([0.06, 0.04, 6.05], [0.14, 2.55, 6.46], materials.drapeDeep, 0.03),
    box([0.06, 0.04, 8.34], [0.14, 2.55, 8.72], materials.drapeDeep, 0.03),
    { kind: 'box', at: [0.1, 2.58, 7.38], half: [0.013, 0.013, 1.45], material: brass },
    ...place(pendant(CEILING, 2.42, 0.21, paperShade(0.3)), [2.1, 0, 7.7]),
  ]
}
