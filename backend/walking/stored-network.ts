import type { EverydayPlaceKind } from '~contract/walking-times'

/** Towns whose streets and paths are known. */
export const CITIES = ['tbilisi', 'batumi', 'kutaisi', 'rustavi'] as const
export type City = (typeof CITIES)[number]

/** Bounds in degrees; a test compares them with the ways. */
export const CITY_BOUNDS: Record<City, { south: number; west: number; north: number; east: number }> = {
  tbilisi: { south: 41.59, west: 44.582, north: 41.87, east: 45.044 },
  batumi: { south: 41.541, west: 41.562, north: 41.706, east: 41.749 },
  kutaisi: { south: 42.195, west: 42.604, north: 42.327, east: 42.803 },
  rustavi: { south: 41.475, west: 44.912, north: 41.591, east: 45.11 },
}

/**
 * Stored ways, longitude first, in 0.00001 degrees. Lines that meet share a point.
 * The first point of a line is absolute, each later one the difference from the previous one.
 */
export interface StoredNetwork {
  lines: number[][]
  /** Places, each with its entrances. */
  places: Partial<Record<EverydayPlaceKind, number[][]>>
}
