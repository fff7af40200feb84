import { clipRing } from '../geometry'
import type { Point, Rect } from '../projection'
import { formatPath } from '../svg-path'
import { listFeatures, type PictureTiles } from './picture-tiles'

/** The outline of the building around a point of a picture, in its units; empty where there is none. */
export function drawBuildingAt(tiles: PictureTiles['tiles'], at: Point, edges: Rect): string {
  for (const { parts } of listFeatures(tiles, 'building')) {
    const ring = parts.find((part) => isInside(at, part))
    if (ring) return formatPath(clipRing(ring, edges), 'z')
  }
  return ''
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(index - 1) as Point
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside
  }
  return inside
}
