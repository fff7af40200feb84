export interface Point {
  lat: number
  lng: number
}

export const METRES_PER_DEGREE = 111_320

/** Returns the distance in metres, by a flat-earth approximation that suffices within one country. */
export function distance(one: Point, other: Point): number {
  const north = (one.lat - other.lat) * METRES_PER_DEGREE
  const east = (one.lng - other.lng) * METRES_PER_DEGREE * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
