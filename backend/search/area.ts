import { getText, type QueryParams } from '~backend/platform/http/query'
import { EITHER_AREA, MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import { parseDegrees } from '~contract/values/degrees'
import type { Bounds } from './bounds'

/** Corner in degrees. */
export type Corner = { lat: number; lng: number }

/** Parameters of a search with the corners of an area each. */
const AREA_PARAMETERS = ['area', 'second_area'] as const

/** Returns the valid areas of a search. */
export function parseAreas(query: QueryParams): Corner[][] {
  return AREA_PARAMETERS.flatMap((name) => {
    const corners = parseArea(getText(query, name) ?? '')
    return corners ? [corners] : []
  })
}

/** True if a search with two areas finds what is in either of them; otherwise, what is in both. */
export function isInEitherArea(query: QueryParams): boolean {
  return getText(query, 'areas') === EITHER_AREA
}

export function parseArea(text: string): Corner[] | undefined {
  const numbers = text.split(',', 2 * MAX_CORNERS + 1).map(parseDegrees)
  if (numbers.length % 2 === 1 || numbers.length > 2 * MAX_CORNERS) return undefined
  if (!numbers.every((number) => number !== undefined)) return undefined
  const corners = numbers.flatMap((lat, index) =>
    index % 2 === 0 ? [{ lat, lng: numbers[index + 1] ?? 0 }] : [],
  )
  const isOnEarth = corners.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
  return isOnEarth && corners.length >= MIN_CORNERS ? corners : undefined
}

export function getAreaBounds(corners: readonly Corner[]): Bounds {
  const latitudes = corners.map(({ lat }) => lat)
  const longitudes = corners.map(({ lng }) => lng)
  return {
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    west: Math.min(...longitudes),
  }
}

/** Scale of coordinates: PostgreSQL's point-in-polygon tolerance of 1e-6 is a street's width in degrees. */
export const AREA_SCALE = 100_000

export function toPolygonSql(corners: readonly Corner[]): string {
  return `(${corners.map(({ lat, lng }) => `(${lng * AREA_SCALE},${lat * AREA_SCALE})`).join()})`
}
