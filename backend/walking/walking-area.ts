import { contours } from 'd3-contour'
import type { Point } from '~backend/platform/distance'
import { MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import { findNearestWay, MAX_METRES_TO_WAY, type WalkingNetwork } from './network'
import { METRES_PER_MINUTE, measureDistances } from './walking-distances'

/** Cell size of the grid, in metres. */
const CELL = 20

type Position = [east: number, north: number]

/** Returns the corners of the area reachable on foot; undefined where the town has no ways. */
export function findWalkingArea(
  network: WalkingNetwork,
  start: Point,
  minutes: WalkingAreaMinutes,
): Point[] | undefined {
  const way = findNearestWay(network, start)
  if (!way) return undefined
  const maxMetres = getMaxMetres(minutes)
  const distances = measureDistances(network, [way], maxMetres + MAX_METRES_TO_WAY)
  const [east, north] = network.toMetres(start)
  const reach = maxMetres + MAX_METRES_TO_WAY
  const size = Math.ceil((2 * reach) / CELL)
  const corner: Position = [east - reach, north - reach]
  const metresLeft = measureMetresLeft(network, distances, { corner, size, maxMetres })
  const [ring] = contours()
    .size([size, size])
    .contour(metresLeft, 0)
    .coordinates.map(([outer = []]) => outer.slice(1) as Position[])
    .toSorted((one, other) => measureSize(other) - measureSize(one))
  if (!ring || ring.length < MIN_CORNERS) return undefined
  return simplifyRing(ring, MAX_CORNERS).map(([x, y]) =>
    network.toPoint(corner[0] + x * CELL, corner[1] + y * CELL),
  )
}

/** Returns the metres of a walk shown as this number of whole minutes. */
export function getMaxMetres(minutes: WalkingAreaMinutes): number {
  return (minutes + 0.5) * METRES_PER_MINUTE
}

/** Returns for the centre of each cell the remaining metres of the walk; negative where unreachable. */
function measureMetresLeft(
  network: WalkingNetwork,
  distances: Float32Array,
  { corner: [west, south], size, maxMetres }: { corner: Position; size: number; maxMetres: number },
): number[] {
  const nearest = new Float32Array(size * size).fill(MAX_METRES_TO_WAY)
  const metresLeft = new Array<number>(size * size).fill(-CELL)
  const cells = Math.ceil(MAX_METRES_TO_WAY / CELL)
  const edge = size * CELL + MAX_METRES_TO_WAY
  for (const node of network.index.range(
    west - MAX_METRES_TO_WAY,
    south - MAX_METRES_TO_WAY,
    west + edge,
    south + edge,
  )) {
    const [x, y] = [((network.east[node] ?? 0) - west) / CELL, ((network.north[node] ?? 0) - south) / CELL]
    for (let row = Math.max(0, Math.floor(y) - cells); row <= Math.min(size - 1, y + cells); row += 1)
      for (
        let column = Math.max(0, Math.floor(x) - cells);
        column <= Math.min(size - 1, x + cells);
        column += 1
      ) {
        const at = row * size + column
        const metres = CELL * Math.hypot(column + 0.5 - x, row + 0.5 - y)
        if (metres >= (nearest[at] ?? 0)) continue
        nearest[at] = metres
        // Clamped, because the outline would otherwise be far inside the area at dead ends.
        metresLeft[at] = Math.max(-CELL, Math.min(CELL, maxMetres - metres - (distances[node] ?? 0)))
      }
  }
  return metresLeft
}

/** Returns twice the area of a ring. */
function measureSize(ring: readonly Position[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) as Position
      return sum + beforeX * y - x * beforeY
    }, 0),
  )
}

/** Repeatedly removes the corner that changes the area least (Visvalingam). */
function simplifyRing(ring: readonly Position[], maxCorners: number): Position[] {
  const corners = [...ring]
  while (corners.length > maxCorners) {
    let [smallest, smallestAt] = [Number.POSITIVE_INFINITY, 0]
    for (const [at, corner] of corners.entries()) {
      const size = measureSize([
        corners.at(at - 1) as Position,
        corner,
        corners[(at + 1) % corners.length] as Position,
      ])
      if (size < smallest) [smallest, smallestAt] = [size, at]
    }
    corners.splice(smallestAt, 1)
  }
  return corners
}
