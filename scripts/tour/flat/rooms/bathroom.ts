import type { Shape } from '../../trace/shape'
import { ball, block, carry, post } from '../bodies'
import { EAST } from '../directions'
import { cabinet } from '../furniture/cases'
import { lookingGlass } from '../furniture/frames'
import { pendant, warmShade } from '../furniture/lamps'
import { plant } from '../furniture/plant'
import { brass } from '../furniture/tones'
import type { Look } from '../look'
import { CEILING } from '../shell'

/** A tub under the window, a basin before a mirror. */
export function bathroom(look: Look): Shape[] {
  return [
    // A band of green tiles at the height of a hand.
    block([4.35, 1.1, 5.15], [4.356, 1.3, 7.75], look.bathBand),
    block([4.35, 1.1, 7.744], [6.9, 1.3, 7.75], look.bathBand),
    block([6.894, 1.1, 5.15], [6.9, 1.3, 7.75], look.bathBand),
    // The tub.
    block([6.1, 0, 6.0], [6.17, 0.56, 7.74], look.white, 0.03),
    block([6.83, 0, 6.0], [6.9, 0.56, 7.74], look.white, 0.03),
    block([6.1, 0, 6.0], [6.9, 0.56, 6.09], look.white, 0.04),
    block([6.1, 0, 7.66], [6.9, 0.56, 7.75], look.white, 0.04),
    block([6.12, 0, 6.02], [6.88, 0.16, 7.72], look.white, 0.02),
    post([6.5, 0.75, 7.7], 0.02, 0.08, look.chrome),
    block([6.485, 0.76, 7.55], [6.515, 0.785, 7.74], look.chrome),
    block([6.86, 0.9, 6.3], [6.875, 2.1, 6.315], look.chrome),
    { kind: 'post', at: [6.74, 2.08, 6.31], half: [0.1, 0.012, 0.1], material: look.chrome },
    block([6.74, 2.09, 6.303], [6.87, 2.105, 6.318], look.chrome),
    // The basin and its mirror.
    ...carry(cabinet([1.1, 0.62, 0.46], { columns: 2, rows: 1 }, look.oak, brass), [4.36, 0.2, 7.25], EAST),
    block([4.36, 0.82, 6.14], [4.84, 0.86, 7.26], look.stone),
    { kind: 'post', at: [4.6, 0.925, 6.7], half: [0.17, 0.065, 0.17], material: look.white, narrow: 1.25 },
    { kind: 'post', at: [4.6, 0.985, 6.7], half: [0.185, 0.008, 0.185], material: look.stone },
    post([4.42, 0.86, 6.7], 0.013, 0.26, look.chrome),
    block([4.41, 1.1, 6.69], [4.56, 1.118, 6.71], look.chrome),
    ...carry(lookingGlass(0.8, 0.86, brass), [4.36, 1.66, 6.7], EAST),
    ...[6.2, 7.2].map((z) => ball([4.44, 1.72, z], [0.06, 0.09, 0.06], warmShade(1.6))),
    post([4.5, 0.86, 6.28], 0.035, 0.14, look.clay, 0.8),
    ...carry(plant(0.34, look.stone, look.leaves[2], 3), [4.55, 0.86, 7.12]),
    // The toilet.
    block([5.2, 0.02, 7.32], [5.56, 0.4, 7.74], look.white, 0.1),
    { kind: 'soft', at: [5.38, 0.32, 7.2], half: [0.18, 0.09, 0.28], material: look.white, round: 0.085 },
    { kind: 'soft', at: [5.38, 0.425, 7.22], half: [0.185, 0.018, 0.28], material: look.white, round: 0.017 },
    block([5.2, 0.4, 7.58], [5.56, 0.84, 7.74], look.white, 0.04),
    // Towels.
    { kind: 'box', at: [6.0, 1.25, 5.19], half: [0.36, 0.01, 0.01], material: look.chrome },
    block([5.72, 0.72, 5.17], [5.98, 1.27, 5.215], look.brick, 0.018),
    block([6.02, 0.82, 5.17], [6.28, 1.27, 5.215], look.cream, 0.018),
    block([5.42, 0, 6.55], [6.0, 0.022, 7.25], look.river, 0.01),
    ...carry(plant(0.9, look.clay, look.leaves[0], 6), [6.55, 0, 5.55]),
    ...carry(pendant(CEILING, 2.6, 0.16, warmShade(0.6)), [5.6, 0, 6.75]),
  ]
}
