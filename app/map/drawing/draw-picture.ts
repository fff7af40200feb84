import { escapeXml } from '~contract/values/xml-text'
import { type Drawing, getDrawingCorner, getDrawingSize, PICTURE_UNITS } from '../drawing-url'
import { STATION } from '../map-style'
import type { Box, Point, Rect } from '../projection'
import { formatPath } from '../svg-path'
import { getUnitSize, writeNotice, writePicture } from './empty-picture'
import { drawBuildingAt } from './marked-building'
import { SHRINKING_LETTERS } from './picture-css'
import { type PictureName, placeNames } from './picture-names'
import { drawPaths, type PicturePath } from './picture-paths'
import { type ReadTile, readPictureTiles } from './picture-tiles'
import type { StreetNamePath } from './street-names'

export interface Picture {
  svg: string
  /** True if a tile could not be read, which the picture reports. */
  isIncomplete: boolean
}

/** Margin in units; shapes extend beyond the picture so that cut edges stay hidden. */
const OVERSCAN = 16
/** Distance of names from the edges, in pixels. */
const NAME_MARGIN = 4

export async function drawPicture(drawing: Drawing, readTile: ReadTile): Promise<Picture> {
  const { kind, language, zoom } = drawing
  const units = PICTURE_UNITS
  const frame = { zoom, corner: getDrawingCorner(drawing), size: getDrawingSize(kind), units }
  const { tiles, failed } = await readPictureTiles(frame, readTile)
  const size = getUnitSize(drawing)
  const paths = drawPaths({ tiles, zoom, units, edges: inset(size, -OVERSCAN) })
  const names = placeNames({
    tiles,
    zoom,
    units,
    language,
    edges: inset(size, NAME_MARGIN * units),
    enlargement: kind === 'search' ? SHRINKING_LETTERS.enlargement : 1,
  })
  const building = drawing.building && drawBuildingAt(tiles, drawing.building, inset(size, -OVERSCAN))
  const content = [
    ...paths.map(writePath),
    building ? `<path class="marked s-marked-edge" d="${building}"/>` : '',
    writeStreetNames(names.streets),
    writeNumbers(names.numbers),
    ...names.stations.map(writeStation),
    ...names.places.map(writePlace),
    failed > 0 ? writeNotice(drawing) : '',
  ]
  return { svg: writePicture(drawing, content.join('')), isIncomplete: failed > 0 }
}

function inset({ width, height }: Box, margin: number): Rect {
  return { left: margin, top: margin, right: width - margin, bottom: height - margin }
}

function writePath({ className, d, width, dash }: PicturePath): string {
  const stroke = width === undefined ? '' : ` stroke-width="${width}"`
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''
  return `<path class="${className}"${stroke}${dashes} d="${d}"/>`
}

/** Maximum deviation of a line drawn straight, in units. */
const STRAIGHT = 2

function writeStreetNames(streets: readonly StreetNamePath[]): string {
  const curves = streets.filter(({ line }) => !isStraight(line))
  const straight = streets.filter(({ line }) => isStraight(line))
  const texts = [
    ...straight.map(({ text, line }) => {
      const [[x, y], [endX, endY]] = [line[0] as Point, line.at(-1) as Point]
      const [middleX, middleY] = [Math.round((x + endX) / 2), Math.round((y + endY) / 2)]
      const degrees = Math.round((Math.atan2(endY - y, endX - x) * 180) / Math.PI)
      return `<text transform="translate(${middleX} ${middleY})rotate(${degrees})" dy=".35em">${escapeXml(text)}</text>`
    }),
    ...curves.map(
      ({ text }, index) =>
        `<text dy=".35em"><textPath href="#n${index}" startOffset="50%">${escapeXml(text)}</textPath></text>`,
    ),
  ]
  if (texts.length === 0) return ''
  const lines = curves
    .map(({ line }, index) => `<path id="n${index}" d="${formatPath(extend(line))}"/>`)
    .join('')
  return `<defs>${lines}</defs><g class="street-word s-halo">${texts.join('')}</g>`
}

function isStraight(line: readonly Point[]): boolean {
  const [[ax, ay], [bx, by]] = [line[0] as Point, line.at(-1) as Point]
  const length = Math.hypot(bx - ax, by - ay)
  return line.every(([x, y]) => Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) <= STRAIGHT * length)
}

/** Extends a line a little at both ends: letters beyond the end of their path would not be drawn. */
function extend(line: readonly Point[]): Point[] {
  const share = 0.15
  const beyond = ([x, y]: Point, [fromX, fromY]: Point, length: number): Point => {
    const own = Math.hypot(x - fromX, y - fromY) || 1
    return [x + ((x - fromX) / own) * length, y + ((y - fromY) / own) * length]
  }
  const [first, second, last, before] = [line[0], line[1], line.at(-1), line.at(-2)] as [
    Point,
    Point,
    Point,
    Point,
  ]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) * share
  return [beyond(first, second, length), ...line, beyond(last, before, length)]
}

function writeNumbers(numbers: readonly PictureName[]): string {
  if (numbers.length === 0) return ''
  const texts = numbers.map(
    ({ text, at: [x, y] }) => `<text x="${Math.round(x)}" y="${Math.round(y)}">${escapeXml(text)}</text>`,
  )
  return `<g class="number street-word s-halo">${texts.join('')}</g>`
}

function writeStation({ track, at }: { track: number; at: Point }): string {
  const [x, y] = at.map(Math.round)
  const colour = track === 2 ? 'metro2' : 'metro'
  return `<circle class="station s-halo ${colour}" cx="${x}" cy="${y}" r="${STATION.radius * PICTURE_UNITS}"/><text class="m" x="${x}" y="${y}" dy=".35em">M</text>`
}

function writePlace({ text, at: [x, y], className }: PictureName): string {
  return `<text class="${className} s-halo" x="${Math.round(x)}" y="${Math.round(y)}">${escapeXml(text)}</text>`
}
