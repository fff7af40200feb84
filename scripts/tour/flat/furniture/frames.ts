import type { Material } from '../../trace/material'
import type { Shape } from '../../trace/shape'
import { block } from '../bodies'
import { mirror } from '../surfaces'

/** On a wall that looks along +z: a frame, and what is in it. */
export function framed(wide: number, high: number, inside: Material, frame: Material): Shape[] {
  const [x, y] = [wide / 2, high / 2]
  return [
    { kind: 'box', at: [0, 0, 0.016], half: [x, y, 0.004], material: inside },
    block([-x - 0.022, -y - 0.022, 0], [-x, y + 0.022, 0.032], frame),
    block([x, -y - 0.022, 0], [x + 0.022, y + 0.022, 0.032], frame),
    block([-x, y, 0], [x, y + 0.022, 0.032], frame),
    block([-x, -y - 0.022, 0], [x, -y, 0.032], frame),
  ]
}

export const lookingGlass = (wide: number, high: number, frame: Material) => framed(wide, high, mirror, frame)
