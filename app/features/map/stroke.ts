import { type Corner, cornerAt, LEAST_CORNERS, MOST_CORNERS } from '../criteria'
import { simplified } from './shape'
import { type Point, placeAt, type View } from './view'

/** A corner nearer than this to the line between its neighbours is a tremor of the hand, in units of a picture. */
const TREMOR = 2

/** A stroke around an area as the corners of an address; none when it encloses nothing. */
export function strokeCorners(points: Point[], view: View): Corner[] | undefined {
  let fineness = TREMOR
  let line = simplified(points, fineness)
  while (line.length > MOST_CORNERS) {
    fineness *= 1.5
    line = simplified(points, fineness)
  }
  if (line.length < LEAST_CORNERS) return undefined
  return line.map((point) => {
    const { latitude, longitude } = placeAt(view, point)
    return cornerAt(latitude, longitude)
  })
}
