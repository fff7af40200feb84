import type { Shape } from '../../trace/shape'
import { block, carry, post } from '../bodies'
import { EAST, SOUTH, WEST } from '../directions'
import { cabinet } from '../furniture/cases'
import { framed } from '../furniture/frames'
import { paperShade, pendant } from '../furniture/lamps'
import { plant } from '../furniture/plant'
import { chair } from '../furniture/seats'
import { still, table } from '../furniture/tables'
import { black, brass } from '../furniture/tones'
import type { Look } from '../look'
import { CEILING } from '../shell'

/** A corner of cabinets under the window, and a table for four. */
export function kitchen(look: Look): Shape[] {
  const leg = look.oakUp
  return [
    ...carry(cabinet([3.6, 0.86, 0.6], { columns: 6, rows: 1, lift: 0.1 }, look.fronts, brass), [6.15, 0, 0]),
    ...carry(
      cabinet([1.5, 0.86, 0.6], { columns: 2, rows: 3, lift: 0.1 }, look.fronts, brass),
      [9.75, 0, 0.6],
      WEST,
    ),
    block([6.15, 0.86, 0], [9.75, 0.9, 0.63], look.top, 0.006),
    block([9.12, 0.86, 0.6], [9.75, 0.9, 2.1], look.top, 0.006),
    block([6.15, 0.9, 0], [9.75, 1.06, 0.012], look.splash),
    block([6.15, 1.06, 0], [7.1, 2.2, 0.012], look.splash),
    block([9.1, 1.06, 0], [9.75, 2.2, 0.012], look.splash),
    block([9.738, 0.9, 0], [9.75, 1.55, 2.1], look.splash),
    // Sink and tap.
    block([7.75, 0.895, 0.12], [8.4, 0.907, 0.52], look.chrome),
    block([7.78, 0.9, 0.15], [8.37, 0.909, 0.49], look.dark),
    post([8.07, 0.9, 0.09], 0.014, 0.3, look.chrome),
    block([8.057, 1.185, 0.08], [8.083, 1.205, 0.28], look.chrome),
    // Hob, oven and hood.
    block([9.2, 0.9, 1.05], [9.7, 0.908, 1.65], look.dark),
    block([9.125, 0.2, 1.07], [9.148, 0.72, 1.63], look.dark, 0.01),
    post([9.4, 0.905, 1.22], 0.09, 0.13, look.brickPot),
    block([9.35, 1.55, 1.05], [9.75, 1.62, 1.65], look.chrome),
    block([9.5, 1.62, 1.22], [9.75, CEILING, 1.48], look.chrome),
    // Open boards.
    block([9.5, 1.6, 0.08], [9.75, 1.635, 0.98], look.oakDeep),
    block([9.5, 1.95, 0.08], [9.75, 1.985, 0.98], look.oakDeep),
    ...[0.2, 0.38, 0.55, 0.76].flatMap((z, at) => [
      post([9.62, 1.635, z], 0.05, 0.1 + 0.04 * (at % 2), at % 2 ? look.white : look.clay, 0.8),
      post(
        [9.62, 1.985, z + 0.03],
        0.065,
        0.05 + 0.05 * ((at + 1) % 2),
        at % 2 ? look.clay : look.white,
        1.25,
      ),
    ]),
    // Fridge.
    block([9.12, 0.02, 2.12], [9.74, 1.95, 2.78], look.cream2, 0.03),
    block([9.115, 1.28, 2.13], [9.13, 1.286, 2.77], look.dark),
    block([9.085, 1.34, 2.18], [9.11, 1.75, 2.2], look.chrome),
    block([9.085, 0.85, 2.18], [9.11, 1.22, 2.2], look.chrome),
    // Table and chairs.
    ...carry(table(1.35, 0.8, 0.75, look.top, leg), [7.45, 0, 2.75]),
    ...carry(chair(look.oak, leg), [7.1, 0, 3.25], SOUTH + 0.1),
    ...carry(chair(look.oak, leg), [7.78, 0, 3.27], SOUTH - 0.08),
    ...carry(chair(look.oak, leg), [6.68, 0, 2.72], EAST),
    ...carry(chair(look.oak, leg), [8.28, 0, 2.8], WEST + 0.25),
    ...carry(still(), [7.4, 0.75, 2.76]),
    ...carry(pendant(CEILING, 1.85, 0.2, paperShade(0.35)), [7.45, 0, 2.75]),
    ...carry(plant(0.4, look.clay, look.leaves[2], 2), [7.35, 0.9, 0.2]),
    ...carry(plant(0.34, look.stone, look.leaves[0], 8), [8.8, 0.9, 0.2]),
    ...carry(framed(1.0, 0.48, look.valley, black), [7.4, 1.75, 3.595], SOUTH),
    block([6.7, 0.905, 0.2], [7.02, 0.925, 0.42], look.oak),
    post([6.4, 0.9, 0.22], 0.06, 0.2, look.chrome, 0.8),
  ]
}
