import type { MapColour } from './map-colours'
import type { LandKind, PlaceKind, StreetKind } from './tile-schema'

/**
 * Styles of the map. Zooms are of 256-pixel tiles, sizes in pixels. The drawing and the movable map look
 * alike because both read this.
 */

/** Alternating zooms and sizes; between two zooms a size grows by this base to the power of the zoom. */
export type Stops = readonly number[]
export const GROWTH = 1.6

export function sizeAt(stops: Stops, zoom: number): number {
  let [before, size] = [stops[0] ?? 0, stops[1] ?? 0]
  for (let index = 2; index < stops.length; index += 2) {
    const [next, nextSize] = [stops[index] ?? 0, stops[index + 1] ?? 0]
    if (zoom <= before) return size
    if (zoom < next) {
      const share = (GROWTH ** (zoom - before) - 1) / (GROWTH ** (next - before) - 1)
      return size + (nextSize - size) * share
    }
    ;[before, size] = [next, nextSize]
  }
  return size
}

export const LAND_COLOURS: Record<LandKind, MapColour> = {
  farm: 'farm',
  residential: 'residential',
  industry: 'industry',
  campus: 'campus',
  grass: 'grass',
  wood: 'wood',
  wetland: 'wetland',
  ice: 'ice',
  park: 'park',
  cemetery: 'park',
  pitch: 'pitch',
  sand: 'sand',
  airport: 'airport',
}

export interface StreetStyle {
  from: number
  width: Stops
  /** Width of both casings together; streets without one are plain lines. */
  casing?: Stops
  casingFrom?: number
  colour: MapColour
  casingColour?: MapColour
  dash?: readonly number[]
  /** Minimum zoom of the name. */
  namesFrom: number
}

const ROAD = { colour: 'road', casingColour: 'road-edge' } as const
const MAIN = { colour: 'main', casingColour: 'main-edge' } as const
const CASING: Stops = [10, 0.8, 13, 1.2, 16, 2]
const PATH = { colour: 'path', namesFrom: 17 } as const

export const STREETS: Record<StreetKind, StreetStyle> = {
  steps: {
    ...PATH,
    from: 16,
    width: [16, 1.2, 18, 3],
    dash: [1, 1],
  },
  path: {
    ...PATH,
    from: 16,
    width: [16, 0.8, 18, 1.6],
    dash: [4, 2],
  },
  track: {
    ...PATH,
    from: 15.5,
    width: [15, 0.8, 18, 1.8],
    dash: [6, 2],
  },
  service: {
    ...ROAD,
    from: 15,
    width: [15, 1.2, 17, 4.5, 18, 8],
    casing: [15, 0.8, 17, 1.4],
    namesFrom: 17,
  },
  pedestrian: {
    ...ROAD,
    from: 14,
    width: [14, 1.2, 17, 8, 18, 14],
    casing: CASING,
    namesFrom: 15,
  },
  minor: {
    ...ROAD,
    from: 12.75,
    width: [12.75, 0.7, 14, 1.8, 15, 4, 17, 12, 18, 20],
    casing: CASING,
    casingFrom: 13.5,
    namesFrom: 14.5,
  },
  tertiary: {
    ...ROAD,
    from: 11,
    width: [11, 0.8, 13, 2.4, 15, 6, 17, 15, 18, 25],
    casing: CASING,
    namesFrom: 14,
  },
  secondary: {
    ...ROAD,
    from: 9,
    width: [9, 0.8, 13, 3.2, 15, 7.5, 17, 18, 18, 30],
    casing: CASING,
    namesFrom: 14,
  },
  primary: {
    ...MAIN,
    from: 8,
    width: [8, 0.8, 13, 3.6, 15, 8.5, 17, 20, 18, 34],
    casing: CASING,
    namesFrom: 13.5,
  },
  trunk: {
    ...MAIN,
    from: 6,
    width: [6, 0.8, 10, 1.8, 13, 4.2, 15, 9, 17, 22, 18, 36],
    casing: CASING,
    namesFrom: 13.5,
  },
  motorway: {
    ...MAIN,
    from: 5,
    width: [5, 0.8, 10, 2, 13, 4.4, 15, 9, 17, 22, 18, 36],
    casing: CASING,
    namesFrom: 14,
  },
}

export const RIVER_WIDTH: Stops = [8, 0.6, 13, 2, 17, 6]
export const STREAM_WIDTH: Stops = [13.5, 0.6, 17, 2.5]
export const RAIL_WIDTH: Stops = [10, 0.6, 15, 1.4, 18, 2.5]
export const RUNWAY_WIDTH: Stops = [11, 1.5, 15, 14, 18, 60]

export const MIN_ZOOMS = {
  region: 7,
  river: 7,
  stream: 14,
  building: 15,
  rail: 9,
  runway: 11,
  number: 17,
  station: 12,
} as const

export interface PlaceStyle {
  from: number
  to: number
  /** Minimum rank of the places. */
  minRank: number
  kind: PlaceKind
  size: number
  colour: MapColour
}

/** Styles of place names, in the order of their priority. */
export const PLACE_NAMES: readonly PlaceStyle[] = [
  { kind: 'country', from: 5, to: 6.5, minRank: 0, size: 14, colour: 'word' },
  { kind: 'city', from: 5, to: 12.5, minRank: 0, size: 14, colour: 'word' },
  { kind: 'town', from: 7, to: 9, minRank: 4, size: 12.5, colour: 'word' },
  { kind: 'town', from: 9, to: 15, minRank: 0, size: 12.5, colour: 'word' },
  { kind: 'neighbourhood', from: 11, to: 12, minRank: 6, size: 12.5, colour: 'word' },
  { kind: 'neighbourhood', from: 12, to: 13, minRank: 4, size: 12.5, colour: 'word' },
  { kind: 'neighbourhood', from: 13, to: 17, minRank: 0, size: 12.5, colour: 'word' },
  { kind: 'lake', from: 12, to: 18.5, minRank: 0, size: 12, colour: 'water-word' },
  { kind: 'village', from: 12, to: 18.5, minRank: 0, size: 12, colour: 'word' },
  { kind: 'park', from: 13.5, to: 18.5, minRank: 0, size: 12, colour: 'park-word' },
  { kind: 'hamlet', from: 13, to: 18.5, minRank: 0, size: 11.5, colour: 'word' },
]

export const STREET_NAME_SIZE = 11.5
export const NUMBER_SIZE = 10
export const STATION = { radius: 7, nameFrom: 14, nameSize: 11.5 }

/** Maximum angle between neighbouring letters of a street's name, in degrees. */
export const MAX_NAME_BEND = 32
/** Minimum distance between two names of one street, in pixels. */
export const NAME_SPACING = 260
