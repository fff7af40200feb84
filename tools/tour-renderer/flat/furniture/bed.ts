import type { Material } from '../../ray-tracer/material'
import type { Shape } from '../../ray-tracer/shape'
import { box, cushion, cylinder } from '../shapes'

/** Headboard at z = 0, feet along +z. */
export function bed(
  wide: number,
  frame: Material,
  linen: Material,
  cover: Material,
  pillow: Material,
): Shape[] {
  const h = wide / 2
  return [
    box([-h - 0.06, 0.15, 0], [h + 0.06, 1.12, 0.09], frame, 0.04),
    box([-h, 0.12, 0.05], [h, 0.32, 2.08], frame, 0.03),
    box([-h + 0.01, 0.3, 0.08], [h - 0.01, 0.54, 2.06], linen, 0.08),
    box([-h - 0.035, 0.26, 0.78], [h + 0.035, 0.585, 2.11], cover, 0.06),
    box([-h - 0.037, 0.3, 0.72], [h + 0.037, 0.6, 0.98], linen, 0.05),
    box([-h - 0.045, 0.25, 1.5], [h + 0.045, 0.6, 1.98], pillow, 0.05),
    ...[-0.5, 0.5].flatMap((side) => [
      cushion([side * wide * 0.5, 0.68, 0.27], [wide * 0.22, 0.2, 0.1], linen, 0, -0.5),
      cushion([side * wide * 0.44, 0.67, 0.42], [wide * 0.18, 0.17, 0.085], cover, side * 0.15, -0.55),
    ]),
    cushion([0.04, 0.66, 0.56], [0.22, 0.13, 0.07], pillow, 0.08, -0.6),
    ...[-h + 0.08, h - 0.08].flatMap((x) => [0.12, 1.98].map((z) => cylinder([x, 0, z], 0.03, 0.14, frame))),
  ]
}
