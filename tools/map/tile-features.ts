import { clipLine, clipRing, joinLines, simplify } from '../../app/map/geometry'
import type { Point, Rect } from '../../app/map/projection'
import type { LayerName } from '../../app/map/tile-schema'
import { TILE_EXTENT } from '../../app/map/tile-schema'

export const SHAPE = { point: 1, line: 2, area: 3 } as const

export interface TileFeature {
  layer: LayerName
  shape: (typeof SHAPE)[keyof typeof SHAPE]
  tags: Record<string, string | number | boolean>
  parts: Point[][]
}

/** Units that lines and areas extend beyond their tile, so that no seam shows. */
const OVERLAP = 64
const OVERLAPPING: Rect = {
  left: -OVERLAP,
  top: -OVERLAP,
  right: TILE_EXTENT + OVERLAP,
  bottom: TILE_EXTENT + OVERLAP,
}

/** Cuts features to their tile, joins those with the same tags, and drops those too small to see. */
export function tidyFeatures(
  features: readonly TileFeature[],
  { tolerance, minArea }: { tolerance: number; minArea: number },
): TileFeature[] {
  const groups = new Map<string, TileFeature>()
  for (const feature of features) {
    const key = JSON.stringify([feature.layer, feature.shape, feature.tags])
    const group = groups.get(key)
    if (group) group.parts.push(...feature.parts)
    else groups.set(key, { ...feature, parts: [...feature.parts] })
  }
  return [...groups.values()].flatMap((feature) => {
    const parts = tidyParts(feature, tolerance, minArea)
    return parts.length > 0 ? [{ ...feature, parts }] : []
  })
}

function tidyParts({ shape, parts }: TileFeature, tolerance: number, minArea: number): Point[][] {
  if (shape === SHAPE.point) return parts.filter(([point]) => point && isInTile(point))
  if (shape === SHAPE.line) {
    const lines = parts.flatMap((line) => clipLine(line, OVERLAPPING))
    return joinLines(removeDuplicates(lines)).map((line) => simplify(line, tolerance))
  }
  return parts.flatMap((ring) => {
    const clipped = clipRing(ring, OVERLAPPING)
    const [first] = clipped
    if (!first) return []
    const simple = simplify([...clipped, first], tolerance)
    return simple.length > 3 && boxArea(simple) >= minArea ? [simple] : []
  })
}

/** Returns true for points in the tile; those on the right and lower edges belong to the next one. */
function isInTile([x, y]: Point): boolean {
  return x >= 0 && y >= 0 && x < TILE_EXTENT && y < TILE_EXTENT
}

function removeDuplicates(lines: Point[][]): Point[][] {
  const byPoints = new Map(
    lines.flatMap((line) => {
      const forward = line.join(' ')
      const backward = line.toReversed().join(' ')
      return [[[forward, backward].sort().join('|'), line]]
    }),
  )
  return [...byPoints.values()]
}

function boxArea(ring: readonly Point[]): number {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
