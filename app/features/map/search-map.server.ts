import type { Bounds, Corner } from '~/features/search-filters'
import type { Language } from '~/i18n/languages'
import { MAP_BOUNDS } from '~/map/coverage'
import { drawingUrl } from '~/map/drawing-url'
import type { MapData, MapPin } from '~/upstream/map.server'
import type { Currency } from '~contract/currencies'
import { formatShortPrice } from './format-short-price'
import {
  createProjection,
  fitBounds,
  fitBoundsWithMargin,
  type GeoPoint,
  getBounds,
  MAX_ZOOM,
  type MapView,
  MIN_ZOOM,
  type Point,
  panBy,
  placeAt,
  zoomBy,
} from './map-view'
import { DRAWN_SCALE, LIVE_SCALE, type Mark, mergeOverlappingMarks } from './marks'
import { findPlaceName } from './named-places.server'

export interface MapUrls {
  view(bounds: Bounds): string
  list(bounds: Bounds): string
  preview(id: number): string
}

interface SearchMapInput {
  /** View of the drawing. */
  view: MapView
  /** View of a movable map, whose size and zoom decide which marks overlap. */
  liveView?: MapView | undefined
  data: MapData
  bounds: Bounds | undefined
  /** Corners of each searched area. */
  areas: readonly (readonly Corner[])[]
  /** Start of each walking area. */
  starts?: readonly Corner[]
  drawing: readonly Corner[] | undefined
  language: Language
  currency: Currency
  /** Version of map pictures. */
  drawingVersion: string
  /** Id of the statement whose preview is open. */
  previewId?: number | undefined
  to: MapUrls
}

export interface DrawnMark {
  at: Point
  /** True place of the pin, even if the picture moved it off an edge. */
  where: GeoPoint
  count: number
  href: string
  place: string
  pin?: { id: number; title: string; price: string | undefined; isVip: boolean; isPreviewed: boolean }
}

export interface SearchMap {
  /** URL of the base map. */
  ground: string
  /** URL of the base map, continued above and below for a map that fills the window. */
  tallGround: string
  /** URL of the base map, continued to the left and right. */
  wideGround: string
  marks: DrawnMark[]
  total: number
  bounds: Bounds
  /** True if the picture shows no part of the country. */
  isOutside: boolean
  /** Path of the picture's part outside the searched bounds. */
  outside: string
  /** Path of each searched area. */
  areas: string[]
  starts: Point[]
  corners?: Point[]
  steps: MapControlLinks
}

export type MapControlLinks = Partial<Record<'nearer' | 'farther' | 'left' | 'up' | 'down' | 'right', string>>

/** Bounds of "the whole city" while no other city is chosen. */
const CAPITAL_EXTENT: Bounds = { north: 41.825, south: 41.635, east: 44.94, west: 44.68 }

export const capitalBounds: Bounds = getBounds(fitBounds(CAPITAL_EXTENT))

export function drawSearchMap(input: SearchMapInput): SearchMap {
  const { view, liveView, data, bounds, areas, starts = [], drawing, language, drawingVersion, to } = input
  const project = createProjection(view)
  const marks = mergeOverlappingMarks(data, liveView ?? view, {
    scale: liveView ? LIVE_SCALE : DRAWN_SCALE,
    getPrice: (pin) => formatPinPrice(pin, input),
  })
  const shown = getBounds(view)
  const pointOf = ([latitude, longitude]: Corner) => roundPoint(project({ latitude, longitude }))
  return {
    ground: drawingUrl(drawingVersion, 'search', language, view),
    tallGround: drawingUrl(drawingVersion, 'tall', language, view),
    wideGround: drawingUrl(drawingVersion, 'wide', language, view),
    marks: marks.map((mark) => toDrawnMark(mark, input)),
    total: data.total,
    bounds: shown,
    isOutside: isOutsideMap(shown),
    outside: bounds ? outsidePath(bounds, view) : '',
    areas: areas.map((area) => `M${area.map(pointOf).join('L')}z`),
    starts: starts.map(pointOf),
    ...(drawing && { corners: drawing.map(pointOf) }),
    steps: {
      ...(view.zoom < MAX_ZOOM && { nearer: to.view(getBounds(zoomBy(view, 1))) }),
      ...(view.zoom > MIN_ZOOM && { farther: to.view(getBounds(zoomBy(view, -1))) }),
      left: to.view(getBounds(panBy(view, -0.5, 0))),
      up: to.view(getBounds(panBy(view, 0, -0.5))),
      down: to.view(getBounds(panBy(view, 0, 0.5))),
      right: to.view(getBounds(panBy(view, 0.5, 0))),
    },
  }
}

function toDrawnMark(mark: Mark, input: SearchMapInput): DrawnMark {
  const { view: drawnView, liveView, language, previewId, to } = input
  const { count, bounds, pin } = mark
  const view = liveView ?? drawnView
  const markPlace = placeAt(view, mark.at)
  const place = findPlaceName(markPlace, view.zoom, language)
  const at = liveView ? roundPoint(createProjection(drawnView)(markPlace)) : mark.at
  if (!pin)
    return { at, where: roundToMetre(markPlace), count, place, href: clusterUrl(mark.at, bounds, view, to) }
  const { id, title, vip } = pin
  const price = formatPinPrice(pin, input)
  const shown = { id, title, price, isVip: vip !== undefined, isPreviewed: id === previewId }
  return { at, where: roundToMetre(pin.place), count, place, href: to.preview(id), pin: shown }
}

function formatPinPrice(
  { price, priceKind }: MapPin,
  { currency, language }: Pick<SearchMapInput, 'currency' | 'language'>,
): string | undefined {
  return priceKind === 'negotiable' ? undefined : formatShortPrice(price, currency, language)
}

function roundToMetre({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}

/** Returns the URL that zooms in until the cluster splits, or of the list if it never does. */
function clusterUrl(at: Point, bounds: Bounds, view: MapView, urls: MapUrls): string {
  const widest = Math.max(bounds.north - bounds.south, bounds.east - bounds.west)
  if (widest < INSEPARABLE_DEGREES || view.zoom === MAX_ZOOM) return urls.list(widenBounds(bounds))
  const near = fitBoundsWithMargin(bounds, view.box)
  if (near.zoom > view.zoom) return urls.view(getBounds(near))
  return urls.view(getBounds(zoomBy({ ...view, centre: placeAt(view, at) }, 1)))
}

/** Distance in degrees below which markers overlap at any zoom. */
const INSEPARABLE_DEGREES = 0.0003

/** Widens bounds, as bounds rounded to five decimals would miss a single point. */
function widenBounds({ north, south, east, west }: Bounds): Bounds {
  const degrees = (value: number) => Number(value.toFixed(5))
  const more = 0.00002
  return {
    north: degrees(north + more),
    south: degrees(south - more),
    east: degrees(east + more),
    west: degrees(west - more),
  }
}

/** Returns the path of unsearched strips, which appear with bounds of another aspect ratio. */
function outsidePath({ north, south, east, west }: Bounds, view: MapView): string {
  const project = createProjection(view)
  const [left, top] = roundPoint(project({ latitude: north, longitude: west }))
  const [right, bottom] = roundPoint(project({ latitude: south, longitude: east }))
  const { width, height } = view.box
  const strip = Math.max(left, top, width - right, height - bottom)
  if (strip < MIN_VISIBLE_STRIP) return ''
  return `M0 0H${width}V${height}H0zM${left} ${top}H${right}V${bottom}H${left}z`
}

const MIN_VISIBLE_STRIP = 8

function roundPoint([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

function isOutsideMap({ north, south, east, west }: Bounds): boolean {
  return (
    south > MAP_BOUNDS.north || north < MAP_BOUNDS.south || west > MAP_BOUNDS.east || east < MAP_BOUNDS.west
  )
}
