import {
  LAND_COLOURS,
  MIN_ZOOMS,
  RAIL_WIDTH,
  RIVER_WIDTH,
  RUNWAY_WIDTH,
  STREAM_WIDTH,
  STREETS,
  type Stops,
  type StreetStyle,
  sizeAt,
} from '../map-style'
import type { Rect } from '../projection'
import { landKinds, streetKinds, type TileLayers } from '../tile-schema'
import { LayerPaths } from './layer-paths'
import type { PictureTiles } from './picture-tiles'

export interface PicturePath {
  className: string
  d: string
  /** Stroke width in units of the picture; undefined for areas. */
  width?: number
  dash?: readonly number[]
}

interface PathOptions {
  tiles: PictureTiles['tiles']
  zoom: number
  units: number
  edges: Rect
}

interface PathContext {
  layers: LayerPaths
  zoom: number
  toUnits(pixels: number): number
}

/** Draws everything under the names, from bottom to top. */
export function drawPaths(options: PathOptions): PicturePath[] {
  const { zoom, units } = options
  const context: PathContext = {
    layers: new LayerPaths(options),
    zoom,
    toUnits: (pixels) => Number((pixels * units).toFixed(1)),
  }
  return [...drawGround(context), ...drawLines(context), ...drawStreets(context)].filter(({ d }) => d !== '')
}

function drawGround({ layers }: PathContext): PicturePath[] {
  const isSea = ({ kind }: TileLayers['water']) => kind === 'sea'
  return [
    { className: 'water', d: layers.drawAreas('water', isSea) },
    ...landKinds.map((kind) => ({
      className: LAND_COLOURS[kind],
      d: layers.drawAreas('land', (tags) => tags.kind === kind),
    })),
    { className: 'water', d: layers.drawAreas('water', (tags) => !isSea(tags)) },
  ]
}

function drawLines({ layers, zoom, toUnits }: PathContext): PicturePath[] {
  const stroke = (className: string, from: number, stops: Stops, draw: () => string): PicturePath[] =>
    zoom < from ? [] : [{ className: `l ${className}`, d: draw(), width: toUnits(sizeAt(stops, zoom)) }]
  return [
    ...stroke('s-water', MIN_ZOOMS.river, RIVER_WIDTH, () =>
      layers.drawLines('waterway', ({ kind }) => kind === 'river'),
    ),
    ...stroke('s-water', MIN_ZOOMS.stream, STREAM_WIDTH, () =>
      layers.drawLines('waterway', ({ kind }) => kind === 'stream'),
    ),
    ...stroke('s-runway', MIN_ZOOMS.runway, RUNWAY_WIDTH, () => layers.drawLines('runway')),
    ...(zoom < MIN_ZOOMS.building ? [] : [{ className: 'building', d: layers.drawAreas('building') }]),
    ...stroke('s-boundary', 0, [5, 1, 12, 1.6], () =>
      layers.drawLines('boundary', ({ kind }) => kind === 'country' || zoom >= MIN_ZOOMS.region),
    ).map((path) => ({ ...path, dash: [toUnits(5), toUnits(3)] })),
  ]
}

interface ShownStreets {
  style: StreetStyle
  /** Paths above the ground, and in tunnels. */
  open: string
  tunnel: string
  /** Width in pixels. */
  width: number
}

/**
 * Draws streets. Casings lie under all fills, so that crossing streets are joined; footpaths lie below both.
 */
function drawStreets(context: PathContext): PicturePath[] {
  const shown = listShownStreets(context)
  const isPath = ({ style }: ShownStreets) => style.dash !== undefined
  return [
    ...shown.filter(isPath).map((streets) => drawFootpaths(streets, context)),
    ...shown.flatMap((streets) => drawCasings(streets, context)),
    ...shown.filter((streets) => !isPath(streets)).flatMap((streets) => drawFills(streets, context)),
    drawRails(context),
  ]
}

function listShownStreets({ layers, zoom }: PathContext): ShownStreets[] {
  return streetKinds.flatMap((kind) => {
    const style = STREETS[kind]
    if (zoom < style.from) return []
    const open = layers.drawLines('street', (tags) => tags.kind === kind && !tags.isTunnel)
    const tunnel = layers.drawLines('street', (tags) => tags.kind === kind && tags.isTunnel === true)
    return [{ style, open, tunnel, width: sizeAt(style.width, zoom) }]
  })
}

function drawFootpaths({ style, open, width }: ShownStreets, { toUnits }: PathContext): PicturePath {
  const dash = style.dash?.map((part) => toUnits(part * Math.max(1, width)))
  return { className: `l s-${style.colour} flat`, d: open, width: toUnits(width), ...(dash && { dash }) }
}

function drawCasings(streets: ShownStreets, { zoom, toUnits }: PathContext): PicturePath[] {
  const { casing, casingColour, casingFrom = 0 } = streets.style
  if (!casing || !casingColour || zoom < casingFrom) return []
  return drawStrokes(streets, casingColour, toUnits(streets.width + sizeAt(casing, zoom)))
}

function drawFills(streets: ShownStreets, { toUnits }: PathContext): PicturePath[] {
  return drawStrokes(streets, streets.style.colour, toUnits(streets.width))
}

function drawStrokes({ open, tunnel }: ShownStreets, colour: string, width: number): PicturePath[] {
  const className = `l s-${colour}`
  return [
    { className: `${className} tunnel`, d: tunnel, width },
    { className, d: open, width },
  ]
}

function drawRails({ layers, zoom, toUnits }: PathContext): PicturePath {
  const isShown = ({ kind, isTunnel }: TileLayers['rail']) => kind === 'rail' && !isTunnel
  return {
    className: 'l s-rail flat',
    d: zoom < MIN_ZOOMS.rail ? '' : layers.drawLines('rail', isShown),
    width: toUnits(sizeAt(RAIL_WIDTH, zoom)),
  }
}
