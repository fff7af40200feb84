import type { Feature, FeatureCollection, GeoJsonProperties, Geometry } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Language } from '../../../i18n/languages'
import { NAMED, RIVER_METRES, RIVER_WIDTHS, ROAD_GROWTH, ROADS, STATIONS_FROM, TINTS } from '../base-look'
import { type BaseTable, type LineKind, lineKinds, nameKinds, readLine, readName } from '../base-table'
import { DEFAULT_VIEW, metresPerUnit, type Place, zoomOf512 } from '../view'
import { MARK_ROOM, markRoom, roomOf } from './mark-room'

/** A colour of the tokens, by its name without `--m-`. */
export type ColourOf = (name: string) => string

/**
 * The first family is none: MapLibre reads the weight of letters from its name. Without `glyphs` in a style the others
 * are those of the page.
 */
const LETTERS = ['Ezo Semibold', 'Ezo Georgian', 'Ezo Latin', 'Ezo Cyrillic', 'sans-serif']

/** What the drawn map shows, as a style for MapLibre: the same table, sizes and colours. */
export function baseStyle(table: BaseTable, language: Language, colour: ColourOf): StyleSpecification {
  return {
    version: 8,
    sources: {
      lines: { type: 'geojson', data: linesOf(table) },
      names: { type: 'geojson', data: namesOf(table, language) },
      [MARK_ROOM]: { type: 'geojson', data: roomOf([]) },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colour('land') } },
      ...districts(colour),
      fill('green', colour('green')),
      fill('water', colour('water')),
      stroke('river', 'river', 0, colour('water'), riverWidth()),
      ...(['local', 'secondary', 'main'] as const).flatMap((kind) => road(kind, colour)),
      ...stations(colour),
      ...names(colour),
      markRoom(LETTERS),
    ],
  }
}

function linesOf({ lines }: BaseTable): FeatureCollection {
  const features = lineKinds.flatMap((kind) =>
    lines[kind].map((text, index) =>
      feature({ kind, tint: index % TINTS }, geometryOf(kind, readLine(text))),
    ),
  )
  return { type: 'FeatureCollection', features }
}

function geometryOf(kind: LineKind, line: Place[]): Geometry {
  const corners = line.map(positionOf)
  const [first] = corners
  const isClosed = kind === 'land' || kind === 'green' || kind === 'water'
  if (!isClosed || !first) return { type: 'LineString', coordinates: corners }
  return { type: 'Polygon', coordinates: [[...corners, first]] }
}

function namesOf({ labels }: BaseTable, language: Language): FeatureCollection {
  const features = [...nameKinds, 'metro' as const].flatMap((kind) =>
    labels[kind].map((text) => {
      const { names, place, weight } = readName(text)
      return feature(
        { kind, weight, name: names[language] },
        { type: 'Point', coordinates: positionOf(place) },
      )
    }),
  )
  return { type: 'FeatureCollection', features }
}

function feature(properties: GeoJsonProperties, geometry: Geometry): Feature {
  return { type: 'Feature', properties, geometry }
}

const positionOf = ({ latitude, longitude }: Place): [number, number] => [longitude, latitude]

const ofKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind]

function districts(colour: ColourOf): LayerSpecification[] {
  const tints = Array.from({ length: TINTS }, (_, tint): LayerSpecification => {
    const filter: ExpressionSpecification = ['all', ofKind('land'), ['==', ['get', 'tint'], tint]]
    const paint = { 'fill-color': colour(`r${tint}`) }
    return { id: `land-${tint}`, type: 'fill', source: 'lines', filter, paint }
  })
  const paint = { 'line-color': colour('road-edge'), 'line-dasharray': [4, 4] }
  return [...tints, { id: 'land-edge', type: 'line', source: 'lines', filter: ofKind('land'), paint }]
}

function fill(kind: LineKind, colour: string): LayerSpecification {
  return { id: kind, type: 'fill', source: 'lines', filter: ofKind(kind), paint: { 'fill-color': colour } }
}

/** Widths by zoom, growing by a power between the two. */
type Width = [base: number, from: number, least: number, to: number, most: number]

function stroke(
  id: string,
  kind: LineKind,
  from: number,
  colour: string,
  [base, ...stops]: Width,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'lines',
    filter: ofKind(kind),
    minzoom: from,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['exponential', base], ['zoom'], ...stops],
    },
  }
}

function riverWidth(): Width {
  const { least, most } = RIVER_WIDTHS
  const zoomAt = (pixels: number) => {
    const metres = metresPerUnit({ centre: DEFAULT_VIEW.centre, zoom: 0 })
    return zoomOf512(Math.log2((pixels * metres) / RIVER_METRES))
  }
  return [2, zoomAt(least), least, zoomAt(most), most]
}

function road(kind: keyof typeof ROADS, colour: ColourOf): LayerSpecification[] {
  const { from, edge, inside } = ROADS[kind]
  const { power, least, most } = ROAD_GROWTH
  const zoomAt = (scale: number) => zoomOf512(13 + Math.log2(scale) / power)
  const width = (units: number): Width =>
    [2 ** power, zoomAt(least), units * least, zoomAt(most), units * most] as Width
  const name = kind === 'main' ? 'main' : 'road'
  const nearest = zoomOf512(from)
  return [
    stroke(`${kind}-edge`, kind, nearest, colour(`${name}-edge`), width(edge)),
    stroke(kind, kind, nearest, colour(name), width(inside)),
  ]
}

function stations(colour: ColourOf): LayerSpecification[] {
  const minzoom = zoomOf512(STATIONS_FROM)
  const common = { source: 'names', filter: ofKind('metro'), minzoom }
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
      layout: { 'text-field': 'M', 'text-font': LETTERS, 'text-size': 8.5, 'text-allow-overlap': true },
      paint: { 'text-color': '#fff' },
    },
  ]
}

function names(colour: ColourOf): LayerSpecification[] {
  return NAMED.map(({ kind, from, to, weight }) => ({
    id: `${kind}-names-${from}`,
    type: 'symbol',
    source: 'names',
    filter: ['all', ofKind(kind), ['>=', ['get', 'weight'], weight]],
    minzoom: Math.max(0, zoomOf512(from)),
    maxzoom: Math.min(24, zoomOf512(to)),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': LETTERS,
      'text-size': 12.5,
      'text-padding': 4,
      // Where a mark is in the way, a name stands beside it.
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
