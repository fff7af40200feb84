import type { ExpressionSpecification } from 'maplibre-gl'
import type { MapColour } from '~/map/map-colours'
import { GROWTH, type Stops } from '~/map/map-style'
import type { LayerName } from '~/map/tile-schema'
import { toMapLibreZoom } from '../map-view'

/** Returns a colour by day or by night. */
export type GetColour = (name: MapColour) => string

/** Id of our tile source in the style. */
export const TILES = 'georgia'

/** Returns the source of a layer of our tiles. */
export function inTiles(layer: LayerName) {
  return { source: TILES, 'source-layer': layer }
}

/** Converts stops of the drawing to a MapLibre interpolation. */
export function toWidth(stops: Stops): ExpressionSpecification {
  const inMapLibreZooms = stops.map((number, index) => (index % 2 === 0 ? toMapLibreZoom(number) : number))
  return ['interpolate', ['exponential', GROWTH], ['zoom'], ...inMapLibreZooms] as ExpressionSpecification
}
