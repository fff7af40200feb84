import { clipRing, simplify } from './geometry'
import type { Box, Point } from './projection'

/** Margin in units; shapes extend beyond the picture so that cut edges stay hidden. */
const OVERSCAN = 16
/** Tolerance in units of the picture. */
const SIMPLIFY_TOLERANCE = 0.8

/** Cuts a polygon to the picture; returns an empty path if nothing is left. */
export function areaPath(points: readonly Point[], { width, height }: Box): string {
  const edges = { left: -OVERSCAN, top: -OVERSCAN, right: width + OVERSCAN, bottom: height + OVERSCAN }
  const cut = clipRing(points, edges)
  if (cut.length < 3) return ''
  return formatPath(simplify([...cut, cut[0] as Point], SIMPLIFY_TOLERANCE).slice(0, -1), 'z')
}

/** Formats relative integer steps, the shortest notation; empty if nothing is visible. */
export function formatPath(points: readonly Point[], end = ''): string {
  let [x, y] = [0, 0]
  let path = ''
  let steps = 0
  for (const point of points) {
    const [toX, toY] = [Math.round(point[0]), Math.round(point[1])]
    if (path === '') path = `M${toX}${separate(toY)}`
    else if (toX !== x || toY !== y) {
      path += steps === 0 ? `l${toX - x}` : separate(toX - x)
      path += separate(toY - y)
      steps += 1
    }
    ;[x, y] = [toX, toY]
  }
  return steps === 0 ? '' : `${path}${end}`
}

/** Omits the space before a minus, which separates by itself. */
const separate = (number: number) => (number < 0 ? String(number) : ` ${number}`)
