import { clipRing } from '../geometry'
import { isInRing } from '../is-in-ring'
import type { Point, Rect } from '../projection'
import { formatPath } from '../svg-path'
import { listFeatures, type PictureTiles } from './picture-tiles'

/**
 * Returns the outline of the building at a point of a picture, in its units; empty if no building is there.
 */
export function drawBuildingAt(tiles: PictureTiles['tiles'], at: Point, edges: Rect): string {
  for (const { parts } of listFeatures(tiles, 'building')) {
    const ring = parts.find((part) => isInRing(at, part))
    if (ring) return formatPath(clipRing(ring, edges), 'z')
  }
  return ''
}
