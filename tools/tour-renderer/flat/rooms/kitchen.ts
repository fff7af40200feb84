import type { Shape } from '../../ray-tracer/shape'
import { EAST, SOUTH, WEST } from '../directions'
import { cabinet } from '../furniture/cabinets'
import { pictureFrame } from '../furniture/frames'
import { paperShade, pendant } from '../furniture/lamps'
import { black, brass } from '../furniture/metal-materials'
import { plant } from '../furniture/plant'
import { chair } from '../furniture/seats'
import { stillLife, table } from '../furniture/tables'
import type { Materials } from '../materials'
import { box, cylinder, place } from '../shapes'
import { CEILING } from '../walls-and-openings'

export function kitchen(materials: Materials): Shape[] {
  const leg = materials.oakUp
  return [
    ...place(
      cabinet([3.6, 0.86, 0.6], { columns: 6, rows: 1, lift: 0.1 }, materials.fronts, brass),
      [6.15, 0, 0],
    ),
    ...place(
      cabinet([1.5, 0.86, 0.6], { columns: 2, rows: 3, lift: 0.1 }, materials.fronts, brass),
      [9.75, 0, 0.6],
      WEST,
    ),
    box([6.15, 0.86, 0], [9.75, 0.9, 0.63], materials.top, 0.006),
    box([9.12, 0.86, 0.6], [9.75, 0.9, 2.1], materials.top, 0.006),
    box([6.15, 0.9, 0], [9.75, 1.06, 0.012], materials.splash),
    box([6.15, 1.06, 0], [7.1, 2.2, 0.012], materials.splash),
    box([9.1, 1.06, 0], [9.75, 2.2, 0.012], materials.splash),
    box([9.738, 0.9, 0], [9.75, 1.55, 2.1], materials.splash),
    // Sink and tap.
    box([7.75, 0.895, 0.12], [8.4, 0.907, 0.52], materials.chrome),
    box([7.78, 0.9, 0.15], [8.37, 0.909, 0.49], materials.dark),
    cylinder([8.07, 0.9, 0.09], 0.014, 0.3, materials.chrome),
    box([8.057, 1.185, 0.08], [8.083, 1.205, 0.28], materials.chrome),
    // Hob, oven and hood.
    box([9.2, 0.9, 1.05], [9.7, 0.908, 1.65], materials.dark),
    box([9.125, 0.2, 1.07], [9.148, 0.72, 1.63], materials.dark, 0.01),
    cylinder([9.4, 0.905, 1.22], 0.09, 0.13, materials.brickPot),
    box([9.35, 1.55, 1.05], [9.75, 1.62, 1.65], materials.chrome),
    box([9.5, 1.62, 1.22], [9.75, CEILING, 1.48], materials.chrome),
    // Open boards.
    box([9.5, 1.6, 0.08], [9.75, 1.635, 0.98], materials.oakDeep),
    box([9.5, 1.95, 0.08], [9.75, 1.985, 0.98], materials.oakDeep),
    ...[0.2, 0.38, 0.55, 0.76].flatMap((z, at) => [
      cylinder([9.62, 1.635, z], 0.05, 0.1 + 0.04 * (at % 2), at % 2 ? materials.white : materials.clay, 0.8),
      cylinder(
        [9.62, 1.985, z + 0.03],
        0.065,
        0.05 + 0.05 * ((at + 1) % 2),
        at % 2 ? materials.clay : materials.white,
        1.25,
      ),
    ]),
    // Fridge.
    box([9.12, 0.02, 2.12], [9.74, 1.95, 2.78], materials.cream2, 0.03),
    box([9.115, 1.28, 2.13], [9.13, 1.286, 2.77], materials.dark),
    box([9.085, 1.34, 2.18], [9.11, 1.75, 2.2], materials.chrome),
    box([9.085, 0.85, 2.18], [9.11, 1.22, 2.2], materials.chrome),
    // Table and chairs.
    ...place(table(1.35, 0.8, 0.75, materials.top, leg), [7.45, 0, 2.75]),
    ...place(chair(materials.oak, leg), [7.1, 0, 3.25], SOUTH + 0.1),
    ...place(chair(materials.oak, leg), [7.78, 0, 3.27], SOUTH - 0.08),
    ...place(chair(materials.oak, leg), [6.68, 0, 2.72], EAST),
    ...place(chair(materials.oak, leg), [8.28, 0, 2.8], WEST + 0.25),
    ...place(stillLife(), [7.4, 0.75, 2.76]),
    ...place(pendant(CEILING, 1.85, 0.2, paperShade(0.35)), [7.45, 0, 2.75]),
    ...place(plant(0.4, materials.clay, materials.leaves[2], 2), [7.35, 0.9, 0.2]),
    ...place(plant(0.34, materials.stone, materials.leaves[0], 8), [8.8, 0.9, 0.2]),
    ...place(pictureFrame(1.0, 0.48, materials.valley, black), [7.4, 1.75, 3.595], SOUTH),
    box([6.7, 0.905, 0.2], [7.02, 0.925, 0.42], materials.oak),
    cylinder([6.4, 0.9, 0.22], 0.06, 0.2, materials.chrome, 0.8),
  ]
}
