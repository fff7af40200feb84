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

/** The groups of a grid whose cells are so many times as wide and high. */
export function mergeGroups(groups: Iterable<Group>, times: number): Group[] {
  const merged = new Map<string, Group>()
  for (const group of groups) {
    const [row, column] = [Math.floor(group.row / times), Math.floor(group.column / times)]
    const key = `${row} ${column}`
    const other = merged.get(key)
    merged.set(key, other ? joined(other, group) : { ...group, row, column })
  }
  return [...merged.values()]
}

function joined(one: Group, other: Group): Group {
  const count = one.count + other.count
  const middle = (a: number, b: number) => (a * one.count + b * other.count) / count
  return {
    ...one,
    count,
    lat: middle(one.lat, other.lat),
    lng: middle(one.lng, other.lng),
    north: Math.max(one.north, other.north),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    west: Math.min(one.west, other.west),
    price_gel: lower(one.price_gel, other.price_gel),
    price_usd: lower(one.price_usd, other.price_usd),
  }
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** The edges around all groups; none when there are none. */
export function extentOf(groups: readonly Group[]) {
  const [first, ...others] = groups
  if (!first) return null
  const { north, south, east, west } = others.reduce(joined, first)
  return { north, south, east, west }
}
