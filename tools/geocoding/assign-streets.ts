import { parseHouseNumber } from '../../backend/geocoding/house-number'
import type { Metres, NumberedPoint } from './town-source'

/** Maximum distance from a house to its street. */
const MAX_METRES = 110
/** Factor by which another street may be farther than the nearest one and still be the right one. */
const RIVAL_SHARE = 1.8
const RIVAL_METRES = 15
/** Maximum distance between neighbours on one side of a street. */
const NEIGHBOUR_METRES = 160
/** Distance that a house may be farther from its street for each number that fits its neighbours better. */
const METRES_PER_NUMBER = 4
const MAX_MISFIT = 12
const ROUNDS = 4

interface Segment {
  street: string
  from: Metres
  to: Metres
}

interface Candidate {
  street: string
  metres: number
}

/**
 * Assigns houses to streets. The source has points with numbers, but not their streets. Takes the nearest
 * street, unless the numbers around fit another one better.
 *
 * @returns the street of each house; undefined if all streets are too far
 */
export function assignStreets(
  houses: readonly NumberedPoint[],
  streets: ReadonlyMap<string, Metres[][]>,
): (string | undefined)[] {
  const cells = indexSegments(streets)
  const candidates = houses.map((house) => listCandidates(house.at, cells))
  const numbers = houses.map(({ text }) => parseHouseNumber(text)?.number)
  let assigned = candidates.map(([nearest, second]) =>
    nearest && (!second || second.metres > nearest.metres * RIVAL_SHARE + RIVAL_METRES)
      ? nearest.street
      : undefined,
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    const byStreet = new Map<string, number[]>()
    for (const [index, street] of assigned.entries()) {
      if (street !== undefined) byStreet.set(street, [...(byStreet.get(street) ?? []), index])
    }
    assigned = candidates.map((options, index) => {
      const number = numbers[index]
      const scores = options.map(({ street, metres }) => ({
        street,
        score: metres + METRES_PER_NUMBER * getMisfit(index, number, byStreet.get(street) ?? []),
      }))
      return scores.sort((one, other) => one.score - other.score)[0]?.street
    })
  }
  return assigned

  /** Returns the number of houses by which a number is out of its row; 0 if the row is unknown. */
  function getMisfit(index: number, number: number | undefined, row: readonly number[]): number {
    if (number === undefined) return MAX_MISFIT / 2
    const at = houses[index]?.at as Metres
    const near = row.flatMap((other) => {
      const otherNumber = numbers[other]
      const metres = getDistance(at, houses[other]?.at as Metres)
      if (other === index || otherNumber === undefined || metres > NEIGHBOUR_METRES) return []
      return (otherNumber - number) % 2 === 0 ? [{ gap: Math.abs(otherNumber - number) / 2, metres }] : []
    })
    if (near.length === 0) return MAX_MISFIT / 2
    const nearest = near.sort((one, other) => one.metres - other.metres).slice(0, 3)
    return Math.min(MAX_MISFIT, ...nearest.map(({ gap, metres }) => Math.max(0, gap - metres / 20)))
  }
}

const CELL_METRES = 120

function indexSegments(streets: ReadonlyMap<string, Metres[][]>): Map<string, Segment[]> {
  const cells = new Map<string, Segment[]>()
  for (const [street, lines] of streets)
    for (const line of lines)
      for (let at = 1; at < line.length; at += 1) {
        const [from, to] = [line[at - 1] as Metres, line[at] as Metres]
        for (const key of listCells(from, to))
          cells.set(key, [...(cells.get(key) ?? []), { street, from, to }])
      }
  return cells
}

function listCells([ax, ay]: Metres, [bx, by]: Metres): string[] {
  const cell = (metres: number) => Math.floor(metres / CELL_METRES)
  const keys: string[] = []
  for (let x = cell(Math.min(ax, bx)); x <= cell(Math.max(ax, bx)); x += 1)
    for (let y = cell(Math.min(ay, by)); y <= cell(Math.max(ay, by)); y += 1) keys.push(`${x} ${y}`)
  return keys
}

/** Lists streets near a house, nearest first. */
function listCandidates(at: Metres, cells: ReadonlyMap<string, Segment[]>): Candidate[] {
  const [x, y] = at
  const nearest = new Map<string, number>()
  for (const key of listCells([x - CELL_METRES, y - CELL_METRES], [x + CELL_METRES, y + CELL_METRES]))
    for (const { street, from, to } of cells.get(key) ?? []) {
      const metres = getDistanceToSegment(at, from, to)
      if (metres < Math.min(MAX_METRES, nearest.get(street) ?? MAX_METRES)) nearest.set(street, metres)
    }
  const all = [...nearest].map(([street, metres]) => ({ street, metres }))
  all.sort((one, other) => one.metres - other.metres)
  const limit = (all[0]?.metres ?? 0) * RIVAL_SHARE + RIVAL_METRES
  return all.filter(({ metres }) => metres <= limit)
}

function getDistance([ax, ay]: Metres, [bx, by]: Metres): number {
  return Math.hypot(ax - bx, ay - by)
}

function getDistanceToSegment([x, y]: Metres, [ax, ay]: Metres, [bx, by]: Metres): number {
  const [dx, dy] = [bx - ax, by - ay]
  const share = dx === 0 && dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
  const along = Math.max(0, Math.min(share, 1))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
