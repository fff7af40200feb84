import type { Bounds } from '../statements/bounds'

/** Statements that stand in one cell of a grid. */
export type Group = {
  /** The cell, counted from the equator and from Greenwich. */
  row: number
  column: number
  count: number
  /** The middle of them all. */
  lat: number
  lng: number
  north: number
  south: number
  east: number
  west: number
  /** The lowest price; null when none of them tells one. */
  price_gel: number | null
  price_usd: number | null
  /** One of them. */
  id: number
}

/** Greater than any column of level 0. */
const ROW = 2 ** 20

/** The groups of a grid whose cells are so many times as wide and high. */
export function mergeGroups(groups: Iterable<Group>, times: number): Group[] {
  const merged = new Map<number, Group>()
  for (const group of groups) {
    const [row, column] = [Math.floor(group.row / times), Math.floor(group.column / times)]
    const other = merged.get(row * ROW + column)
    if (other) join(other, group)
    else merged.set(row * ROW + column, { ...group, row, column })
  }
  return [...merged.values()]
}

function join(one: Group, other: Group) {
  const count = one.count + other.count
  one.lat = (one.lat * one.count + other.lat * other.count) / count
  one.lng = (one.lng * one.count + other.lng * other.count) / count
  one.count = count
  one.north = Math.max(one.north, other.north)
  one.south = Math.min(one.south, other.south)
  one.east = Math.max(one.east, other.east)
  one.west = Math.min(one.west, other.west)
  one.price_gel = lower(one.price_gel, other.price_gel)
  one.price_usd = lower(one.price_usd, other.price_usd)
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** The edges around all groups; none when there are none. */
export function extentOf(groups: readonly Group[]): Bounds | null {
  const [first] = groups
  if (!first) return null
  const { north, south, east, west } = groups.reduce(
    (all, group) => {
      join(all, group)
      return all
    },
    { ...first },
  )
  return { north, south, east, west }
}
