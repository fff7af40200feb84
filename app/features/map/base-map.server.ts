import table from './base-map.json'
import {
  type LineKind,
  lineKinds,
  type NameKind,
  nameKinds,
  type PlaceName,
  parseLine,
  parsePlaceName,
} from './base-map-table'
import type { GeoPoint } from './map-view'

/** Every line of the base map; closed shapes among them by their kind. */
export const baseMapLines = Object.fromEntries(
  lineKinds.map((kind) => [kind, table.lines[kind].map(parseLine)]),
) as Record<LineKind, GeoPoint[][]>

/** The best known first. */
export const placeNames = Object.fromEntries(
  nameKinds.map((kind) => [kind, table.labels[kind].map(parsePlaceName).sort((a, b) => b.weight - a.weight)]),
) as Record<NameKind, PlaceName[]>

export const metroStations = table.labels.metro.map(parsePlaceName)
