import { distance, type Point } from '~backend/platform/distance'

export function findNearest<Item extends Point>(
  items: readonly Item[],
  point: Point,
  maxMetres: number,
): Item | undefined {
  let found: Item | undefined
  let metres = maxMetres
  for (const item of items) {
    const away = distance(point, item)
    if (away > metres) continue
    found = item
    metres = away
  }
  return found
}
