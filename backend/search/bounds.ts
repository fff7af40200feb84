import { z } from 'zod'

/** The part of the world that a map shows, in degrees. */
export type Bounds = { north: number; south: number; east: number; west: number }

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const Bounds = z.object({ north: latitude, south: latitude, east: longitude, west: longitude })

/** Beyond this many cells the exact comparison alone is quicker. */
const MAX_CELLS = 2_000

/** The bounds in a `bounds` parameter; none when it is not what it should be. */
export function parseBounds(json: string | undefined): Bounds | undefined {
  if (json === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  const bounds = Bounds.safeParse(value)
  if (!bounds.success || bounds.data.north < bounds.data.south) return undefined
  return bounds.data
}

/**
 * The cells of `statements.cell` that the bounds touch, which an index finds without reading a row; none when the
 * bounds are too wide for that, or go around the world.
 */
export function listCellsWithin({ north, south, east, west }: Bounds): number[] | undefined {
  const [firstRow, lastRow] = [Math.floor(south * 200), Math.floor(north * 200)]
  const [firstColumn, lastColumn] = [Math.floor(west * 200), Math.floor(east * 200)]
  const [rows, columns] = [lastRow - firstRow + 1, lastColumn - firstColumn + 1]
  if (columns < 1 || rows * columns > MAX_CELLS) return undefined
  return Array.from(
    { length: rows * columns },
    (_, index) => (firstRow + Math.floor(index / columns)) * 100_000 + firstColumn + (index % columns),
  )
}
