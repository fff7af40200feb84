import type { Feature, FeatureCollection, GeoJsonProperties, Geometry } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Language } from '~/i18n/languages'
import {
  DISTRICT_TINTS,
  LABEL_RULES,
  RIVER_WIDTH_METRES,
  RIVER_WIDTHS,
  ROAD_GROWTH,
  ROAD_SIZES,
  STATIONS_MIN_ZOOM,
} from '../base-map-sizes'
import {
  type BaseMapTable,
  type LineKind,
  lineKinds,
  nameKinds,
  parseLine,
  parsePlaceName,
} from '../base-map-table'
import { DEFAULT_VIEW, type GeoPoint, metresPerUnit, toMapLibreZoom } from '../map-view'
import { MARK_PLACEHOLDERS, markPlaceholderLayer, toPlaceholderFeatures } from './mark-placeholders'

/** A colour of the tokens, by its name without `--m-`. */
export type GetColour = (name: string) => string

/** The first name is only for MapLibre, which reads the weight from it. Without `glyphs` in the style the others are the page's fonts. */
const FONT_STACK = ['Ezo Semibold', 'Ezo Georgian', 'Ezo Latin', 'Ezo Cyrillic', 'sans-serif']

/** Builds a MapLibre style from the same table, sizes and colours as the drawn map. */
export function buildBaseMapStyle(
  table: BaseMapTable,
  language: Language,
  colour: GetColour,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      lines: { type: 'geojson', data: toLineFeatures(table) },
      names: { type: 'geojson', data: toNameFeatures(table, language) },
      [MARK_PLACEHOLDERS]: { type: 'geojson', data: toPlaceholderFeatures([]) },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour('land') } },
      ...districtLayers(colour),
      fillLayer('green', colour('green')),
      fillLayer('water', colour('water')),
      lineLayer('river', 'river', 0, colour('water'), riverWidthStops()),
      ...(['local', 'secondary', 'main'] as const).flatMap((kind) => roadLayers(kind, colour)),
      ...stationLayers(colour),
      ...nameLayers(colour),
      markPlaceholderLayer(FONT_STACK),
    ],
  }
}

function toLineFeatures({ lines }: BaseMapTable): FeatureCollection {
  const features = lineKinds.flatMap((kind) =>
    lines[kind].map((text, index) =>
      toFeature({ kind, tint: index % DISTRICT_TINTS }, toGeometry(kind, parseLine(text))),
    ),
  )
  return { type: 'FeatureCollection', features }
}

function toGeometry(kind: LineKind, line: GeoPoint[]): Geometry {
  const corners = line.map(toPosition)
  const [first] = corners
  const isClosed = kind === 'land' || kind === 'green' || kind === 'water'
  if (!isClosed || !first) return { type: 'LineString', coordinates: corners }
  return { type: 'Polygon', coordinates: [[...corners, first]] }
}

function toNameFeatures({ labels }: BaseMapTable, language: Language): FeatureCollection {
  const features = [...nameKinds, 'metro' as const].flatMap((kind) =>
    labels[kind].map((text) => {
      const { names, place, weight } = parsePlaceName(text)
      return toFeature(
        { kind, weight, name: names[language] },
        { type: 'Point', coordinates: toPosition(place) },
      )
    }),
  )
  return { type: 'FeatureCollection', features }
}

function toFeature(properties: GeoJsonProperties, geometry: Geometry): Feature {
  return { type: 'Feature', properties, geometry }
}

const toPosition = ({ latitude, longitude }: GeoPoint): [number, number] => [longitude, latitude]

const kindFilter = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind]

function districtLayers(colour: GetColour): LayerSpecification[] {
  const tints = Array.from({ length: DISTRICT_TINTS }, (_, tint): LayerSpecification => {
    const filter: ExpressionSpecification = ['all', kindFilter('land'), ['==', ['get', 'tint'], tint]]
    const paint = { 'fill-color': colour(`r${tint}`) }
    return { id: `land-${tint}`, type: 'fill', source: 'lines', filter, paint }
  })
  const paint = { 'line-color': colour('road-edge'), 'line-dasharray': [4, 4] }
  return [...tints, { id: 'land-edge', type: 'line', source: 'lines', filter: kindFilter('land'), paint }]
}

function fillLayer(kind: LineKind, colour: string): LayerSpecification {
  return {
    id: kind,
    type: 'fill',
    source: 'lines',
    filter: kindFilter(kind),
    paint: { 'fill-color': colour },
  }
}

/** Widths by zoom, growing by a power between the two. */
type WidthStops = [base: number, from: number, min: number, to: number, max: number]

function lineLayer(
  id: string,
  kind: LineKind,
  minZoom: number,
  colour: string,
  [base, ...stops]: WidthStops,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'lines',
    filter: kindFilter(kind),
    minzoom: minZoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['exponential', base], ['zoom'], ...stops],
    },
  }
}

function riverWidthStops(): WidthStops {
  const { min, max } = RIVER_WIDTHS
  const zoomAt = (pixels: number) => {
    const metres = metresPerUnit({ centre: DEFAULT_VIEW.centre, zoom: 0 })
    return toMapLibreZoom(Math.log2((pixels * metres) / RIVER_WIDTH_METRES))
  }
  return [2, zoomAt(min), min, zoomAt(max), max]
}

function roadLayers(kind: keyof typeof ROAD_SIZES, colour: GetColour): LayerSpecification[] {
  const { from, edge, inside } = ROAD_SIZES[kind]
  const { power, min, max } = ROAD_GROWTH
  const zoomAt = (scale: number) => toMapLibreZoom(13 + Math.log2(scale) / power)
  const width = (units: number): WidthStops =>
    [2 ** power, zoomAt(min), units * min, zoomAt(max), units * max] as WidthStops
  const name = kind === 'main' ? 'main' : 'road'
  const nearest = toMapLibreZoom(from)
  return [
    lineLayer(`${kind}-edge`, kind, nearest, colour(`${name}-edge`), width(edge)),
    lineLayer(kind, kind, nearest, colour(name), width(inside)),
  ]
}

function stationLayers(colour: GetColour): LayerSpecification[] {
  const minzoom = toMapLibreZoom(STATIONS_MIN_ZOOM)
  const common = { source: 'names', filter: kindFilter('metro'), minzoom }
  return [
    {
      id: 'metro',
      type: 'circle',
      ...common,
      paint: {
        'circle-radius': 7,
        'circle-color': ['match', ['get', 'weight'], 2, colour('metro2'), colour('metro')],
        'circle-stroke-color': colour('halo'),
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'metro-letter',
      type: 'symbol',
      ...common,
      layout: { 'text-field': 'M', 'text-font': FONT_STACK, 'text-size': 8.5, 'text-allow-overlap': true },
      paint: { 'text-color': '#fff' },
    },
  ]
}

function nameLayers(colour: GetColour): LayerSpecification[] {
  return LABEL_RULES.map(({ kind, from, to, weight }) => ({
    id: `${kind}-names-${from}`,
    type: 'symbol',
    source: 'names',
    filter: ['all', kindFilter(kind), ['>=', ['get', 'weight'], weight]],
    minzoom: Math.max(0, toMapLibreZoom(from)),
    maxzoom: Math.min(24, toMapLibreZoom(to)),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT_STACK,
      'text-size': 12.5,
      'text-padding': 4,
      // A label moves aside for a mark.
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.4,
      'text-justify': 'auto',
      'symbol-sort-key': ['-', ['get', 'weight']],
    },
    paint: {
      'text-color': colour('word'),
      'text-halo-color': colour('halo'),
      'text-halo-width': 1.5,
    },
  }))
}
