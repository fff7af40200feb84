import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl'
import type { Language } from '~/i18n/languages'
import { MAP_COLOURS } from '~/map/map-colours'
import {
  LAND_COLOURS,
  MIN_ZOOMS,
  RAIL_WIDTH,
  RIVER_WIDTH,
  RUNWAY_WIDTH,
  STATION,
  STREAM_WIDTH,
  type Stops,
} from '~/map/map-style'
import { type LayerName, landKinds, MAX_TILE_ZOOM } from '~/map/tile-schema'
import { toMapLibreZoom } from '../map-view'
import { type GetColour, inTiles, TILES, toWidth } from './layer-parts'
import { MARK_PLACEHOLDERS, markPlaceholderLayer, toPlaceholderFeatures } from './mark-placeholders'
import { BUILDINGS, MARKED_BUILDING, markedBuildingLayers } from './marked-building'
import { FONT_STACK, nameLayers } from './name-layers'
import { streetLayers } from './street-layers'

interface MapStyleOptions {
  /** Tile URL with `{z}`, `{x}` and `{y}`. */
  tileUrl: string
  language: Language
  isDark: boolean
}

/** Builds a MapLibre style that looks like the drawing: both read app/map/map-style.ts. */
export function buildMapStyle({ tileUrl, language, isDark }: MapStyleOptions): StyleSpecification {
  const tiles: VectorSourceSpecification & { sparse: boolean } = {
    type: 'vector',
    tiles: [tileUrl],
    maxzoom: MAX_TILE_ZOOM,
    sparse: true,
  }
  const colour: GetColour = (name) => MAP_COLOURS[name][isDark ? 1 : 0]
  return {
    version: 8,
    sources: {
      [TILES]: tiles,
      [MARK_PLACEHOLDERS]: { type: 'geojson', data: toPlaceholderFeatures([]) },
      [MARKED_BUILDING]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour('ground') } },
      ...areaLayers(colour),
      ...lineLayers(colour),
      ...markedBuildingLayers(colour),
      ...streetLayers(colour),
      thinLine('rail', 'rail', MIN_ZOOMS.rail, colour('rail'), RAIL_WIDTH, ['==', ['get', 'kind'], 'rail']),
      ...stationLayers(colour),
      ...nameLayers(language, colour),
      markPlaceholderLayer(FONT_STACK),
    ],
  }
}

const isSea: ExpressionSpecification = ['==', ['get', 'kind'], 'sea']

function areaLayers(colour: GetColour): LayerSpecification[] {
  const pairs = landKinds.flatMap((kind) => [kind, colour(LAND_COLOURS[kind])])
  const water = { type: 'fill', ...inTiles('water'), paint: { 'fill-color': colour('water') } } as const
  return [
    { id: 'sea', ...water, filter: isSea },
    {
      id: 'land',
      type: 'fill',
      ...inTiles('land'),
      layout: { 'fill-sort-key': ['index-of', ['get', 'kind'], ['literal', [...landKinds]]] },
      paint: {
        'fill-color': [
          'match',
          ['get', 'kind'],
          ...pairs,
          colour('ground'),
        ] as unknown as ExpressionSpecification,
      },
    },
    { id: 'lakes', ...water, filter: ['!', isSea] },
  ]
}

function lineLayers(colour: GetColour): LayerSpecification[] {
  const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name]
  return [
    thinLine('rivers', 'waterway', MIN_ZOOMS.river, colour('water'), RIVER_WIDTH, kind('river')),
    thinLine('streams', 'waterway', MIN_ZOOMS.stream, colour('water'), STREAM_WIDTH, kind('stream')),
    thinLine('runways', 'runway', MIN_ZOOMS.runway, colour('runway'), RUNWAY_WIDTH),
    {
      id: BUILDINGS,
      type: 'fill',
      ...inTiles('building'),
      minzoom: toMapLibreZoom(MIN_ZOOMS.building),
      paint: { 'fill-color': colour('building') },
    },
    {
      id: 'borders',
      type: 'line',
      ...inTiles('boundary'),
      filter: ['any', kind('country'), ['>=', ['zoom'], toMapLibreZoom(MIN_ZOOMS.region)]],
      paint: {
        'line-color': colour('boundary'),
        'line-width': toWidth([5, 1, 12, 1.6]),
        'line-dasharray': [4, 2.5],
      },
    },
  ]
}

function thinLine(
  id: string,
  layer: LayerName,
  minZoom: number,
  colour: string,
  width: Stops,
  filter?: ExpressionSpecification,
): LayerSpecification {
  return {
    id,
    type: 'line',
    ...inTiles(layer),
    ...(filter && { filter }),
    minzoom: toMapLibreZoom(minZoom),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': toWidth(width) },
  }
}

function stationLayers(colour: GetColour): LayerSpecification[] {
  const stations = { ...inTiles('station'), minzoom: toMapLibreZoom(MIN_ZOOMS.station) }
  return [
    {
      id: 'stations',
      type: 'circle',
      ...stations,
      paint: {
        'circle-radius': STATION.radius,
        'circle-color': ['match', ['get', 'track'], 2, colour('metro2'), colour('metro')],
        'circle-stroke-color': colour('halo'),
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'station-letters',
      type: 'symbol',
      ...stations,
      layout: { 'text-field': 'M', 'text-font': FONT_STACK, 'text-size': 8.5, 'text-allow-overlap': true },
      paint: { 'text-color': '#fff' },
    },
  ]
}
