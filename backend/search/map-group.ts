import type { Bounds } from './bounds'

export const MAX_PINS = 120

export type MapGroup = {
  /** Cell, counted from the equator and the prime meridian. */
  row: number
  column: number
  count: number
  lat: number
  lng: number
  north: number
  south: number
  east: number
  west: number
  /** Lowest price; null if the group has none. */
  price_gel: number | null
  price_usd: number | null
  /** Id of any statement in the group. */
  id: number
}

/** Greater than any column at level 0. */
const ROW_STRIDE = 2 ** 20

/** Merges into cells that are `scale` times as wide and high. */
export function mergeGroups(groups: Iterable<MapGroup>, scale: number): MapGroup[] {
  const merged = new Map<number, MapGroup>()
  for (const group of groups) {
    const [row, column] = [Math.floor(group.row / scale), Math.floor(group.column / scale)]
    const other = merged.get(row * ROW_STRIDE + column)
    if (other) mergeInto(other, group)
    else merged.set(row * ROW_STRIDE + column, { ...group, row, column })
  }
  return [...merged.values()]
}

function mergeInto(one: MapGroup, other: MapGroup) {
  const count = one.count + other.count
  one.lat = (one.lat * one.count + other.lat * other.count) / count
  one.lng = (one.lng * one.count + other.lng * other.count) / count
  one.count = count
  one.north = Math.max(one.north, other.north)
  one.south = Math.min(one.south, other.south)
  one.east = Math.max(one.east, other.east)
  one.west = Math.min(one.west, other.west)
  one.price_gel = minOrNull(one.price_gel, other.price_gel)
  one.price_usd = minOrNull(one.price_usd, other.price_usd)
}

function minOrNull(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

export function countStatements(groups: readonly MapGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

export function getExtent(groups: readonly MapGroup[]): Bounds | null {
  const [first] = groups
  if (!first) return null
  const { north, south, east, west } = groups.reduce(
    (all, group) => {
      mergeInto(all, group)
      return all
    },
    { ...first },
  )
  return { north, south, east, west }
}
