import type { Language } from '../../i18n/languages'
import type { Currency } from '../../upstream/currencies'
import type { MapData, MapPin } from '../../upstream/map.server'
import type { Bounds, Corner } from '../criteria'
import { placeNameAt } from './base-picture.server'
import { gatherMarks, type Mark } from './marks'
import { shortPrice } from './short-price'
import {
  boundsOf,
  LEAST_ZOOM,
  MOST_ZOOM,
  moved,
  type Place,
  type Point,
  placeAt,
  projection,
  roomyViewOf,
  type View,
  viewOf,
  zoomed,
} from './view'

/** Where the links of a map lead: the same search elsewhere on the map, its list, a statement. */
export interface MapAddresses {
  view(bounds: Bounds): string
  list(bounds: Bounds): string
  statement(pin: MapPin): string
}

interface Asked {
  view: View
  data: MapData
  /** The bounds that the search is limited to. */
  bounds: Bounds | undefined
  area: readonly Corner[] | undefined
  /** Corners of an area that is being drawn: marks are then no links. */
  drawing: readonly Corner[] | undefined
  language: Language
  currency: Currency
  to: MapAddresses
}

/** A mark as the picture shows it. */
export interface DrawnMark {
  at: Point
  /** Where that is on earth; of a pin its own place, though the picture may have moved it off an edge. */
  where: Place
  count: number
  href: string
  /** What one would call the place of a cluster. */
  place: string
  pin?: { id: number; title: string; price: string | undefined; isVip: boolean }
}

/** What a map of a search shows above the ground. */
export interface SearchMap {
  marks: DrawnMark[]
  /** How many statements are in the picture. */
  total: number
  /** The edges of the picture. */
  bounds: Bounds
  /** What lies outside the bounds, where they are not the picture's own. */
  outside: string
  area: string
  /** A drawing so far. */
  corners?: Point[]
  steps: MapSteps
}

export type MapSteps = Partial<Record<'nearer' | 'farther' | 'left' | 'up' | 'down' | 'right', string>>

/** The capital: what is called the whole city while no other is chosen. */
const CAPITAL: Bounds = { north: 41.825, south: 41.635, east: 44.94, west: 44.68 }

export const capitalBounds: Bounds = boundsOf(viewOf(CAPITAL))

/** Draws a search on the map. */
export function drawSearchMap(asked: Asked): SearchMap {
  const { view, data, bounds, area, drawing, to } = asked
  const project = projection(view)
  const marks = gatherMarks(data, view)
  const pointOf = ([latitude, longitude]: Corner) => rounded(project({ latitude, longitude }))
  return {
    marks: marks.map((mark) => drawn(mark, asked)),
    total: data.total,
    bounds: boundsOf(view),
    outside: bounds ? outsidePath(bounds, view) : '',
    area: area ? `M${area.map(pointOf).join('L')}z` : '',
    ...(drawing && { corners: drawing.map(pointOf) }),
    steps: {
      ...(view.zoom < MOST_ZOOM && { nearer: to.view(boundsOf(zoomed(view, 1))) }),
      ...(view.zoom > LEAST_ZOOM && { farther: to.view(boundsOf(zoomed(view, -1))) }),
      left: to.view(boundsOf(moved(view, -0.5, 0))),
      up: to.view(boundsOf(moved(view, 0, -0.5))),
      down: to.view(boundsOf(moved(view, 0, 0.5))),
      right: to.view(boundsOf(moved(view, 0.5, 0))),
    },
  }
}

function drawn({ at, count, bounds, pin }: Mark, { view, language, currency, to }: Asked): DrawnMark {
  const place = placeNameAt(placeAt(view, at), view.zoom, language)
  if (!pin) {
    const where = toTheMetre(placeAt(view, at))
    return { at, where, count, place, href: clusterAddress(at, bounds, view, to) }
  }
  const price = pin.priceKind === 'negotiable' ? undefined : shortPrice(pin.price, currency)
  const shown = { id: pin.id, title: pin.title, price, isVip: pin.vip !== undefined }
  return { at, where: toTheMetre(pin.place), count, place, href: to.statement(pin), pin: shown }
}

function toTheMetre({ latitude, longitude }: Place): Place {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}

/** Nearer, so that its members part; where nothing parts them any more, their list. */
function clusterAddress(at: Point, bounds: Bounds, view: View, to: MapAddresses): string {
  const widest = Math.max(bounds.north - bounds.south, bounds.east - bounds.west)
  if (widest < INSEPARABLE || view.zoom === MOST_ZOOM) return to.list(widened(bounds))
  const near = roomyViewOf(bounds, view.box)
  if (near.zoom > view.zoom) return to.view(boundsOf(near))
  return to.view(boundsOf(zoomed({ ...view, centre: placeAt(view, at) }, 1)))
}

/** In degrees: nearer than that, marks cover each other at any zoom. */
const INSEPARABLE = 0.0003

/** Written with five decimals, the bounds of a point would miss it. */
function widened({ north, south, east, west }: Bounds): Bounds {
  const degrees = (value: number) => Number(value.toFixed(5))
  const more = 0.00002
  return {
    north: degrees(north + more),
    south: degrees(south - more),
    east: degrees(east + more),
    west: degrees(west - more),
  }
}

/** Bounds of another map's shape leave a strip of the picture in which nothing was looked for. */
function outsidePath({ north, south, east, west }: Bounds, view: View): string {
  const project = projection(view)
  const [left, top] = rounded(project({ latitude: north, longitude: west }))
  const [right, bottom] = rounded(project({ latitude: south, longitude: east }))
  const { width, height } = view.box
  const strip = Math.max(left, top, width - right, height - bottom)
  if (strip < VISIBLE_STRIP) return ''
  return `M0 0H${width}V${height}H0zM${left} ${top}H${right}V${bottom}H${left}z`
}

const VISIBLE_STRIP = 8

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}
