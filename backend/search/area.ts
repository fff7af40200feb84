import { MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import type { Bounds } from './bounds'

/** A corner of an area that a visitor has drawn, in degrees. */
export type Corner = { lat: number; lng: number }

/** The corners in an `area` parameter, `lat,lng,lat,lng…`; none when it is not what it should be. */
export function parseArea(text: string): Corner[] | undefined {
  const numbers = text.split(',', 2 * MAX_CORNERS + 1)
  if (numbers.length % 2 === 1 || numbers.length > 2 * MAX_CORNERS) return undefined
  if (!numbers.every((number) => /^-?\d{1,3}(\.\d{1,15})?$/.test(number))) return undefined
  const corners = numbers.flatMap((lat, index) =>
    index % 2 === 0 ? [{ lat: Number(lat), lng: Number(numbers[index + 1]) }] : [],
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

/**
 * PostgreSQL takes a point for one on an edge when a product of two distances is below a millionth: in degrees that
 * would be a street away from the edge of a small area. So it compares in units of about a metre.
 */
export const AREA_SCALE = 100_000

/** An area as PostgreSQL writes a polygon, in units of its scale. */
export function toPolygonSql(corners: readonly Corner[]): string {
  return `(${corners.map(({ lat, lng }) => `(${lng * AREA_SCALE},${lat * AREA_SCALE})`).join()})`
}
