import { hash, type Material } from '../../ray-tracer/material'
import type { Shape, Vec3 } from '../../ray-tracer/shape'
import { box, cylinder, ellipsoid, place } from '../shapes'
import { cloth, painted } from '../surface-shaders'
import { BOOK_SPINE_COLORS } from './cabinets'

export function roundTable(radius: number, height: number, top: Material, legs: Material): Shape[] {
  return [
    cylinder([0, height - 0.035, 0], radius, 0.035, top),
    ...[0, 1, 2, 3].map((turn) => {
      const a = (turn + 0.5) * (Math.PI / 2)
      return cylinder(
        [0.6 * radius * Math.cos(a), 0, 0.6 * radius * Math.sin(a)],
        0.02,
        height - 0.03,
        legs,
        1.3,
      )
    }),
  ]
}

export function table(wide: number, deep: number, height: number, top: Material, legs: Material): Shape[] {
  const [x, z] = [wide / 2, deep / 2]
  return [
    box([-x, height - 0.04, -z], [x, height, z], top, 0.012),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) => cylinder([sx * (x - 0.07), 0, sz * (z - 0.07)], 0.022, height - 0.04, legs, 1.4)),
    ),
  ]
}

export function stillLife(): Shape[] {
  const clay = painted('#b5714f')
  const bowl: Vec3 = [0.2, 0, 0.06]
  return [
    ellipsoid([-0.12, 0.1, 0], [0.075, 0.1, 0.075], clay),
    cylinder([-0.12, 0.17, 0], 0.03, 0.09, clay, 1.25),
    cylinder(bowl, 0.06, 0.06, painted('#e9e1d0'), 2.1),
    ...['#c0563b', '#d0953f', '#a9682e', '#c8703c'].map((hex, at) =>
      ellipsoid(
        [
          bowl[0] + 0.05 * Math.cos(1.6 * at),
          0.075 + (at === 3 ? 0.045 : 0),
          bowl[2] + 0.05 * Math.sin(1.6 * at) * (at === 3 ? 0 : 1),
        ],
        [0.038, 0.036, 0.038],
        painted(hex),
      ),
    ),
  ]
}

export function bookStack(seed: number): Shape[] {
  return [0, 1, 2].flatMap((at) => {
    const turn = 0.5 * (hash(seed, at, 1) - 0.5)
    return place(
      [
        box(
          [-0.12 + 0.01 * at, 0.03 * at, -0.085],
          [0.12 - 0.012 * at, 0.03 * at + 0.028, 0.085],
          cloth(BOOK_SPINE_COLORS[(seed + 3 * at) % 10] ?? '#8e4a3a'),
        ),
      ],
      [0, 0, 0],
      turn,
    )
  })
}
