import type { Bounds } from '../statements/bounds'
import type { Group } from './group'

/** Cells of `statements.cell` along a degree. The grids of the map are these, halved or doubled again and again. */
const CELLS_PER_DEGREE = 200
const CELL_ROW = 100_000

/** A circle with a count needs about so much room. */
const LEAST_PIXELS = 50
/** Without a zoom, so many cells fill the longer side of the view, or half as many. */
const CELLS_ACROSS = 20
/** However near the zoom says one is. */
const MOST_ACROSS = 40
/** Cells of about two metres. */
const FINEST = -8

/** Cells of a grid along a degree: at level 0 those of the database, at each further one twice as wide. */
export function cellsPerDegree(level: number): number {
  return CELLS_PER_DEGREE / 2 ** level
}

/**
 * The level of the grid that suits a view: coarse enough for circles not to cover each other.
 *
 * @param zoom as maps of 256-pixel tiles count it
 */
export function levelOf({ north, south, east, west }: Bounds, zoom: number | undefined): number {
  const degrees = Math.max(north - south, east - west)
  const across = (cells: number) => Math.ceil(Math.log2((CELLS_PER_DEGREE * degrees) / cells))
  const pixelsPerDegree = (256 * 2 ** (zoom ?? 0)) / 360
  const level =
    zoom === undefined
      ? across(CELLS_ACROSS)
      : Math.ceil(Math.log2((CELLS_PER_DEGREE * LEAST_PIXELS) / pixelsPerDegree))
  return Math.max(level, across(MOST_ACROSS), FINEST)
}

/**
 * Of groups of level 0 those wholly inside the bounds, and the cells of those to be counted again: the edges may cut
 * them, or they are among `uncertain`.
 */
export function cutBy(
  bounds: Bounds | undefined,
  groups: readonly Group[],
  uncertain: ReadonlySet<number>,
): { inside: Group[]; cells: number[] } {
  const inside: Group[] = []
  const cells: number[] = []
  const edges = bounds && edgesOf(bounds)
  for (const group of groups) {
    const { row, column } = group
    const cell = cellOf(group)
    const where = edges ? standing(row, column, edges) : 'inside'
    if (where === 'outside') continue
    if (where === 'edge' || uncertain.has(cell)) cells.push(cell)
    else inside.push(group)
  }
  return { inside, cells }
}

/** The number that the database gives the cell of a group of level 0. */
export function cellOf({ row, column }: Group): number {
  return row * CELL_ROW + column
}

function edgesOf({ north, south, east, west }: Bounds): Bounds {
  const cell = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE)
  return { north: cell(north), south: cell(south), east: cell(east), west: cell(west) }
}

function standing(row: number, column: number, edges: Bounds): 'inside' | 'edge' | 'outside' {
  const { north, south, east, west } = edges
  // A view around the back of the world ends before it begins.
  const isBeside = west > east ? column > east && column < west : column < west || column > east
  if (row < south || row > north || isBeside) return 'outside'
  return row === south || row === north || column === west || column === east ? 'edge' : 'inside'
}
