import type { Language } from '../../i18n/languages'
import { NAMED, RIVER_METRES, RIVER_WIDTHS, ROAD_GROWTH, ROADS, STATIONS_FROM, TINTS } from './base-look'
import { lines, metroStations, placeNames } from './base-map.server'
import type { LineKind } from './base-table'
import { type Label, overlap, placeLabels, type Taken } from './labels'
import { areaPath, linePath } from './shape'
import { metresPerUnit, type Place, type Point, projection, type View } from './view'

/** One path of the picture; its colours are those of its class. */
export interface Layer {
  className: string
  d: string
  /** Of a stroke, in units of the picture. */
  width?: number
}

/** What lies under the marks of a map: land, water, green, roads, stations and names. */
export interface BasePicture {
  box: View['box']
  layers: Layer[]
  /** Stations by track; their letter M is written once for all. */
  stations: { track: number; at: Point }[]
  labels: Label[]
}

const CLOSED: readonly LineKind[] = ['land', 'green', 'water']
/** The classes of an edge and of what is inside. */
const ROAD_CLASSES = {
  local: ['m-c3', 'm-f3'],
  secondary: ['m-c2', 'm-f2'],
  main: ['m-c1', 'm-f1'],
} as const

const STATION_ROOM = 8

/** Letters are this high where they are largest: on a phone, in units of the picture. */
const LETTERS = 16
const MOST_NAMES = 14

/** The base map of a view, with names in a language that leave room for what is taken. */
export function drawBase(view: View, language: Language, taken: readonly Taken[]): BasePicture {
  const project = projection(view)
  const stations = stationsIn(view, taken)
  const stationRoom = stations.map(({ at: [x, y] }) => roomAround(x, y))
  return {
    box: view.box,
    layers: [
      ...districts(view),
      ...['green' as const, 'water' as const].flatMap(shapes),
      ...river(),
      ...roads(),
    ],
    stations,
    labels: placeLabels(namesIn(view, language), [...taken, ...stationRoom], {
      box: view.box,
      height: LETTERS,
      most: MOST_NAMES,
    }),
  }

  function pathOf(kind: LineKind): string {
    const path = CLOSED.includes(kind) ? areaPath : linePath
    return lines[kind].map((line) => path(line.map(project), view.box)).join('')
  }

  function shapes(kind: 'green' | 'water'): Layer[] {
    return seen([{ className: `m-${kind}`, d: pathOf(kind) }])
  }

  function river(): Layer[] {
    const metres = RIVER_METRES / metresPerUnit(view)
    const width = Math.round(Math.max(RIVER_WIDTHS.least, Math.min(metres, RIVER_WIDTHS.most)))
    return seen([{ className: 'm-l m-river', d: pathOf('river'), width }])
  }

  function roads(): Layer[] {
    const { power, least, most } = ROAD_GROWTH
    const scale = Math.max(least, Math.min(2 ** ((view.zoom - 13) * power), most))
    const width = (units: number) => Number((units * scale).toFixed(1))
    return (['local', 'secondary', 'main'] as const).flatMap((kind) => {
      const { from, edge, inside } = ROADS[kind]
      const classes = ROAD_CLASSES[kind]
      const d = view.zoom >= from ? pathOf(kind) : ''
      return seen([
        { className: `m-l ${classes[0]}`, d, width: width(edge) },
        { className: `m-l ${classes[1]}`, d, width: width(inside) },
      ])
    })
  }
}

/** Each tint is one path. */
function districts(view: View): Layer[] {
  const project = projection(view)
  return seen(
    Array.from({ length: TINTS }, (_, tint) => ({
      className: `m-r m-r${tint}`,
      d: lines.land
        .filter((_line, index) => index % TINTS === tint)
        .map((line) => areaPath(line.map(project), view.box))
        .join(''),
    })),
  )
}

const seen = (layers: Layer[]) => layers.filter(({ d }) => d !== '')

/** Of two stations in one spot, as under a square, one is drawn. */
function stationsIn(view: View, taken: readonly Taken[]): BasePicture['stations'] {
  if (view.zoom < STATIONS_FROM) return []
  const project = projection(view)
  const full = [...taken]
  return metroStations.flatMap(({ place, weight }) => {
    const at = rounded(project(place))
    const room = roomAround(...at)
    if (!isIn(at, view) || full.some((one) => overlap(one, room))) return []
    full.push(room)
    return [{ track: weight, at }]
  })
}

function roomAround(x: number, y: number): Taken {
  return { left: x - STATION_ROOM, top: y - STATION_ROOM, right: x + STATION_ROOM, bottom: y + STATION_ROOM }
}

function namesIn(view: View, language: Language): Label[] {
  const project = projection(view)
  return NAMED.flatMap(({ kind, from, to, weight: least }) => {
    if (view.zoom < from || view.zoom >= to) return []
    return placeNames[kind].flatMap(({ names, place, weight }) => {
      const at = project(place)
      return weight >= least && isIn(at, view) ? [{ text: names[language], at }] : []
    })
  })
}

function isIn([x, y]: Point, { box }: View): boolean {
  return x > 0 && y > 0 && x < box.width && y < box.height
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

/** What one would call the part of the country around a place. */
export function placeNameAt({ latitude, longitude }: Place, zoom: number, language: Language): string {
  const kind = zoom < 10.5 ? 'city' : 'urban'
  const flat = Math.cos((latitude * Math.PI) / 180)
  let [nearest, least] = ['', Number.POSITIVE_INFINITY]
  for (const { names, place } of placeNames[kind]) {
    const distance = Math.hypot(place.latitude - latitude, (place.longitude - longitude) * flat)
    if (distance < least) [nearest, least] = [names[language], distance]
  }
  return nearest
}
