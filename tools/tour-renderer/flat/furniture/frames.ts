import type { Material } from '../../ray-tracer/material'
import type { Shape } from '../../ray-tracer/shape'
import { box } from '../shapes'
import { mirror } from '../surface-shaders'

/** Frame on a wall that faces +z. */
export function pictureFrame(wide: number, high: number, inside: Material, frame: Material): Shape[] {
  const [x, y] = [wide / 2, high / 2]
  return [
    { kind: 'box', at: [0, 0, 0.016], half: [x, y, 0.004], material: inside },
    box([-x - 0.022, -y - 0.022, 0], [-x, y + 0.022, 0.032], frame),
    box([x, -y - 0.022, 0], [x + 0.022, y + 0.022, 0.032], frame),
    box([-x, y, 0], [x, y + 0.022, 0.032], frame),
    box([-x, -y - 0.022, 0], [x, -y, 0.032], frame),
  ]
}

export const wallMirror = (wide: number, high: number, frame: Material) =>
  pictureFrame(wide, high, mirror, frame)
