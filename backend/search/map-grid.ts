import type { Bounds } from './bounds'

/** Resolution of level 0, as in `statements.cell`. */
export const CELLS_PER_DEGREE = 200
const CELL_ROW_STRIDE = 100_000
/** Maximum number of cells; above it, comparing coordinates is faster than the index of cells. */
const MAX_LISTED_CELLS = 2_000

const MIN_CLUSTER_PIXELS = 50
/** Maximum number of cells along the longer side of a view without a zoom; the minimum is half. */
const CELLS_ACROSS = 20
const MAX_CELLS_ACROSS = 40
/** Finest level, with cells of about two metres. */
const MIN_LEVEL = -8

/** Returns the resolution; cells are twice as wide with each level. */
export function getCellsPerDegree(level: number): number {
  return CELLS_PER_DEGREE / 2 ** level
}

/** Chooses a level coarse enough for circles not to overlap; `zoom` is of a map with tiles of 256 pixels. */
export function chooseGridLevel({ north, south, east, west }: Bounds, zoom: number | undefined): number {
  const degrees = Math.max(north - south, east - west)
  const levelForCells = (cells: number) => Math.ceil(Math.log2((CELLS_PER_DEGREE * degrees) / cells))
  const pixelsPerDegree = (256 * 2 ** (zoom ?? 0)) / 360
  const level =
    zoom === undefined
      ? levelForCells(CELLS_ACROSS)
      : Math.ceil(Math.log2((CELLS_PER_DEGREE * MIN_CLUSTER_PIXELS) / pixelsPerDegree))
  return Math.max(level, levelForCells(MAX_CELLS_ACROSS), MIN_LEVEL)
}

type CellPosition = { row: number; column: number }

/**
 * Separates cells inside the bounds from cells counted row by row, because an edge cuts them or they are
 * `uncertain`.
 */
export function splitByBounds<In extends CellPosition>(
  bounds: Bounds | undefined,
  cells: readonly In[],
  uncertain: ReadonlySet<number>,
): { inside: In[]; cut: In[] } {
  const inside: In[] = []
  const cut: In[] = []
  const edges = bounds && toCellBounds(bounds)
  for (const cell of cells) {
    const where = edges ? locateCell(cell.row, cell.column, edges) : 'inside'
    if (where === 'outside') continue
    if (where === 'edge' || uncertain.has(toCellNumber(cell))) cut.push(cell)
    else inside.push(cell)
  }
  return { inside, cut }
}

export function toCellNumber({ row, column }: CellPosition): number {
  return row * CELL_ROW_STRIDE + column
}

/** Lists the cells. Undefined if there are too many, or across the antimeridian. */
export function listCellsWithin(bounds: Bounds): number[] | undefined {
  const { north, south, east, west } = toCellBounds(bounds)
  const [rows, columns] = [north - south + 1, east - west + 1]
  if (columns < 1 || rows * columns > MAX_LISTED_CELLS) return undefined
  return Array.from({ length: rows * columns }, (_, index) =>
    toCellNumber({ row: south + Math.floor(index / columns), column: west + (index % columns) }),
  )
}

function toCellBounds({ north, south, east, west }: Bounds): Bounds {
  const toLine = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE)
  return { north: toLine(north), south: toLine(south), east: toLine(east), west: toLine(west) }
}

function locateCell(row: number, column: number, edges: Bounds): 'inside' | 'edge' | 'outside' {
  const { north, south, east, west } = edges
  // East is less than west across the antimeridian.
  const isBeside = west > east ? column > east && column < west : column < west || column > east
  if (row < south || row > north || isBeside) return 'outside'
  return row === south || row === north || column === west || column === east ? 'edge' : 'inside'
}
