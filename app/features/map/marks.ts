import type { Bounds } from '~/features/search-filters'
import type { MapCluster, MapData, MapPin } from '~/upstream/map.server'
import { type Box, createProjection, type MapView, type Point } from './map-view'
import { getClusterSize, getPinSize, type MarkSize, NO_PRICE } from './mark-size'

export interface Mark {
  at: Point
  size: MarkSize
  count: number
  /** Bounding box of all its statements. */
  bounds: Bounds
  pin?: MapPin
}

/** Look of markers, which determines their size. */
export interface MarkLook {
  /** Size in units of the view, of one pixel of a marker. */
  scale: number
  getPrice: (pin: MapPin) => string | undefined
}

/** Markers of a picture that a phone scales to three quarters: `--k` of drawn-map.css. */
export const DRAWN_SCALE = 1.34
export const LIVE_SCALE = 1
/** Smallest distance between two markers in pixels. Positions are rounded to a pixel, or to a metre. */
const GAP = 3

/**
 * Margins of markers from the edges: a price is drawn above its place, and the attribution is at the bottom.
 */
export const EDGE_MARGINS = { side: 36, top: 50, bottom: 50 }

/** Merges clusters and pins that would overlap each other or an edge; the counts still add up. */
export function mergeOverlappingMarks(
  { clusters, pins }: Pick<MapData, 'clusters' | 'pins'>,
  view: MapView,
  { scale, getPrice }: MarkLook,
): Mark[] {
  const project = createProjection(view)
  const inside = (point: Point) => clampToBox(point, view.box)
  const waiting = [
    ...clusters.map((cluster) => toClusterMark(cluster, inside(project(cluster.place)))),
    ...pins.map((pin) => toPinMark(pin, inside(project(pin.place)), getPrice(pin) ?? NO_PRICE)),
  ]
    .sort((one, other) => other.count - one.count)
    .reverse()
  const placed: Mark[] = []
  for (let mark = waiting.pop(); mark; mark = waiting.pop()) {
    const one = mark
    const near = placed.findIndex((other) => doMarksOverlap(one, other, scale))
    if (near === -1) placed.push(one)
    // A merged marker is larger, so it may overlap a third.
    else waiting.push(...placed.splice(near, 1).map((other) => combineMarks(other, one)))
  }
  return placed
}

function toClusterMark({ count, bounds }: MapCluster, at: Point): Mark {
  return { at, size: getClusterSize(count), count, bounds }
}

function toPinMark(pin: MapPin, at: Point, price: string): Mark {
  const { latitude, longitude } = pin.place
  const bounds = { north: latitude, south: latitude, east: longitude, west: longitude }
  return { at, size: getPinSize(price), count: 1, pin, bounds }
}

function doMarksOverlap(one: Mark, other: Mark, scale: number): boolean {
  const [upper, lower] = one.at[1] < other.at[1] ? [one, other] : [other, one]
  const across = Math.abs(one.at[0] - other.at[0])
  const down = lower.at[1] - upper.at[1]
  return (
    across < (one.size.side + other.size.side + GAP) * scale &&
    down < (upper.size.below + lower.size.above + GAP) * scale
  )
}

/** The larger marker keeps its place. */
function combineMarks(one: Mark, other: Mark): Mark {
  const { at } = other.count > one.count ? other : one
  const count = one.count + other.count
  return {
    at,
    size: getClusterSize(count),
    count,
    bounds: {
      north: Math.max(one.bounds.north, other.bounds.north),
      south: Math.min(one.bounds.south, other.bounds.south),
      east: Math.max(one.bounds.east, other.bounds.east),
      west: Math.min(one.bounds.west, other.bounds.west),
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
