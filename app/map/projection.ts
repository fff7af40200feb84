export interface GeoPoint {
  latitude: number
  longitude: number
}

export type Point = [x: number, y: number]

export interface Box {
  width: number
  height: number
}

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Tile size in pixels, to which the zooms of pages, of the specification and of URLs refer. */
export const TILE_SIZE = 256
/** Latitude limit of the Mercator projection, in degrees. */
const MAX_LATITUDE = 85

/** Projects a place to coordinates from 0 to 1, to the right and down. */
export function toWorldPoint({ latitude, longitude }: GeoPoint): Point {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(latitude, MAX_LATITUDE)) * Math.PI) / 180)
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

export function fromWorldPoint([x, y]: Point): GeoPoint {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: (x - 0.5) * 360,
  }
}
