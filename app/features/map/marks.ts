import type { Bounds } from '~/features/search-filters'
import type { MapCluster, MapData, MapPin } from '~/upstream/map.server'
import { type Box, createProjection, type MapView, type Point } from './map-view'

export interface Mark {
  at: Point
  count: number
  /** Bounding box of all its statements. */
  bounds: Bounds
  pin?: MapPin
}

export interface MarkSpacing {
  pin: number
  cluster: number
  height: number
}

/** Touch target around each marker, in units of a picture that a phone scales to three quarters. */
export const DRAWN_SPACING: MarkSpacing = { pin: 72, cluster: 58, height: 58 }
/** Size of the markers on the movable map, in pixels: the longest price, and the height of a touch target. */
export const LIVE_SPACING: MarkSpacing = { pin: 84, cluster: 48, height: 44 }

/**
 * Margins of markers from the edges: a price is drawn above its place, and the attribution is at the bottom.
 */
export const EDGE_MARGINS = { side: 36, top: 50, bottom: 50 }

/** Merges clusters and pins that would overlap each other or an edge; the counts still add up. */
export function mergeOverlappingMarks(
  { clusters, pins }: Pick<MapData, 'clusters' | 'pins'>,
  view: MapView,
  spacing: MarkSpacing = DRAWN_SPACING,
): Mark[] {
  const project = createProjection(view)
  const inside = (point: Point) => clampToBox(point, view.box)
  const all = [
    ...clusters.map((cluster) => toClusterMark(cluster, inside(project(cluster.place)))),
    ...pins.map((pin) => toPinMark(pin, inside(project(pin.place)))),
  ]
  const merged: Mark[] = []
  for (const mark of all.sort((one, other) => other.count - one.count)) {
    // The larger marker keeps its place: moved, it might overlap a third.
    const near = merged.findIndex((other) => doMarksOverlap(other, mark, spacing))
    if (near === -1) merged.push(mark)
    else merged[near] = combineMarks(merged[near] as Mark, mark)
  }
  return merged
}

function toClusterMark({ count, bounds }: MapCluster, at: Point): Mark {
  return { at, count, bounds }
}

function toPinMark(pin: MapPin, at: Point): Mark {
  const { latitude, longitude } = pin.place
  return { at, count: 1, pin, bounds: { north: latitude, south: latitude, east: longitude, west: longitude } }
}

function doMarksOverlap(one: Mark, other: Mark, { pin, cluster, height }: MarkSpacing): boolean {
  const [across, down] = [one.at[0] - other.at[0], one.at[1] - other.at[1]].map(Math.abs) as Point
  const getWidth = (mark: Mark) => (mark.pin ? pin : cluster)
  return across < (getWidth(one) + getWidth(other)) / 2 && down < height
}

function combineMarks({ at, count, bounds }: Mark, other: Mark): Mark {
  return {
    at,
    count: count + other.count,
    bounds: {
      north: Math.max(bounds.north, other.bounds.north),
      south: Math.min(bounds.south, other.bounds.south),
      east: Math.max(bounds.east, other.bounds.east),
      west: Math.min(bounds.west, other.bounds.west),
    },
  }
}

function clampToBox([x, y]: Point, { width, height }: Box): Point {
  const within = (value: number, min: number, max: number) => Math.round(Math.max(min, Math.min(value, max)))
  return [
    within(x, EDGE_MARGINS.side, width - EDGE_MARGINS.side),
    within(y, EDGE_MARGINS.top, height - EDGE_MARGINS.bottom),
  ]
}
