import { getHalfExtents, type Shape } from './shape'

const MAX_LEAF_SIZE = 2

/** Binary tree of boxes in flat arrays. A node's left child follows it. */
export interface BoundingVolumeHierarchy {
  /** Minimum and maximum x, y and z: six numbers a node. */
  boxes: Float64Array
  /**
   * Two numbers a node: its right child or, for a leaf, -1 minus its first body; and the number of bodies in
   * a leaf.
   */
  links: Int32Array
  /** Split axis by node; 0 for a leaf. */
  splitAxes: Uint8Array
  /** Indices of the shapes, in the order of the leaves. */
  bodies: Int32Array
}

type Split = { axis: number; middle: number }

export function buildHierarchy(shapes: readonly Shape[]): BoundingVolumeHierarchy {
  const order = shapes.map((_, index) => index)
  const extents = shapes.map(getHalfExtents)
  const boxes: number[] = []
  const links: number[] = []
  const splitAxes: number[] = []
  buildNode(0, order.length)
  return {
    boxes: new Float64Array(boxes),
    links: new Int32Array(links),
    splitAxes: new Uint8Array(splitAxes),
    bodies: new Int32Array(order),
  }

  function buildNode(from: number, until: number): number {
    const node = splitAxes.length
    const box = createEmptyBox()
    // Wider than the bodies, so that no ray along a face is lost to rounding.
    for (const index of order.slice(from, until)) includeShape(box, index, 1e-6)
    boxes.push(...box.min, ...box.max)
    links.push(0, 0)
    splitAxes.push(0)
    if (until - from <= MAX_LEAF_SIZE) {
      links[2 * node] = -1 - from
      links[2 * node + 1] = until - from
      return node
    }
    const { axis, middle } = findBestSplit(from, until)
    splitAxes[node] = axis
    sortBy(axis, from, until)
    buildNode(from, middle)
    links[2 * node] = buildNode(middle, until)
    return node
  }

  function sortBy(axis: number, from: number, until: number): void {
    const place = (index: number) => shapes[index]?.at[axis] ?? 0
    const part = order.slice(from, until).sort((a, b) => place(a) - place(b))
    order.splice(from, until - from, ...part)
  }

  /** Finds the split with the smallest surface area of both halves, so that rays test few boxes. */
  function findBestSplit(from: number, until: number): Split {
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

  /** Returns surfaces of the boxes around the first body, the first two, and so on. */
  function cumulativeSurfaces(indices: readonly number[]): number[] {
    const box = createEmptyBox()
    return indices.map((index) => {
      includeShape(box, index, 0)
      const [x = 0, y = 0, z = 0] = box.max.map((end, axis) => end - (box.min[axis] ?? 0))
      return x * y + y * z + z * x
    })
  }

  function includeShape({ min, max }: Box, index: number, margin: number): void {
    for (let axis = 0; axis < 3; axis++) {
      const at = shapes[index]?.at[axis] ?? 0
      const extent = (extents[index]?.[axis] ?? 0) + margin
      min[axis] = Math.min(min[axis] ?? 0, at - extent)
      max[axis] = Math.max(max[axis] ?? 0, at + extent)
    }
  }
}

type Box = { min: number[]; max: number[] }

const createEmptyBox = (): Box => ({
  min: [Infinity, Infinity, Infinity],
  max: [-Infinity, -Infinity, -Infinity],
})
