import { hash, type Material } from '../../ray-tracer/material'
import type { Shape } from '../../ray-tracer/shape'
import { cylinder, ellipsoid } from '../shapes'
import { wood } from '../surface-shaders'

export function plant(height: number, pot: Material, leaf: Material, seed: number): Shape[] {
  const potHigh = Math.min(0.36, height * 0.3)
  const many = Math.round(26 + 22 * height)
  return [
    cylinder([0, 0, 0], potHigh * 0.42, potHigh, pot, 1.3),
    cylinder([0, potHigh, 0], 0.014, (height - potHigh) * 0.7, wood('#6b5138', 1)),
    ...Array.from({ length: many }, (_, at): Shape => {
      const up = at / many
      const turn = at * 2.4
      const out =
        (0.1 + 0.34 * Math.sin(Math.PI * (0.15 + 0.8 * up))) * height * 0.55 * (0.7 + 0.5 * hash(seed, at, 1))
      const long = (0.09 + 0.06 * hash(at, seed, 2)) * (0.6 + 0.5 * height)
      const y = potHigh + (height - potHigh) * (0.12 + 0.85 * up)
      return ellipsoid(
        [Math.sin(turn) * out * 0.75, y, Math.cos(turn) * out * 0.75],
        [long * 0.42, 0.006, long],
        leaf,
        turn,
        -0.55 + 1.1 * hash(at, 5, seed) - 0.35 * (1 - up),
      )
    }),
  ]
}
