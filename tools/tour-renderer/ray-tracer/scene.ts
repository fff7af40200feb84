import { hitNormal, intersect, SHAPE_KINDS } from './intersect'
import { getAxes, getHalfExtents, type Hit, type Shape } from './shape'

/** Bodies in a leaf of the tree. */
const MAX_LEAF_SIZE = 2

/** Bodies in a bounding volume hierarchy. */
export interface Scene {
  shapes: readonly Shape[]
  /** The nearest hit before `maxDistance`; false when there is none. */
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
  const order = shapes.map((_, at) => at)
  const axes = new Float64Array(shapes.flatMap(getAxes))
  const places = new Float64Array(shapes.flatMap(({ at }) => [...at]))
  const halves = new Float64Array(shapes.flatMap(({ half }) => [...half]))
  const kinds = new Uint8Array(shapes.map(({ kind }) => SHAPE_KINDS.indexOf(kind)))
  const more = new Float64Array(
    shapes.map(({ kind, round = 0.03, narrow = 1 }) => (kind === 'post' ? narrow : round)),
  )
  const reaches = shapes.map(getHalfExtents)
  const bounds: number[] = []
  /** By node: its right child or, for a leaf, -1 minus its first body; and the number of bodies in a leaf. */
  const links: number[] = []
  /** The split axis by node. */
  const cuts: number[] = []
  buildNode(0, order.length)
  const boxes = new Float64Array(bounds)
  const link = new Int32Array(links)
  const sorted = new Int32Array(order)
  const stack = new Int32Array(64)

  function buildNode(from: number, until: number): number {
    const node = bounds.length / 6
    const min = [Infinity, Infinity, Infinity]
    const max = [-Infinity, -Infinity, -Infinity]
    for (const shape of order.slice(from, until))
      for (let axis = 0; axis < 3; axis++) {
        const at = shapes[shape]?.at[axis] ?? 0
        const extent = (reaches[shape]?.[axis] ?? 0) + 1e-6
        min[axis] = Math.min(min[axis] ?? 0, at - extent)
        max[axis] = Math.max(max[axis] ?? 0, at + extent)
      }
    bounds.push(...min, ...max)
    links.push(0, 0)
    cuts.push(0)
    if (until - from <= MAX_LEAF_SIZE) {
      links[2 * node] = -1 - from
      links[2 * node + 1] = until - from
      return node
    }
    const { axis, middle } = findBestSplit(from, until)
    cuts[node] = axis
    sortBy(axis, from, until)
    buildNode(from, middle)
    links[2 * node] = buildNode(middle, until)
    return node
  }

  function sortBy(axis: number, from: number, until: number): void {
    const place = (shape: number) => shapes[shape]?.at[axis] ?? 0
    const part = order.slice(from, until).sort((a, b) => place(a) - place(b))
    order.splice(from, until - from, ...part)
  }

  /** The split with the least surface area of both halves, so that rays test few boxes. */
  function findBestSplit(from: number, until: number): { axis: number; middle: number } {
    let best = { axis: 0, middle: (from + until) >> 1, cost: Infinity }
    for (let axis = 0; axis < 3; axis++) {
      sortBy(axis, from, until)
      const before = cumulativeSurfaces(order.slice(from, until))
      const after = cumulativeSurfaces(order.slice(from, until).reverse())
      const many = until - from
      for (let left = 1; left < many; left++) {
        const cost = left * (before[left - 1] ?? 0) + (many - left) * (after[many - left - 1] ?? 0)
        if (cost < best.cost) best = { axis, middle: from + left, cost }
      }
    }
    return best
  }

  /** Surfaces of the boxes around the first, the first two, and so on. */
  function cumulativeSurfaces(some: readonly number[]): number[] {
    const min = [Infinity, Infinity, Infinity]
    const max = [-Infinity, -Infinity, -Infinity]
    return some.map((shape) => {
      for (let axis = 0; axis < 3; axis++) {
        const at = shapes[shape]?.at[axis] ?? 0
        const extent = reaches[shape]?.[axis] ?? 0
        min[axis] = Math.min(min[axis] ?? 0, at - extent)
        max[axis] = Math.max(max[axis] ?? 0, at + extent)
      }
      const [x = 0, y = 0, z = 0] = max.map((end, axis) => end - (min[axis] ?? 0))
      return x * y + y * z + z * x
    })
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
      const right = link[2 * node] as number
      if (right > 0) {
        // The nearer child first, as its hits hide much of the other.
        const axis = cuts[node] as number
        const forth = (axis === 0 ? dx : axis === 1 ? dy : dz) > 0
        stack[top++] = forth ? right : node + 1
        stack[top++] = forth ? node + 1 : right
        continue
      }
      const first = -1 - right
      for (let at = first; at < first + (link[2 * node + 1] as number); at++) {
        const index = sorted[at] as number
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
        const t = intersect(
          kinds[index] as number,
          halves[3 * index] as number,
          halves[3 * index + 1] as number,
          halves[3 * index + 2] as number,
          more[index] as number,
          lx,
          ly,
          lz,
          vx,
          vy,
          vz,
        )
        if (t >= nearest) continue
        if (!hit) return true
        nearest = t
        found = true
        hit.shape = index
        hit.lx = lx + t * vx
        hit.ly = ly + t * vy
        hit.lz = lz + t * vz
        hit.mx = hitNormal.x
        hit.my = hitNormal.y
        hit.mz = hitNormal.z
        hit.nx = hitNormal.x * sx + hitNormal.y * ux + hitNormal.z * fx
        hit.ny = hitNormal.x * sy + hitNormal.y * uy + hitNormal.z * fy
        hit.nz = hitNormal.x * sz + hitNormal.y * uz + hitNormal.z * fz
      }
    }
    if (!hit || !found) return false
    hit.distance = nearest
    hit.x = ox + nearest * dx
    hit.y = oy + nearest * dy
    hit.z = oz + nearest * dz
    return true
  }

  return {
    shapes,
    intersect: traverse,
    isOccluded: (ox, oy, oz, dx, dy, dz, maxDistance) => traverse(null, ox, oy, oz, dx, dy, dz, maxDistance),
  }
}
