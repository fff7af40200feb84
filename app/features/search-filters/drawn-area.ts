import { MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import { parseDegrees } from '~contract/values/degrees'

export type Corner = [latitude: number, longitude: number]

/** Number of decimals; five decimals of a degree are about a metre. */
const DECIMALS = 5

/** Parses `lat,lng,lat,lng…`; undefined for an invalid value or too many. */
export function parseCorners(text: string | null): Corner[] | undefined {
  if (!text || text.length > 1_000) return undefined
  const numbers = text.split(',').map(parseDegrees)
  if (numbers.length % 2 === 1 || numbers.length > 2 * MAX_CORNERS) return undefined
  const corners: Corner[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    const [latitude, longitude] = [numbers[index], numbers[index + 1]]
    if (latitude === undefined || longitude === undefined) return undefined
    const corner = toCorner(latitude, longitude)
    if (Math.abs(corner[0]) > 90 || Math.abs(corner[1]) > 180) return undefined
    corners.push(corner)
  }
  return corners
}

/** Like `parseCorners`, but requires enough corners for an area. */
export function parseDrawnArea(text: string | null): Corner[] | undefined {
  const corners = parseCorners(text)
  return corners && corners.length >= MIN_CORNERS ? corners : undefined
}

export function formatCorners(corners: readonly Corner[]): string {
  return corners.flat().join()
}

export function toCorner(latitude: number, longitude: number): Corner {
  return [roundDegrees(latitude), roundDegrees(longitude)]
}

function roundDegrees(degrees: number): number {
  // Removes negative zero, which would not survive parsing.
  return Number(degrees.toFixed(DECIMALS)) || 0
}
