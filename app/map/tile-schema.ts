import type { Language } from '~/i18n/languages'

/**
 * The vector tiles of our map, as tools/map makes them and both the browser and the server draw them. Line kinds are in
 * their order of drawing.
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

/** By importance. */
export type PlaceKind = 'country' | 'city' | 'town' | 'neighbourhood' | 'village' | 'hamlet' | 'lake' | 'park'

/** Missing languages fall back to the first. */
export type Names = Partial<Record<Language, string>>

/** Fields of the features of each layer. */
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

/** Nearer views enlarge these tiles. In zooms of 512-pixel tiles. */
export const MAX_TILE_ZOOM = 14

/** Units of a tile, across and down. */
export const TILE_EXTENT = 4096
