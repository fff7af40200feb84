import { growArray } from './grow-array'

/** The same cells as `statements.cell`. */
export const CELLS_PER_DEGREE = 200
const CELL_ROW_STRIDE = 100_000
const INITIAL_CAPACITY = 16
const NO_CELL = -1

/** Statements that stand in one cell; the first `count` slots are in use, in no order. */
export type Cell = {
  index: number
  row: number
  column: number
  slots: Int32Array
  count: number
  /** Another one after each change of a statement in the cell. */
  version: number
}

/** The slots of all public statements by where they stand, so that a part of the map is searched alone. */
export class CellIndex {
  /** All that ever had a statement, by their indexes. */
  readonly cells: Cell[] = []
  readonly #indexes = new Map<number, number>()
  /** The cell of each slot, and where in it the slot stands. */
  #cellOfRow = new Int32Array(INITIAL_CAPACITY)
  #positionInCell = new Int32Array(INITIAL_CAPACITY)

  /** Of each slot the index of the cell in which the statement stands; below 0 when it tells no place. */
  get cellOfRow(): Int32Array {
    return this.#cellOfRow
  }

  find(row: number, column: number): Cell | undefined {
    return this.cells[this.#indexes.get(toCellNumber(row, column)) ?? NO_CELL]
  }

  add(slot: number, lat: number, lng: number) {
    if (slot >= this.#positionInCell.length) {
      const capacity = Math.ceil(slot * 1.5)
      this.#positionInCell = growArray(this.#positionInCell, capacity)
      this.#cellOfRow = growArray(this.#cellOfRow, capacity)
    }
    if (Number.isNaN(lat)) {
      this.#cellOfRow[slot] = NO_CELL
      return
    }
    const [row, column] = [Math.floor(lat * CELLS_PER_DEGREE), Math.floor(lng * CELLS_PER_DEGREE)]
    const cell = this.find(row, column) ?? this.#create(row, column)
    if (cell.count === cell.slots.length) cell.slots = growArray(cell.slots, cell.count * 2)
    this.#cellOfRow[slot] = cell.index
    this.#positionInCell[slot] = cell.count
    cell.slots[cell.count++] = slot
    cell.version += 1
  }

  /** The last one takes its place. */
  remove(slot: number) {
    const cell = this.cells[this.#cellOfRow[slot] as number]
    if (!cell) return
    const last = cell.slots[--cell.count] as number
    const place = this.#positionInCell[slot] as number
    cell.slots[place] = last
    this.#positionInCell[last] = place
    cell.version += 1
  }

  #create(row: number, column: number): Cell {
    const cell = {
      index: this.cells.length,
      row,
      column,
      slots: new Int32Array(INITIAL_CAPACITY),
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
