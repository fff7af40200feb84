import type { Material } from '../../ray-tracer/material'
import type { Shape } from '../../ray-tracer/shape'
import { box, cushion, cylinder } from '../shapes'

/** Sofa that faces +z, with its back at z = 0. */
export function sofa(wide: number, fabric: Material, pillows: readonly Material[], legs: Material): Shape[] {
  const h = wide / 2
  const seats = Math.round(wide / 0.85)
  const each = (wide - 0.36) / seats
  return [
    box([-h, 0.1, 0.05], [h, 0.32, 0.95], fabric, 0.05),
    box([-h, 0.14, 0.02], [h, 0.82, 0.24], fabric, 0.08),
    box([-h, 0.14, 0.06], [-h + 0.2, 0.6, 0.95], fabric, 0.07),
    box([h - 0.2, 0.14, 0.06], [h, 0.6, 0.95], fabric, 0.07),
    ...Array.from({ length: seats }, (_, at) => {
      const left = -h + 0.18 + at * each
      return [
        box([left + 0.008, 0.3, 0.24], [left + each - 0.008, 0.47, 0.95], fabric, 0.06),
        { ...box([left + 0.02, 0.46, 0.2], [left + each - 0.02, 0.86, 0.38], fabric, 0.08), tilt: -0.14 },
      ]
    }).flat(),
    ...pillows.map((material, at) =>
      cushion(
        [(at % 2 ? 1 : -1) * (h - 0.42 - 0.22 * Math.floor(at / 2)), 0.63, 0.5 + 0.02 * at],
        [0.22, 0.21, 0.085],
        material,
        (at % 2 ? -1 : 1) * 0.35,
        -0.35,
      ),
    ),
    ...[-h + 0.1, h - 0.1].flatMap((x) => [0.15, 0.85].map((z) => cylinder([x, 0, z], 0.025, 0.12, legs))),
  ]
}

/** Armchair that faces +z. */
export function armchair(fabric: Material, pillow: Material, legs: Material): Shape[] {
  return [
    box([-0.36, 0.22, -0.32], [0.36, 0.42, 0.36], fabric, 0.08),
    { ...box([-0.36, 0.35, -0.42], [0.36, 0.92, -0.22], fabric, 0.09), tilt: -0.16 },
    box([-0.42, 0.25, -0.34], [-0.28, 0.58, 0.34], fabric, 0.065),
    box([0.28, 0.25, -0.34], [0.42, 0.58, 0.34], fabric, 0.065),
    cushion([0.02, 0.58, -0.12], [0.2, 0.19, 0.07], pillow, 0.12, -0.3),
    ...[-0.3, 0.3].flatMap((x) => [-0.28, 0.3].map((z) => cylinder([x, 0, z], 0.018, 0.26, legs, 1.4))),
  ]
}

/** Chair that faces +z. */
export function chair(seat: Material, frame: Material): Shape[] {
  return [
    box([-0.21, 0.43, -0.21], [0.21, 0.475, 0.22], seat, 0.02),
    { ...box([-0.2, 0.66, -0.235], [0.2, 0.9, -0.205], seat, 0.014), tilt: -0.1 },
    ...[-0.185, 0.185].map((x) => ({ ...cylinder([x, 0.44, -0.21], 0.014, 0.42, frame), tilt: -0.08 })),
    ...[-0.185, 0.185].flatMap((x) => [-0.18, 0.19].map((z) => cylinder([x, 0, z], 0.013, 0.44, frame, 1.3))),
  ]
}
