import type { MapCluster, MapData, MapPin } from '../../upstream/map.server'
import type { Bounds } from '../criteria'
import { type Box, type Point, projection, type View } from './view'

/** What stands in one place of a picture: one statement, or several that would cover each other. */
export interface Mark {
  at: Point
  count: number
  /** Around all of them. */
  bounds: Bounds
  /** Of one alone. */
  pin?: MapPin
}

/** A finger's room around each mark, in units of a picture that a phone shows at three quarters of its size. */
export const ROOM = { pin: 72, cluster: 58, height: 58 }

/** So far from the edges marks stay: a price stands above its place, and whose data it is stands at the bottom. */
export const EDGES = { side: 36, top: 50, bottom: 50 }

/** Clusters and pins as marks that neither cover each other nor an edge; none is lost, so the counts still add up. */
export function gatherMarks({ clusters, pins }: Pick<MapData, 'clusters' | 'pins'>, view: View): Mark[] {
  const project = projection(view)
  const inside = (point: Point) => clampInto(point, view.box)
  const all = [
    ...clusters.map((cluster) => ofCluster(cluster, inside(project(cluster.place)))),
    ...pins.map((pin) => ofPin(pin, inside(project(pin.place)))),
  ]
  const apart: Mark[] = []
  for (const mark of all.sort((one, other) => other.count - one.count)) {
    // The larger one stays where it is: moved, it might come to cover a third.
    const near = apart.findIndex((other) => areNear(other, mark))
    if (near === -1) apart.push(mark)
    else apart[near] = together(apart[near] as Mark, mark)
  }
  return apart
}

function ofCluster({ count, bounds }: MapCluster, at: Point): Mark {
  return { at, count, bounds }
}

function ofPin(pin: MapPin, at: Point): Mark {
  const { latitude, longitude } = pin.place
  return { at, count: 1, pin, bounds: { north: latitude, south: latitude, east: longitude, west: longitude } }
}

/** Whether one would cover the other. */
function areNear(one: Mark, other: Mark): boolean {
  const [across, down] = [one.at[0] - other.at[0], one.at[1] - other.at[1]].map(Math.abs) as Point
  return across < (widthOf(one) + widthOf(other)) / 2 && down < ROOM.height
}

const widthOf = ({ pin }: Mark) => (pin ? ROOM.pin : ROOM.cluster)

function together({ at, count, bounds }: Mark, other: Mark): Mark {
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

function clampInto([x, y]: Point, { width, height }: Box): Point {
  const within = (value: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(value, most)))
  return [within(x, EDGES.side, width - EDGES.side), within(y, EDGES.top, height - EDGES.bottom)]
}
