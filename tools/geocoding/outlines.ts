import type { Metres, NumberedPoint } from './town-source'

const CELL_METRES = 100

/** Finds houses whose point is within the outline of a building. */
export function findOutlined(
  houses: readonly NumberedPoint[],
  buildings: readonly Metres[][],
): Set<NumberedPoint> {
  const cells = new Map<string, Metres[][]>()
  for (const ring of buildings)
    for (const key of listCells(ring)) cells.set(key, [...(cells.get(key) ?? []), ring])
  return new Set(houses.filter(({ at }) => cells.get(toKey(at))?.some((ring) => isInside(at, ring))))
}

const toCell = (metres: number) => Math.floor(metres / CELL_METRES)
const toKey = ([x, y]: Metres) => `${toCell(x)} ${toCell(y)}`

function listCells(ring: readonly Metres[]): string[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const keys: string[] = []
  for (let x = toCell(Math.min(...xs)); x <= toCell(Math.max(...xs)); x += 1)
    for (let y = toCell(Math.min(...ys)); y <= toCell(Math.max(...ys)); y += 1) keys.push(`${x} ${y}`)
  return keys
}

export function isInside([x, y]: Metres, ring: readonly Metres[]): boolean {
  let inside = false
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring.at(index - 1) as Metres
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside
  }
  return inside
}
