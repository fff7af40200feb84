import { growArray } from './grow-array'

/** The same cells as `statements.cell`. */
export const CELLS_PER_DEGREE = 200
const CELL_ROW_STRIDE = 100_000
const INITIAL_CAPACITY = 16
const NO_CELL = -1

/** Statements that stand in one cell; the first `count` rowIds are in use, in no order. */
export type Cell = {
  index: number
  row: number
  column: number
  rowIds: Int32Array
  count: number
  /** Another one after each change of a statement in the cell. */
  version: number
}

/** The rowIds of all public statements by where they stand, so that a part of the map is searched alone. */
export class CellIndex {
  /** All that ever had a statement, by their indexes. */
  readonly cells: Cell[] = []
  readonly #indexes = new Map<number, number>()
  /** The cell of each rowId, and where in it the rowId stands. */
  #cellOfRow = new Int32Array(INITIAL_CAPACITY)
  #positionInCell = new Int32Array(INITIAL_CAPACITY)

  /** Of each rowId the index of the cell in which the statement stands; below 0 when it tells no place. */
  get cellOfRow(): Int32Array {
    return this.#cellOfRow
  }

  find(row: number, column: number): Cell | undefined {
    return this.cells[this.#indexes.get(toCellNumber(row, column)) ?? NO_CELL]
  }

  add(rowId: number, lat: number, lng: number) {
    if (rowId >= this.#positionInCell.length) {
      const capacity = Math.ceil(rowId * 1.5)
      this.#positionInCell = growArray(this.#positionInCell, capacity)
      this.#cellOfRow = growArray(this.#cellOfRow, capacity)
    }
    if (Number.isNaN(lat)) {
      this.#cellOfRow[rowId] = NO_CELL
      return
    }
    const [row, column] = [Math.floor(lat * CELLS_PER_DEGREE), Math.floor(lng * CELLS_PER_DEGREE)]
    const cell = this.find(row, column) ?? this.#create(row, column)
    if (cell.count === cell.rowIds.length) cell.rowIds = growArray(cell.rowIds, cell.count * 2)
    this.#cellOfRow[rowId] = cell.index
    this.#positionInCell[rowId] = cell.count
    cell.rowIds[cell.count++] = rowId
    cell.version += 1
  }

  /** The last one takes its place. */
  remove(rowId: number) {
    const cell = this.cells[this.#cellOfRow[rowId] as number]
    if (!cell) return
    const last = cell.rowIds[--cell.count] as number
    const place = this.#positionInCell[rowId] as number
    cell.rowIds[place] = last
    this.#positionInCell[last] = place
    cell.version += 1
  }

  #create(row: number, column: number): Cell {
    const cell = {
      index: this.cells.length,
      row,
      column,
      rowIds: new Int32Array(INITIAL_CAPACITY),
      count: 0,
      version: 0,
    }
    this.cells.push(cell)
    this.#indexes.set(toCellNumber(row, column), cell.index)
    return cell
  }
}

function toCellNumber(row: number, column: number): number {
  return row * CELL_ROW_STRIDE + column
}
