import type { Language } from '~/i18n/languages'
import { baseMapLines, metroStations, placeNames } from './base-map.server'
import {
  DISTRICT_TINTS,
  LABEL_RULES,
  RIVER_WIDTH_METRES,
  RIVER_WIDTHS,
  ROAD_GROWTH,
  ROAD_SIZES,
  STATIONS_MIN_ZOOM,
} from './base-map-sizes'
import type { LineKind } from './base-map-table'
import { doOverlap, type Label, type OccupiedBox, placeLabels } from './labels'
import { createProjection, type GeoPoint, type MapView, metresPerUnit, type Point } from './map-view'
import { areaPath, linePath } from './svg-paths'

export interface BaseMapPath {
  className: string
  d: string
  /** Stroke width, in units of the picture. */
  width?: number
}

export interface BaseMapDrawing {
  box: MapView['box']
  layers: BaseMapPath[]
  /** Stations by track; their letter M is defined once. */
  stations: { track: number; at: Point }[]
  labels: Label[]
}

const AREA_KINDS: readonly LineKind[] = ['land', 'green', 'water']
const ROAD_CLASSES = {
  local: ['m-c3', 'm-f3'],
  secondary: ['m-c2', 'm-f2'],
  main: ['m-c1', 'm-f1'],
} as const

const STATION_RADIUS = 8

/** Maximum label height on a phone, in units of the picture. */
const LABEL_HEIGHT = 16
const MAX_LABELS = 14

/** Draws the base map of a view, with labels placed around the occupied boxes. */
export function drawBaseMap(
  view: MapView,
  language: Language,
  occupied: readonly OccupiedBox[],
): BaseMapDrawing {
  const project = createProjection(view)
  const stations = placeStations(view, occupied)
  const stationRoom = stations.map(({ at: [x, y] }) => boxAround(x, y))
  return {
    box: view.box,
    layers: [
      ...drawDistricts(view),
      ...['green' as const, 'water' as const].flatMap(shapes),
      ...river(),
      ...roads(),
    ],
    stations,
    labels: placeLabels(listLabels(view, language), [...occupied, ...stationRoom], {
      box: view.box,
      height: LABEL_HEIGHT,
      maxCount: MAX_LABELS,
    }),
  }

  function pathOf(kind: LineKind): string {
    const path = AREA_KINDS.includes(kind) ? areaPath : linePath
    return baseMapLines[kind].map((line) => path(line.map(project), view.box)).join('')
  }

  function shapes(kind: 'green' | 'water'): BaseMapPath[] {
    return withoutEmptyPaths([{ className: `m-${kind}`, d: pathOf(kind) }])
  }

  function river(): BaseMapPath[] {
    const metres = RIVER_WIDTH_METRES / metresPerUnit(view)
    const width = Math.round(Math.max(RIVER_WIDTHS.min, Math.min(metres, RIVER_WIDTHS.max)))
    return withoutEmptyPaths([{ className: 'm-l m-river', d: pathOf('river'), width }])
  }

  function roads(): BaseMapPath[] {
    const { power, min, max } = ROAD_GROWTH
    const scale = Math.max(min, Math.min(2 ** ((view.zoom - 13) * power), max))
    const width = (units: number) => Number((units * scale).toFixed(1))
    return (['local', 'secondary', 'main'] as const).flatMap((kind) => {
      const { from, edge, inside } = ROAD_SIZES[kind]
      const classes = ROAD_CLASSES[kind]
      const d = view.zoom >= from ? pathOf(kind) : ''
      return withoutEmptyPaths([
        { className: `m-l ${classes[0]}`, d, width: width(edge) },
        { className: `m-l ${classes[1]}`, d, width: width(inside) },
      ])
    })
  }
}

function drawDistricts(view: MapView): BaseMapPath[] {
  const project = createProjection(view)
  return withoutEmptyPaths(
    Array.from({ length: DISTRICT_TINTS }, (_, tint) => ({
      className: `m-r m-r${tint}`,
      d: baseMapLines.land
        .filter((_line, index) => index % DISTRICT_TINTS === tint)
        .map((line) => areaPath(line.map(project), view.box))
        .join(''),
    })),
  )
}

const withoutEmptyPaths = (layers: BaseMapPath[]) => layers.filter(({ d }) => d !== '')

/** Of two overlapping stations only one is drawn. */
function placeStations(view: MapView, occupied: readonly OccupiedBox[]): BaseMapDrawing['stations'] {
  if (view.zoom < STATIONS_MIN_ZOOM) return []
  const project = createProjection(view)
  const allOccupied = [...occupied]
  return metroStations.flatMap(({ place, weight }) => {
    const at = roundPoint(project(place))
    const room = boxAround(...at)
    if (!isInside(at, view) || allOccupied.some((one) => doOverlap(one, room))) return []
    allOccupied.push(room)
    return [{ track: weight, at }]
  })
}

function boxAround(x: number, y: number): OccupiedBox {
  return {
    left: x - STATION_RADIUS,
    top: y - STATION_RADIUS,
    right: x + STATION_RADIUS,
    bottom: y + STATION_RADIUS,
  }
}

function listLabels(view: MapView, language: Language): Label[] {
  const project = createProjection(view)
  return LABEL_RULES.flatMap(({ kind, from, to, weight: minWeight }) => {
    if (view.zoom < from || view.zoom >= to) return []
    return placeNames[kind].flatMap(({ names, place, weight }) => {
      const at = project(place)
      return weight >= minWeight && isInside(at, view) ? [{ text: names[language], at }] : []
    })
  })
}

function isInside([x, y]: Point, { box }: MapView): boolean {
  return x > 0 && y > 0 && x < box.width && y < box.height
}

function roundPoint([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

export function findPlaceName({ latitude, longitude }: GeoPoint, zoom: number, language: Language): string {
  const kind = zoom < 10.5 ? 'city' : 'urban'
  const longitudeScale = Math.cos((latitude * Math.PI) / 180)
  let [nearest, minDistance] = ['', Number.POSITIVE_INFINITY]
  for (const { names, place } of placeNames[kind]) {
    const distance = Math.hypot(place.latitude - latitude, (place.longitude - longitude) * longitudeScale)
    if (distance < minDistance) [nearest, minDistance] = [names[language], distance]
  }
  return nearest
}
