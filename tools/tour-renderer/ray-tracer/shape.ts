import type { Material } from './material'

export type Vec3 = readonly [number, number, number]

/** Body in metres and radians; `half` are half sizes in its own axes, before turning. */
export interface Shape {
  /**
   * `soft` is a box with rounded edges; a `post` is upright and may narrow towards its top. A `roof` stands
   * on its eaves. `leaves` lie in a flat ellipse, `grass` stands in a row along x.
   */
  kind: 'box' | 'soft' | 'post' | 'ball' | 'roof' | 'leaves' | 'grass'
  at: Vec3
  half: Vec3
  material: Material
  /** Turn around the vertical axis, clockwise from above. */
  turn?: number
  /** Turn around its own side axis, after `turn`. */
  tilt?: number
  /** Radius of the edges of a `soft` box; size of each leaf or width of each blade. */
  round?: number
  /** Share of the foot that the radius at the top of a post is, or of the eaves that a ridge is. */
  narrow?: number
}

/** Reused for every ray, so that millions of them leave no garbage. */
export interface Hit {
  distance: number
  shape: number
  /** Position in the world. */
  x: number
  y: number
  z: number
  /** Normal in the world. */
  nx: number
  ny: number
  nz: number
  /** Position in the body's own axes. */
  lx: number
  ly: number
  lz: number
  mx: number
  my: number
  mz: number
}

export const createHit = (): Hit => ({
  distance: 0,
  shape: -1,
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  lx: 0,
  ly: 0,
  lz: 0,
  mx: 0,
  my: 0,
  mz: 0,
})

/** Returns the side, up and forward axes in the world: nine numbers. */
export function getAxes({ turn = 0, tilt = 0 }: Shape): number[] {
  const [c, s, ct, st] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)]
  return [c, 0, -s, s * st, ct, c * st, s * ct, -st, c * ct]
}

/** Returns half sizes of the bounding box. */
export function getHalfExtents(shape: Shape): Vec3 {
  const axes = getAxes(shape)
  // A post may be wider at its top than at its foot.
  const wider = shape.kind === 'post' ? Math.max(1, shape.narrow ?? 1) : 1
  const [hx, hy, hz] = [shape.half[0] * wider, shape.half[1], shape.half[2] * wider]
  const along = (world: number) =>
    Math.abs(axes[world] ?? 0) * hx +
    Math.abs(axes[3 + world] ?? 0) * hy +
    Math.abs(axes[6 + world] ?? 0) * hz
  return [along(0), along(1), along(2)]
}

export function copyHit(to: Hit, from: Hit): void {
  to.distance = from.distance
  to.shape = from.shape
  to.x = from.x
  to.y = from.y
  to.z = from.z
  to.nx = from.nx
  to.ny = from.ny
  to.nz = from.nz
}
