import type { Shape } from '../../ray-tracer/shape'
import { EAST } from '../directions'
import { cabinet } from '../furniture/cabinets'
import { wallMirror } from '../furniture/frames'
import { pendant, warmShade } from '../furniture/lamps'
import { brass } from '../furniture/metal-materials'
import { plant } from '../furniture/plant'
import type { Materials } from '../materials'
import { box, cylinder, ellipsoid, place } from '../shapes'
import { CEILING } from '../walls-and-openings'

export function bathroom(materials: Materials): Shape[] {
  return [
    // A band of green tiles at hand height.
    box([4.35, 1.1, 5.15], [4.356, 1.3, 7.75], materials.bathBand),
    box([4.35, 1.1, 7.744], [6.9, 1.3, 7.75], materials.bathBand),
    box([6.894, 1.1, 5.15], [6.9, 1.3, 7.75], materials.bathBand),
    // The tub.
    box([6.1, 0, 6.0], [6.17, 0.56, 7.74], materials.white, 0.03),
    box([6.83, 0, 6.0], [6.9, 0.56, 7.74], materials.white, 0.03),
    box([6.1, 0, 6.0], [6.9, 0.56, 6.09], materials.white, 0.04),
    box([6.1, 0, 7.66], [6.9, 0.56, 7.75], materials.white, 0.04),
    box([6.12, 0, 6.02], [6.88, 0.16, 7.72], materials.white, 0.02),
    cylinder([6.5, 0.75, 7.7], 0.02, 0.08, materials.chrome),
    box([6.485, 0.76, 7.55], [6.515, 0.785, 7.74], materials.chrome),
    box([6.86, 0.9, 6.3], [6.875, 2.1, 6.315], materials.chrome),
    { kind: 'post', at: [6.74, 2.08, 6.31], half: [0.1, 0.012, 0.1], material: materials.chrome },
    box([6.74, 2.09, 6.303], [6.87, 2.105, 6.318], materials.chrome),
    // The basin and its mirror.
    ...place(
      cabinet([1.1, 0.62, 0.46], { columns: 2, rows: 1 }, materials.oak, brass),
      [4.36, 0.2, 7.25],
      EAST,
    ),
    box([4.36, 0.82, 6.14], [4.84, 0.86, 7.26], materials.stone),
    {
      kind: 'post',
      at: [4.6, 0.925, 6.7],
      half: [0.17, 0.065, 0.17],
      material: materials.white,
      narrow: 1.25,
    },
    { kind: 'post', at: [4.6, 0.985, 6.7], half: [0.185, 0.008, 0.185], material: materials.stone },
    cylinder([4.42, 0.86, 6.7], 0.013, 0.26, materials.chrome),
    box([4.41, 1.1, 6.69], [4.56, 1.118, 6.71], materials.chrome),
    ...place(wallMirror(0.8, 0.86, brass), [4.36, 1.66, 6.7], EAST),
    ...[6.2, 7.2].map((z) => ellipsoid([4.44, 1.72, z], [0.06, 0.09, 0.06], warmShade(1.6))),
    cylinder([4.5, 0.86, 6.28], 0.035, 0.14, materials.clay, 0.8),
    ...place(plant(0.34, materials.stone, materials.leaves[2], 3), [4.55, 0.86, 7.12]),
    // The toilet.
    box([5.2, 0.02, 7.32], [5.56, 0.4, 7.74], materials.white, 0.1),
    {
      kind: 'soft',
      at: [5.38, 0.32, 7.2],
      half: [0.18, 0.09, 0.28],
      material: materials.white,
      round: 0.085,
    },
    {
      kind: 'soft',
      at: [5.38, 0.425, 7.22],
      half: [0.185, 0.018, 0.28],
      material: materials.white,
      round: 0.017,
    },
    box([5.2, 0.4, 7.58], [5.56, 0.84, 7.74], materials.white, 0.04),
    // Towels.
    { kind: 'box', at: [6.0, 1.25, 5.19], half: [0.36, 0.01, 0.01], material: materials.chrome },
    box([5.72, 0.72, 5.17], [5.98, 1.27, 5.215], materials.brick, 0.018),
    box([6.02, 0.82, 5.17], [6.28, 1.27, 5.215], materials.cream, 0.018),
    box([5.42, 0, 6.55], [6.0, 0.022, 7.25], materials.river, 0.01),
    ...place(plant(0.9, materials.clay, materials.leaves[0], 6), [6.55, 0, 5.55]),
    ...place(pendant(CEILING, 2.6, 0.16, warmShade(0.6)), [5.6, 0, 6.75]),
  ]
}
