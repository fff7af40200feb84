import type { World } from './direct-light'
import type { Material } from './material'
import { getAxes, type Hit, type Shape } from './shape'

const MAX_MIRROR_BOUNCES = 3
const axesByShape = new WeakMap<Shape, number[]>()

/** Finds the first hit that is not a mirror, with the folds of its cloth. */
export function tracePrimaryRay(
  { scene }: World,
  hit: Hit,
  ox: number,
  oy: number,
  oz: number,
  direction: [number, number, number],
): Material | undefined {
  for (let mirrors = 0; mirrors <= MAX_MIRROR_BOUNCES; mirrors++) {
    if (!scene.intersect(hit, ox, oy, oz, direction[0], direction[1], direction[2], 200)) return undefined
    const shape = scene.shapes[hit.shape] as Shape
    if (!shape.material.mirror) {
      if (shape.material.folds) bendNormal(hit, shape, shape.material.folds)
      return shape.material
    }
    const facing = 2 * (direction[0] * hit.nx + direction[1] * hit.ny + direction[2] * hit.nz)
    direction[0] -= facing * hit.nx
    direction[1] -= facing * hit.ny
    direction[2] -= facing * hit.nz
    ox = hit.x + 1e-3 * hit.nx
    oy = hit.y + 1e-3 * hit.ny
    oz = hit.z + 1e-3 * hit.nz
  }
  return undefined
}

/** Bends the normal sideways, as folds do. */
function bendNormal(hit: Hit, shape: Shape, [depth, many]: [number, number]): void {
  const axes = axesByShape.get(shape) ?? getAxes(shape)
  axesByShape.set(shape, axes)
  const isWide = shape.half[0] >= shape.half[2]
  const along = isWide ? hit.lx : hit.lz
  const lean = depth * Math.cos(2 * Math.PI * many * (along + 0.012 * Math.sin(hit.ly * 3 + along * 9)))
  const from = isWide ? 0 : 6
  hit.nx += lean * (axes[from] as number)
  hit.ny += lean * (axes[from + 1] as number)
  hit.nz += lean * (axes[from + 2] as number)
  const length = Math.sqrt(hit.nx * hit.nx + hit.ny * hit.ny + hit.nz * hit.nz)
  hit.nx /= length
  hit.ny /= length
  hit.nz /= length
}
