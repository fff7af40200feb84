import table from './base-map.json'
import {
  type LineKind,
  lineKinds,
  type NameKind,
  nameKinds,
  type PlaceName,
  readLine,
  readName,
} from './base-table'
import type { Place } from './view'

/** Every line of the base map; closed shapes among them by their kind. */
export const lines = Object.fromEntries(
  lineKinds.map((kind) => [kind, table.lines[kind].map(readLine)]),
) as Record<LineKind, Place[][]>

/** What has a name, the best known first. */
export const placeNames = Object.fromEntries(
  nameKinds.map((kind) => [kind, table.labels[kind].map(readName).sort((a, b) => b.weight - a.weight)]),
) as Record<NameKind, PlaceName[]>

export const metroStations = table.labels.metro.map(readName)
