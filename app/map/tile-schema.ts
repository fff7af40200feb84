import type { Language } from '~/i18n/languages'

/**
 * Schema of our vector tiles, as tools/map builds them and both the browser and the server draw them. Line
 * kinds are in their order of drawing.
 */
export const streetKinds = [
  'steps',
  'path',
  'track',
  'service',
  'pedestrian',
  'minor',
  'tertiary',
  'secondary',
  'primary',
  'trunk',
  'motorway',
] as const
export type StreetKind = (typeof streetKinds)[number]

export const landKinds = [
  'farm',
  'residential',
  'industry',
  'campus',
  'grass',
  'wood',
  'wetland',
  'ice',
  'park',
  'cemetery',
  'pitch',
  'sand',
  'airport',
] as const
export type LandKind = (typeof landKinds)[number]

/** Kinds of places, by importance. */
export type PlaceKind = 'country' | 'city' | 'town' | 'neighbourhood' | 'village' | 'hamlet' | 'lake' | 'park'

/** Names by language; missing languages fall back to the first. */
export type Names = Partial<Record<Language, string>>

/** Feature fields of each layer. */
export interface TileLayers {
  land: { kind: LandKind }
  water: { kind: 'sea' | 'lake' }
  waterway: { kind: 'river' | 'stream' } & Names
  building: object
  street: { kind: StreetKind; isTunnel?: true } & Names
  rail: { kind: 'rail' | 'metro'; isTunnel?: true }
  runway: object
  boundary: { kind: 'country' | 'region' }
  place: { kind: PlaceKind; rank: number } & Names
  station: { track: number } & Names
  number: { text: string }
}

export type LayerName = keyof TileLayers

/** Maximum zoom of stored tiles, in zooms of 512-pixel tiles; nearer views enlarge them. */
export const MAX_TILE_ZOOM = 14

/** Width and height of a tile, in units. */
export const TILE_EXTENT = 4096
