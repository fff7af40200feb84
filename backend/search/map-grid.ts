import type { Bounds } from './bounds'
import { CELLS_PER_DEGREE } from './memory/cell-index'

const CELL_ROW_STRIDE = 100_000

/** A circle with a count needs about so much room. */
const MIN_CLUSTER_PIXELS = 50
/** Without a zoom, so many cells fill the longer side of the view, or half as many. */
const CELLS_ACROSS = 20
/** However near the zoom says one is. */
const MAX_CELLS_ACROSS = 40
/** Cells of about two metres. */
const MIN_LEVEL = -8

/**
 * Cells of a grid along a degree: at level 0 those of the database, halved or doubled again and again: at each further
 * level they are twice as wide.
 */
export function getCellsPerDegree(level: number): number {
  return CELLS_PER_DEGREE / 2 ** level
}

/**
 * The level of the grid that suits a view: coarse enough for circles not to cover each other.
 *
 * @param zoom as maps of 256-pixel tiles count it
 */
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

/** A cell of level 0. */
type CellPosition = { row: number; column: number }

/**
 * Of what stands in cells of level 0: what is wholly inside the bounds, and what is to be counted again, since the edges
 * may cut it, or its cell is among `uncertain`.
 */
export function splitByBounds<In extends CellPosition>(
  bounds: Bounds | undefined,
  places: readonly In[],
  uncertain: ReadonlySet<number>,
): { inside: In[]; cut: In[] } {
  const inside: In[] = []
  const cut: In[] = []
  const edges = bounds && toCellBounds(bounds)
  for (const place of places) {
    const where = edges ? locateCell(place.row, place.column, edges) : 'inside'
    if (where === 'outside') continue
    if (where === 'edge' || uncertain.has(toCellNumber(place))) cut.push(place)
    else inside.push(place)
  }
  return { inside, cut }
}

/** The number that the database gives a cell. */
export function toCellNumber({ row, column }: CellPosition): number {
  return row * CELL_ROW_STRIDE + column
}

function toCellBounds({ north, south, east, west }: Bounds): Bounds {
  const cell = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE)
  return { north: cell(north), south: cell(south), east: cell(east), west: cell(west) }
}

function locateCell(row: number, column: number, edges: Bounds): 'inside' | 'edge' | 'outside' {
  const { north, south, east, west } = edges
  // A view around the back of the world ends before it begins.
  const isBeside = west > east ? column > east && column < west : column < west || column > east
  if (row < south || row > north || isBeside) return 'outside'
  return row === south || row === north || column === west || column === east ? 'edge' : 'inside'
}
