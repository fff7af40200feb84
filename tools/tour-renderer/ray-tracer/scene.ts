import { buildHierarchy } from './bounding-volume-hierarchy'
import { hitNormal, intersect, SHAPE_KINDS } from './intersect'
import { getAxes, type Hit, type Shape } from './shape'

/** Nodes yet to visit, one for each level of the tree: far more than scenes need. */
const MAX_STACK_SIZE = 64

/** Bodies in a bounding volume hierarchy. */
export interface Scene {
  shapes: readonly Shape[]
  /** Finds the nearest hit before `maxDistance`; returns false without a hit. */
  intersect(
    hit: Hit,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    maxDistance: number,
  ): boolean
  isOccluded(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    maxDistance: number,
  ): boolean
}

export function createScene(shapes: readonly Shape[]): Scene {
  const { boxes, links, splitAxes, bodies } = buildHierarchy(shapes)
  const axes = new Float64Array(shapes.flatMap(getAxes))
  const places = new Float64Array(shapes.flatMap(({ at }) => [...at]))
  const halves = new Float64Array(shapes.flatMap(({ half }) => [...half]))
  const kinds = new Uint8Array(shapes.map(({ kind }) => SHAPE_KINDS.indexOf(kind)))
  const parameters = new Float64Array(
    shapes.map(({ kind, round = 0.03, narrow = 1 }) => (kind === 'post' || kind === 'roof' ? narrow : round)),
  )
  const stack = new Int32Array(MAX_STACK_SIZE)

  return {
    shapes,
    intersect: traverse,
    isOccluded: (ox, oy, oz, dx, dy, dz, maxDistance) => traverse(null, ox, oy, oz, dx, dy, dz, maxDistance),
  }

  function traverse(
    hit: Hit | null,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    maxDistance: number,
  ): boolean {
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    let nearest = maxDistance
    let found = false
    let top = 0
    stack[top++] = 0
    while (top > 0) {
      const node = stack[--top] as number
      const b = 6 * node
      const x0 = ((boxes[b] as number) - ox) * ix
      const x1 = ((boxes[b + 3] as number) - ox) * ix
      const y0 = ((boxes[b + 1] as number) - oy) * iy
      const y1 = ((boxes[b + 4] as number) - oy) * iy
      const z0 = ((boxes[b + 2] as number) - oz) * iz
      const z1 = ((boxes[b + 5] as number) - oz) * iz
      const into = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0)
      const out = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), nearest)
      if (into > out) continue
      const right = links[2 * node] as number
      if (right > 0) {
        // The nearer child first, as its hits hide much of the other.
        const axis = splitAxes[node] as number
        const forth = (axis === 0 ? dx : axis === 1 ? dy : dz) > 0
        stack[top++] = forth ? right : node + 1
        stack[top++] = forth ? node + 1 : right
        continue
      }
      const first = -1 - right
      for (let at = first; at < first + (links[2 * node + 1] as number); at++) {
        const distance = intersectBody(bodies[at] as number, hit, ox, oy, oz, dx, dy, dz, nearest)
        if (distance >= nearest) continue
        if (!hit) return true
        nearest = distance
        found = true
      }
    }
    if (!hit || !found) return false
    hit.distance = nearest
    hit.x = ox + nearest * dx
    hit.y = oy + nearest * dy
    hit.z = oz + nearest * dz
    return true
  }

  /**
   * Returns the distance to a body, infinite if the ray misses it; a hit below `nearest` is written to `hit`.
   */
  function intersectBody(
    index: number,
    hit: Hit | null,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    nearest: number,
  ): number {
    const a = 9 * index
    const px = ox - (places[3 * index] as number)
    const py = oy - (places[3 * index + 1] as number)
    const pz = oz - (places[3 * index + 2] as number)
    const sx = axes[a] as number
    const sy = axes[a + 1] as number
    const sz = axes[a + 2] as number
    const ux = axes[a + 3] as number
    const uy = axes[a + 4] as number
    const uz = axes[a + 5] as number
    const fx = axes[a + 6] as number
    const fy = axes[a + 7] as number
    const fz = axes[a + 8] as number
    const lx = px * sx + py * sy + pz * sz
    const ly = px * ux + py * uy + pz * uz
    const lz = px * fx + py * fy + pz * fz
    const vx = dx * sx + dy * sy + dz * sz
    const vy = dx * ux + dy * uy + dz * uz
    const vz = dx * fx + dy * fy + dz * fz
    const distance = intersect(
      kinds[index] as number,
      halves[3 * index] as number,
      halves[3 * index + 1] as number,
      halves[3 * index + 2] as number,
      parameters[index] as number,
      lx,
      ly,
      lz,
      vx,
      vy,
      vz,
    )
    if (!hit || distance >= nearest) return distance
    hit.shape = index
    hit.lx = lx + distance * vx
    hit.ly = ly + distance * vy
    hit.lz = lz + distance * vz
    hit.mx = hitNormal.x
    hit.my = hitNormal.y
    hit.mz = hitNormal.z
    hit.nx = hitNormal.x * sx + hitNormal.y * ux + hitNormal.z * fx
    hit.ny = hitNormal.x * sy + hitNormal.y * uy + hitNormal.z * fy
    hit.nz = hitNormal.x * sz + hitNormal.y * uz + hitNormal.z * fz
    return distance
  }
}
