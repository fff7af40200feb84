import { type Corner, toCorner } from '~/features/search-filters'
import { simplify } from '~/map/geometry'
import { MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import { type MapView, type Point, placeAt } from '../map-view'

/** Minimum tolerance in pixels: corners nearer to the line between their neighbours are jitter. */
const MIN_TOLERANCE = 2

/** Simplifies a stroke to the corners of an area; undefined if it encloses no area. */
export function toStrokeCorners(points: Point[], view: MapView): Corner[] | undefined {
  let tolerance = MIN_TOLERANCE
  let line = simplify(points, tolerance)
  while (line.length > MAX_CORNERS) {
    tolerance *= 1.5
    line = simplify(points, tolerance)
  }
  if (line.length < MIN_CORNERS) return undefined
  return line.map((point) => {
    const { latitude, longitude } = placeAt(view, point)
    return toCorner(latitude, longitude)
  })
}
