import type { NameKind } from './base-map-table'

// What is drawn from how near and how wide, for both maps. Zooms are of 256-pixel tiles.

/** Neighbouring districts differ a little. */
export const DISTRICT_TINTS = 3

/** From which zoom on a class of roads is drawn, and how wide it is at zoom 13: its edge and what is inside. */
export const ROAD_SIZES = {
  local: { from: 12.5, edge: 2.6, inside: 1.7 },
  secondary: { from: 9.5, edge: 4, inside: 2.8 },
  main: { from: 8, edge: 5.2, inside: 3.8 },
} as const

/** How much wider roads get with each zoom, as a power of two, and the bounds of it. */
export const ROAD_GROWTH = { power: 0.55, least: 0.7, most: 3.2 }

export const RIVER_WIDTH_METRES = 90
export const RIVER_WIDTHS = { least: 3, most: 90 }
export const STATIONS_MIN_ZOOM = 12

/** How well known a place must be to be named: from farther away fewer are. */
export const LABEL_RULES: readonly { kind: NameKind; from: number; to: number; weight: number }[] = [
  { kind: 'city', from: 0, to: 8, weight: 40 },
  { kind: 'city', from: 8, to: 12, weight: 0 },
  { kind: 'water', from: 12, to: 99, weight: 0 },
  { kind: 'urban', from: 10.5, to: 12, weight: 6 },
  { kind: 'urban', from: 12, to: 13, weight: 4 },
  { kind: 'urban', from: 13, to: 99, weight: 0 },
  { kind: 'green', from: 13.5, to: 99, weight: 0 },
]
