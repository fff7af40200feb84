import type { ExpressionSpecification } from 'maplibre-gl'
import type { MapColour } from '~/map/map-colours'
import { GROWTH, type Stops } from '~/map/map-style'
import type { LayerName } from '~/map/tile-schema'
import { toMapLibreZoom } from '../map-view'

/** A colour by day or by night. */
export type GetColour = (name: MapColour) => string

/** The source of our tiles in the style. */
export const TILES = 'georgia'

/** A layer of our tiles. */
export function inTiles(layer: LayerName) {
  return { source: TILES, 'source-layer': layer }
}

/** Stops of the drawing as MapLibre interpolates them. */
export function toWidth(stops: Stops): ExpressionSpecification {
  const inMapLibreZooms = stops.map((number, index) => (index % 2 === 0 ? toMapLibreZoom(number) : number))
  return ['interpolate', ['exponential', GROWTH], ['zoom'], ...inMapLibreZooms] as ExpressionSpecification
}
