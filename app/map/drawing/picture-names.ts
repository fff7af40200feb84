import type { Language } from '~/i18n/languages'
import { clipLine, intersect, joinLines, simplify } from '../geometry'
import { MIN_ZOOMS, NUMBER_SIZE, PLACE_NAMES, STATION, STREET_NAME_SIZE, STREETS } from '../map-style'
import type { Point, Rect } from '../projection'
import { type Names, streetKinds, type TileLayers } from '../tile-schema'
import { NameBoxes } from './name-boxes'
import { listFeatures, listPoints, type PictureTiles } from './picture-tiles'
import { isWithin, measureLine, NameRepeats, placeStreetName, type StreetNamePath } from './street-names'
import { estimateTextWidth } from './text-width'

export interface PictureName {
  text: string
  at: Point
  className: string
}

export interface PictureNames {
  places: PictureName[]
  streets: StreetNamePath[]
  numbers: PictureName[]
  stations: { track: number; at: Point }[]
}

interface NameOptions {
  tiles: PictureTiles['tiles']
  zoom: number
  units: number
  language: Language
  /** Area for names and stations. */
  edges: Rect
  /** Enlargement of letters on phones, which shrink the picture. */
  enlargement: number
}

const OFFSETS = [0, -1.4, 1.4, -2.6, 2.6]
const GAP_PIXELS = 4
/** Distance in pixels below which ends of one street are joined. */
const JOIN_PIXELS = 3
const NAME_TOLERANCE_PIXELS = 0.75

function getName(names: Names, language: Language): string {
  return names[language] ?? names.en ?? names.ka ?? ''
}

/** Places names by importance so that none covers another. */
export function placeNames(options: NameOptions): PictureNames {
  const { units, enlargement } = options
  const context: NameContext = {
    ...options,
    boxes: new NameBoxes(64 * units),
    toUnits: (pixels) => pixels * units * enlargement,
  }
  const stations = placeStations(context)
  const places = [...placePlaces(context), ...nameStations(stations, context)]
  const streets = placeStreets(context)
  return { places, streets, stations, numbers: placeNumbers(context) }
}

interface NameContext extends NameOptions {
  /** Boxes taken by names and stations. */
  boxes: NameBoxes
  toUnits(pixels: number): number
}

function placeStations({ tiles, zoom, edges, boxes, toUnits }: NameContext): PictureNames['stations'] {
  if (zoom < MIN_ZOOMS.station) return []
  const radius = toUnits(STATION.radius + 1)
  return [...listPoints(tiles, 'station')].flatMap(({ tags, at }) => {
    const box = { left: at[0] - radius, top: at[1] - radius, right: at[0] + radius, bottom: at[1] + radius }
    if (!isWithin(box, edges) || !boxes.isFree([box])) return []
    boxes.add([box])
    return [{ track: tags.track, at }]
  })
}

function nameStations(stations: PictureNames['stations'], context: NameContext): PictureName[] {
  const { tiles, zoom, language } = context
  if (zoom < STATION.nameFrom) return []
  return [...listPoints(tiles, 'station')].flatMap(({ tags, at }) => {
    const text = getName(tags, language).replace(/ \d$/, '')
    if (!stations.some((station) => station.at[0] === at[0] && station.at[1] === at[1])) return []
    const look = { size: STATION.nameSize, className: 'metro-name word', offsets: [1.75, -1.3] }
    return placeText(text, at, look, context)
  })
}

function placePlaces(context: NameContext): PictureName[] {
  const { tiles, zoom, language } = context
  return PLACE_NAMES.flatMap(({ kind, from, to, minRank, size, colour }, index) => {
    if (zoom < from || zoom >= to) return []
    const found = [...listPoints(tiles, 'place', (tags) => tags.kind === kind && tags.rank >= minRank)]
    found.sort((one, other) => other.tags.rank - one.tags.rank)
    const look = { size, className: `${colour} p${index}`, offsets: OFFSETS }
    return found.flatMap(({ tags, at }) => placeText(getName(tags, language), at, look, context))
  })
}

interface NameLook {
  /** Letter size in pixels. */
  size: number
  className: string
  /** Vertical offsets to try, best first, in letter heights below its place. */
  offsets: readonly number[]
}

function placeText(
  text: string,
  [x, y]: Point,
  { size, className, offsets }: NameLook,
  { units, edges, boxes, toUnits }: NameContext,
): PictureName[] {
  const height = toUnits(size)
  const half = estimateTextWidth(text, height) / 2 + GAP_PIXELS * units
  for (const lines of text ? offsets : []) {
    const middle = y + lines * height
    const box = {
      left: x - half,
      right: x + half,
      top: middle - height * 0.75,
      bottom: middle + height * 0.75,
    }
    if (!isWithin(box, edges) || !boxes.isFree([box])) continue
    boxes.add([box])
    return [{ text, at: [x, middle + height * 0.35], className }]
  }
  return []
}

function placeStreets(context: NameContext): StreetNamePath[] {
  const { units, edges, boxes, toUnits } = context
  const height = toUnits(STREET_NAME_SIZE)
  const repeats = new NameRepeats(units)
  return listNamedStreets(context).flatMap(({ text, line }) => {
    if (repeats.isNear(text, line)) return []
    const width = estimateTextWidth(text, height)
    const placed = placeStreetName(text, line, { boxes, edges, height, width })
    if (placed) repeats.add(text, placed.line)
    return placed ?? []
  })
}

/** Returns named streets, most important first; a street is joined over tiles and changes of its kind. */
function listNamedStreets({ tiles, zoom, units, language, edges }: NameContext) {
  const isNamed = ({ kind, isTunnel, ...names }: TileLayers['street']) =>
    zoom >= STREETS[kind].namesFrom && !isTunnel && getName(names, language) !== ''
  const byName = new Map<string, { rank: number; lines: Point[][] }>()
  for (const { tags, parts, rect } of listFeatures(tiles, 'street', isNamed)) {
    const text = getName(tags, language)
    const street = byName.get(text) ?? { rank: 0, lines: [] }
    byName.set(text, street)
    street.rank = Math.max(street.rank, streetKinds.indexOf(tags.kind))
    const inside = intersect(rect, edges)
    for (const part of parts) street.lines.push(...clipLine(part, inside))
  }
  const streets = [...byName].flatMap(([text, { rank, lines }]) =>
    joinLines(lines, JOIN_PIXELS * units).map((joined) => {
      const line = simplify(joined, NAME_TOLERANCE_PIXELS * units)
      return { text, line, rank, length: measureLine(line).at(-1) ?? 0 }
    }),
  )
  return streets.sort((one, other) => other.rank - one.rank || other.length - one.length)
}

function placeNumbers(context: NameContext): PictureName[] {
  const { tiles, zoom } = context
  if (zoom < MIN_ZOOMS.number) return []
  const look = { size: NUMBER_SIZE, className: '', offsets: [0] }
  return [...listPoints(tiles, 'number')].flatMap(({ tags, at }) =>
    placeText(String(tags.text), at, look, context),
  )
}
