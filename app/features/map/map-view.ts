import type { Bounds } from '~/features/search-filters'
import { DRAWING_BOXES } from '~/map/drawing-url'
import {
  type Box,
  fromWorldPoint,
  type GeoPoint,
  type Point,
  TILE_SIZE,
  toWorldPoint,
} from '~/map/projection'

export type { Box, GeoPoint, Point }

/** View with centre and zoom, in the convention of 256-pixel tiles. */
export interface MapView {
  centre: GeoPoint
  zoom: number
  box: Box
}

export const SEARCH_BOX: Box = DRAWING_BOXES.search

/** Default view from the specification; the zoom is of 256-pixel tiles. */
export const DEFAULT_VIEW: MapView = {
  centre: { latitude: 41.7250027, longitude: 44.7701669 },
  zoom: 14,
  box: SEARCH_BOX,
}

/** Converts a zoom to MapLibre's 512-pixel tiles, whose zoom is one less. */
export function toMapLibreZoom(zoom: number): number {
  return zoom - 1
}

export const MIN_ZOOM = 6
export const MAX_ZOOM = 18
/** Zooms are quarter steps, so that a view survives being written and parsed. */
const STEPS_PER_ZOOM = 4
/** Tolerance for the rounding of bounds in URLs. */
const ZOOM_ROUNDING = 0.02

export function createProjection({ centre, zoom, box }: MapView): (place: GeoPoint) => Point {
  const scale = TILE_SIZE * 2 ** zoom
  const [cx, cy] = toWorldPoint(centre)
  return (place) => {
    const [x, y] = toWorldPoint(place)
    return [(x - cx) * scale + box.width / 2, (y - cy) * scale + box.height / 2]
  }
}

export function placeAt({ centre, zoom, box }: MapView, [x, y]: Point): GeoPoint {
  const scale = TILE_SIZE * 2 ** zoom
  const [cx, cy] = toWorldPoint(centre)
  return fromWorldPoint([cx + (x - box.width / 2) / scale, cy + (y - box.height / 2) / scale])
}

/** Returns bounds rounded to about a metre. */
export function getBounds(view: MapView): Bounds {
  const { width, height } = view.box
  const topLeft = placeAt(view, [0, 0])
  const bottomRight = placeAt(view, [width, height])
  return {
    north: roundDegrees(topLeft.latitude, 90),
    south: roundDegrees(bottomRight.latitude, 90),
    east: roundDegrees(bottomRight.longitude, 180),
    west: roundDegrees(topLeft.longitude, 180),
  }
}

function roundDegrees(value: number, limit: number): number {
  // Removes negative zero, which would not survive parsing.
  return Number(clamp(value, -limit, limit).toFixed(5)) || 0
}

/** Returns the nearest view that shows all of the bounds. */
export function fitBounds({ north, south, east, west }: Bounds, box = SEARCH_BOX): MapView {
  const [left, top] = toWorldPoint({ latitude: north, longitude: west })
  const [right, bottom] = toWorldPoint({ latitude: south, longitude: east })
  const fitting = (pixels: number, part: number) => Math.log2(pixels / (TILE_SIZE * Math.max(part, 1e-9)))
  const zoom = Math.min(fitting(box.width, right - left), fitting(box.height, bottom - top))
  return {
    centre: fromWorldPoint([(left + right) / 2, (top + bottom) / 2]),
    zoom: clamp(Math.floor((zoom + ZOOM_ROUNDING) * STEPS_PER_ZOOM) / STEPS_PER_ZOOM, MIN_ZOOM, MAX_ZOOM),
    box,
  }
}

/** Returns the view that shows exactly the bounds, in a box of their shape. */
export function viewOfBounds({ north, south, east, west }: Bounds, box: Box): MapView {
  const [left, top] = toWorldPoint({ latitude: north, longitude: west })
  const [right, bottom] = toWorldPoint({ latitude: south, longitude: east })
  return {
    centre: fromWorldPoint([(left + right) / 2, (top + bottom) / 2]),
    zoom: Math.log2(box.width / (TILE_SIZE * (right - left))),
    box,
  }
}

/** Like `fitBounds`, with a margin for markers at the edges. */
export function fitBoundsWithMargin(bounds: Bounds, box = SEARCH_BOX): MapView {
  const share = 0.84
  const { centre, zoom } = fitBounds(bounds, { width: box.width * share, height: box.height * share })
  return { centre, zoom, box }
}

export function zoomBy(view: MapView, steps: number): MapView {
  return { ...view, zoom: clamp(view.zoom + steps, MIN_ZOOM, MAX_ZOOM) }
}

/** Moves the view by fractions of its size. */
export function panBy(view: MapView, right: number, down: number): MapView {
  const { width, height } = view.box
  return { ...view, centre: placeAt(view, [width * (0.5 + right), height * (0.5 + down)]) }
}

export function metresPerUnit({ centre, zoom }: Pick<MapView, 'centre' | 'zoom'>): number {
  return (40_075_016.686 * Math.cos((centre.latitude * Math.PI) / 180)) / (TILE_SIZE * 2 ** zoom)
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}
