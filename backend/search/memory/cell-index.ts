import { CELLS_PER_DEGREE, toCellNumber } from '../map-grid'
import { growArray } from './typed-arrays'

const INITIAL_CAPACITY = 16
const NO_CELL = -1

/** Cell of the grid of `statements.cell`. Its first `count` row ids are in use, unordered. */
export type Cell = {
  index: number
  row: number
  column: number
  rowIds: Int32Array
  count: number
  version: number
}

export class CellIndex {
  /** All cells that ever contained a row, by index. */
  readonly cells: Cell[] = []
  readonly #indexes = new Map<number, number>()
  #cellOfRow = new Int32Array(INITIAL_CAPACITY)
  #positionInCell = new Int32Array(INITIAL_CAPACITY)

  /** Index of the cell by row id; negative for a statement without a point. */
  get cellOfRow(): Int32Array {
    return this.#cellOfRow
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
    const cell = this.#getOrCreate(Math.floor(lat * CELLS_PER_DEGREE), Math.floor(lng * CELLS_PER_DEGREE))
    if (cell.count === cell.rowIds.length) cell.rowIds = growArray(cell.rowIds, cell.count * 2)
    this.#cellOfRow[rowId] = cell.index
    this.#positionInCell[rowId] = cell.count
    cell.rowIds[cell.count++] = rowId
    cell.version += 1
  }

  remove(rowId: number) {
    const cell = this.cells[this.#cellOfRow[rowId] as number]
    if (!cell) return
    const last = cell.rowIds[--cell.count] as number
    const position = this.#positionInCell[rowId] as number
    cell.rowIds[position] = last
    this.#positionInCell[last] = position
    cell.version += 1
  }

  #getOrCreate(row: number, column: number): Cell {
    const number = toCellNumber({ row, column })
    const existing = this.cells[this.#indexes.get(number) ?? NO_CELL]
    if (existing) return existing
    const cell = {
      index: this.cells.length,
      row,
      column,
      rowIds: new Int32Array(INITIAL_CAPACITY),
      count: 0,
      version: 0,
    }
    this.cells.push(cell)
    this.#indexes.set(number, cell.index)
    return cell
  }
}
