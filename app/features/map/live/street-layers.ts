import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { STREETS, type Stops, sizeAt } from '~/map/map-style'
import { type StreetKind, streetKinds } from '~/map/tile-schema'
import { toMapLibreZoom } from '../map-view'
import { type GetColour, inTiles, toWidth } from './layer-parts'

/**
 * Returns the street layers. All casings are below the streets, so that these meet without a line between
 * them.
 */
export function streetLayers(colour: GetColour): LayerSpecification[] {
  const plain = streetKinds.filter((kind) => STREETS[kind].dash)
  const cased = streetKinds.filter((kind) => !STREETS[kind].dash)
  return [
    ...plain.map((kind) => streetLayer(kind, colour)),
    ...cased.flatMap((kind) => casingLayer(kind, colour)),
    ...cased.map((kind) => streetLayer(kind, colour)),
  ]
}

const TUNNEL_OPACITY: ExpressionSpecification = ['case', ['has', 'isTunnel'], 0.45, 1]

function streetLayer(kind: StreetKind, colour: GetColour): LayerSpecification {
  const { from, width, dash, colour: name } = STREETS[kind]
  return {
    id: `street-${kind}`,
    type: 'line',
    ...inTiles('street'),
    filter: ['==', ['get', 'kind'], kind],
    minzoom: toMapLibreZoom(from),
    layout: { 'line-cap': dash ? 'butt' : 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour(name),
      'line-width': toWidth(width),
      'line-opacity': TUNNEL_OPACITY,
      ...(dash && { 'line-dasharray': [...dash] }),
    },
  }
}

function casingLayer(kind: StreetKind, colour: GetColour): LayerSpecification[] {
  const { from, casing, casingFrom = from, casingColour, width } = STREETS[kind]
  if (!casing || !casingColour) return []
  return [
    {
      id: `casing-${kind}`,
      type: 'line',
      ...inTiles('street'),
      filter: ['==', ['get', 'kind'], kind],
      minzoom: toMapLibreZoom(casingFrom),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colour(casingColour),
        'line-width': toWidth(addStops(width, casing)),
        'line-opacity': TUNNEL_OPACITY,
      },
    },
  ]
}

/** Adds two sizes at each zoom where either has a stop. */
function addStops(one: Stops, other: Stops): Stops {
  const zooms = [one, other].flatMap((stops) => stops.filter((_number, index) => index % 2 === 0))
  return [...new Set(zooms)]
    .sort((zoom, next) => zoom - next)
    .flatMap((zoom) => [zoom, sizeAt(one, zoom) + sizeAt(other, zoom)])
}
