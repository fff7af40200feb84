import type { NameKind } from './base-map-table'

/** Tints that tell neighbouring districts apart. */
export const DISTRICT_TINTS = 3

/** Minimum zoom and widths at zoom 13 of each road class: casing and fill. */
export const ROAD_SIZES = {
  local: { from: 12.5, edge: 2.6, inside: 1.7 },
  secondary: { from: 9.5, edge: 4, inside: 2.8 },
  main: { from: 8, edge: 5.2, inside: 3.8 },
} as const

/** Growth of road widths per zoom level, as a power of two, with limits. */
export const ROAD_GROWTH = { power: 0.55, min: 0.7, max: 3.2 }

export const RIVER_WIDTH_METRES = 90
export const RIVER_WIDTHS = { min: 3, max: 90 }
export const STATIONS_MIN_ZOOM = 12

/** Minimum weight of a label by zoom. */
export const LABEL_RULES: readonly { kind: NameKind; from: number; to: number; weight: number }[] = [
  { kind: 'city', from: 0, to: 8, weight: 40 },
  { kind: 'city', from: 8, to: 12, weight: 0 },
  { kind: 'water', from: 12, to: 99, weight: 0 },
  { kind: 'urban', from: 10.5, to: 12, weight: 6 },
  { kind: 'urban', from: 12, to: 13, weight: 4 },
  { kind: 'urban', from: 13, to: 99, weight: 0 },
  { kind: 'green', from: 13.5, to: 99, weight: 0 },
]
