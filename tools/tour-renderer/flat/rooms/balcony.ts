import { hash } from '../../ray-tracer/material'
import type { Shape } from '../../ray-tracer/shape'
import { EAST, WEST } from '../directions'
import { black } from '../furniture/metal-materials'
import { plant } from '../furniture/plant'
import { chair } from '../furniture/seats'
import { roundTable, stillLife } from '../furniture/tables'
import type { Materials } from '../materials'
import { box, cylinder, ellipsoid, place } from '../shapes'
import { CEILING } from '../walls-and-openings'

export function balcony(materials: Materials): Shape[] {
  const [west, east, south] = [0.5, 5.6, -1.85]
  const rail = materials.walnut
  const up = materials.walnutUp
  const every = 0.115
  const bars = Math.floor((east - west) / every)
  return [
    box([west - 0.1, -0.18, -1.95], [east + 0.1, 0, -0.3], materials.deck),
    box([west - 0.2, CEILING - 0.06, -2.1], [east + 0.2, CEILING + 0.1, -0.3], materials.deck),
    box([west, 0.95, south - 0.035], [east, 1.02, south + 0.045], rail, 0.012),
    box([west, 0.1, south - 0.02], [east, 0.15, south + 0.03], rail),
    ...Array.from({ length: bars }, (_, n) => {
      const x = west + every * (n + 0.5)
      return [
        cylinder([x, 0.15, south], 0.014, 0.8, up),
        ellipsoid([x, 0.42, south], [0.026, 0.075, 0.026], up),
        ellipsoid([x, 0.7, south], [0.022, 0.05, 0.022], up),
      ]
    }).flat(),
    ...[west, west + 1.7, east - 1.7, east].flatMap((x) => [
      box([x - 0.05, 0, south - 0.05], [x + 0.05, CEILING, south + 0.05], up),
      ...[-1, 1].flatMap((side) =>
        x + side * 0.3 < west - 0.1 || x + side * 0.3 > east + 0.1
          ? []
          : [0, 1, 2, 3, 4].map((n) =>
              box(
                [x + side * 0.05, CEILING - 0.12 - 0.07 * (5 - n), south - 0.02],
                [
                  x + side * (0.09 + 0.012 * n * n + 0.05 * n),
                  CEILING - 0.05 - 0.07 * (5 - n) + 0.01,
                  south + 0.02,
                ],
                up,
              ),
            ),
      ),
    ]),
    box([west, CEILING - 0.16, south - 0.03], [east, CEILING - 0.05, south + 0.03], rail),
    ...[west, east].flatMap((x) => [
      box([x - 0.03, 0.95, south], [x + 0.03, 1.02, -0.3], materials.oakDeep),
      box([x - 0.02, 0.1, south], [x + 0.02, 0.15, -0.3], materials.oakDeep),
      ...Array.from({ length: 12 }, (_, n) => cylinder([x, 0.15, south + 0.12 * (n + 0.6)], 0.014, 0.8, up)),
    ]),
    ...place(roundTable(0.33, 0.7, materials.top, black), [1.55, 0, -1.15]),
    ...place(chair(materials.walnut, black), [0.95, 0, -1.12], EAST - 0.1),
    ...place(chair(materials.walnut, black), [2.15, 0, -1.18], WEST - 0.25),
    ...place(stillLife(), [1.52, 0.7, -1.15], 0.5),
    ...place(plant(1.25, materials.clay, materials.leaves[0], 13), [5.2, 0, -0.75]),
    ...place(plant(0.7, materials.stone, materials.leaves[2], 14), [5.25, 0, -1.45]),
    ...place(plant(0.9, materials.clay, materials.leaves[1], 15), [0.85, 0, -0.6]),
    ...[2.9, 3.35].flatMap((x, at) => [
      box([x - 0.2, 0.83, south - 0.2], [x + 0.2, 0.98, south - 0.045], materials.clay, 0.01),
      ...Array.from({ length: 70 }, (_, n) =>
        ellipsoid(
          [
            x - 0.19 + 0.38 * hash(n, at, 1),
            0.98 + 0.1 * hash(n, at, 2),
            south - 0.2 + 0.15 * hash(n, at, 3),
          ],
          n % 4 ? [0.026, 0.007, 0.034] : [0.017, 0.014, 0.017],
          n % 4 ? materials.leaves[n % 3 ? 2 : 1] : materials.flower,
          6 * hash(n, at, 4),
          hash(n, at, 5) - 0.5,
        ),
      ),
    ]),
  ]
}
