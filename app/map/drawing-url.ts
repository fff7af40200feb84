import { type Language, languages } from '~/i18n/languages'
import { type Box, type GeoPoint, type Point, TILE_SIZE, toWorldPoint } from './projection'

/** Sizes of views on pages, in CSS pixels. */
export const DRAWING_BOXES = {
  /** Narrow enough for a phone, half the height of a desktop window. */
  search: { width: 480, height: 600 },
  /** Width of a search map, height of the narrowest phone. */
  tall: { width: 480, height: 1072 },
  /** A search map, continued to all sides for a wide window. */
  wide: { width: 1280, height: 880 },
  place: { width: 860, height: 376 },
  /** Narrow windows crop it instead of scaling it, so clicks come in units of the drawing. */
  pin: { width: 760, height: 320 },
} as const satisfies Record<string, Box>

export type DrawingKind = keyof typeof DRAWING_BOXES

/** Picture units per pixel: whole numbers are then exact enough for sharp screens. */
export const PICTURE_UNITS = 2

/** Grid in pixels. A picture covers a view and starts at a whole cell, so that nearby views share it. */
const CELL = 32
const DRAWING_ZOOMS = { min: 5, max: 18 }
/** Zoom levels are quarter steps. */
const STEPS_PER_ZOOM = 4

/** Picture of the map, as encoded in its URL. */
export interface Drawing {
  kind: DrawingKind
  language: Language
  zoom: number
  column: number
  row: number
  /** Position of the marked building, in units of the picture. */
  building?: Point
}

export interface DrawingView {
  centre: GeoPoint
  zoom: number
  /** True to mark the building in the centre. */
  marksBuilding?: boolean
}

export function getDrawingSize(kind: DrawingKind): Box {
  const { width, height } = DRAWING_BOXES[kind]
  const cells = (pixels: number) => Math.ceil(pixels / CELL) + 1
  return { width: cells(width) * CELL, height: cells(height) * CELL }
}

/** Returns the upper left corner, in pixels of the whole world. */
export function getDrawingCorner({ column, row }: Drawing): Point {
  return [column * CELL, row * CELL]
}

/**
 * @param version version of the archive and of the drawing program, so that the picture may be cached forever
 */
export function drawingUrl(
  version: string,
  kind: DrawingKind,
  language: Language,
  { centre, zoom, marksBuilding = false }: DrawingView,
): string {
  const { width, height } = DRAWING_BOXES[kind]
  const scale = TILE_SIZE * 2 ** zoom
  const [x, y] = toWorldPoint(centre)
  const [left, top] = [x * scale - width / 2, y * scale - height / 2]
  const [column, row] = [Math.floor(left / CELL), Math.floor(top / CELL)]
  const shown = [left - column * CELL, top - row * CELL, width, height].map((pixels) =>
    Number((pixels * PICTURE_UNITS).toFixed(1)),
  )
  const offset = shown.slice(0, 2).map((units) => Math.min(Math.round(units), CELL * PICTURE_UNITS - 1))
  const cell = `${column}/${row}${marksBuilding ? `/${offset.join('-')}` : ''}`
  return `/map/drawing/${version}/${language}/${kind}/${zoom}/${cell}.svg#svgView(viewBox(${shown}))`
}

const DRAWING_PATH =
  /^\/([\w-]{1,40})\/(\w\w)\/(\w+)\/(\d\d?(?:\.\d{1,2})?)\/(\d{1,8})\/(\d{1,8})(?:\/(\d\d?)-(\d\d?))?\.svg$/

/** @param path path after `/map/drawing`; undefined for one that no page links to */
export function parseDrawingPath(path: string): { version: string; drawing: Drawing } | undefined {
  const [, version = '', language = '', kind = '', zoomText, columnText, rowText, right, down] =
    DRAWING_PATH.exec(path) ?? []
  if (!languages.includes(language as Language) || !Object.hasOwn(DRAWING_BOXES, kind)) return undefined
  const [zoom, column, row] = [Number(zoomText), Number(columnText), Number(rowText)]
  if (zoom < DRAWING_ZOOMS.min || zoom > DRAWING_ZOOMS.max || !Number.isInteger(zoom * STEPS_PER_ZOOM))
    return undefined
  const cells = (TILE_SIZE * 2 ** zoom) / CELL
  if (column >= cells || row >= cells) return undefined
  const drawing: Drawing = { kind: kind as DrawingKind, language: language as Language, zoom, column, row }
  if (right !== undefined && down !== undefined) {
    const { width, height } = DRAWING_BOXES[drawing.kind]
    const toCentre = (size: number, offset: string) => (size / 2) * PICTURE_UNITS + Number(offset)
    drawing.building = [toCentre(width, right), toCentre(height, down)]
  }
  return { version, drawing }
}
