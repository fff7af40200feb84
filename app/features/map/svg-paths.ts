import type { Box, Point } from './map-view'

/** Shapes extend beyond the picture so that cut edges stay hidden. */
const OVERSCAN = 16
/** In units of the picture. */
const SIMPLIFY_TOLERANCE = 0.8

/** Clips a polygon to the picture; an empty path when nothing is left. */
export function areaPath(points: Point[], box: Box): string {
  const edges = expandBox(box)
  if (!isTouching(points, edges)) return ''
  const cut = edgeDistances(edges).reduce(clipPolygon, points)
  if (cut.length < 3) return ''
  const path = formatPath(simplifyLine([...cut, cut[0] as Point]).slice(0, -1))
  return path && `${path}z`
}

/** Clips a line to the picture, possibly into several pieces. */
export function linePath(points: Point[], box: Box): string {
  const edges = expandBox(box)
  if (!isTouching(points, edges)) return ''
  return splitVisiblePieces(simplifyLine(points), edges).map(formatPath).join('')
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

function expandBox({ width, height }: Box): Edges {
  return { left: -OVERSCAN, top: -OVERSCAN, right: width + OVERSCAN, bottom: height + OVERSCAN }
}

function isTouching(points: Point[], { left, top, right, bottom }: Edges): boolean {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return (
    Math.max(...xs) > left && Math.min(...xs) < right && Math.max(...ys) > top && Math.min(...ys) < bottom
  )
}

/** Signed distance to an edge, negative outside. */
type EdgeDistance = (point: Point) => number

function edgeDistances({ left, top, right, bottom }: Edges): EdgeDistance[] {
  return [([x]) => x - left, ([x]) => right - x, ([, y]) => y - top, ([, y]) => bottom - y]
}

/** Clips a polygon by one edge (Sutherland–Hodgman). */
function clipPolygon(points: Point[], inside: EdgeDistance): Point[] {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) as Point
    const [isInside, there] = [inside(point), inside(before)]
    const crossing =
      isInside < 0 === there < 0 ? [] : [interpolate(before, point, there / (there - isInside))]
    return isInside < 0 ? crossing : [...crossing, point]
  })
}

function interpolate([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}

/** Splits a line into the runs that may be visible; a step that only passes a corner is included. */
function splitVisiblePieces(points: Point[], edges: Edges): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  points.forEach((point, index) => {
    const next = points[index + 1]
    if (next && isTouching([point, next], edges)) {
      if (piece.length === 0) piece.push(point)
      piece.push(next)
    } else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  })
  return pieces
}

/** Simplifies a line (Douglas–Peucker). */
export function simplifyLine(points: Point[], tolerance = SIMPLIFY_TOLERANCE): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let [farthest, maxDistance] = [0, 0]
  points.forEach((point, index) => {
    const distance = distanceToSegment(point, first, last)
    if (distance > maxDistance) [farthest, maxDistance] = [index, distance]
  })
  if (maxDistance <= tolerance) return [first, last]
  return [
    ...simplifyLine(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(farthest), tolerance),
  ]
}

/** Distance to the segment; a closed shape starts and ends at one point. */
function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - part * dx, y - ay - part * dy)
}

/** Relative integer steps, the shortest notation; empty when nothing is visible. */
function formatPath(points: Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = whole.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = whole[index] as Point
    return [x - beforeX, y - beforeY]
  })
  const visibleSteps = steps.filter(([x, y]) => x !== 0 || y !== 0)
  if (visibleSteps.length === 0) return ''
  return `M${whole[0]?.join(' ')}l${visibleSteps.flat().join(' ').replaceAll(' -', '-')}`
}
