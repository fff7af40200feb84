import { grown } from './grown'

/** The same cells as `statements.cell`. */
export const CELLS_PER_DEGREE = 200
const CELL_ROW = 100_000
const ROOM = 16
const NOWHERE = -1

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
export class Cells {
  /** All that ever had a statement, by their indexes. */
  readonly all: Cell[] = []
  readonly #indexes = new Map<number, number>()
  /** The cell of each slot, and where in it the slot stands. */
  #ofSlots = new Int32Array(ROOM)
  #places = new Int32Array(ROOM)

  /** Of each slot the index of the cell in which the statement stands; below 0 when it tells no place. */
  get ofSlots(): Int32Array {
    return this.#ofSlots
  }

  at(row: number, column: number): Cell | undefined {
    return this.all[this.#indexes.get(numberOf(row, column)) ?? NOWHERE]
  }

  add(slot: number, lat: number, lng: number) {
    if (slot >= this.#places.length) {
      const room = Math.ceil(slot * 1.5)
      this.#places = grown(this.#places, room)
      this.#ofSlots = grown(this.#ofSlots, room)
    }
    if (Number.isNaN(lat)) {
      this.#ofSlots[slot] = NOWHERE
      return
    }
    const [row, column] = [Math.floor(lat * CELLS_PER_DEGREE), Math.floor(lng * CELLS_PER_DEGREE)]
    const cell = this.at(row, column) ?? this.#begin(row, column)
    if (cell.count === cell.slots.length) cell.slots = grown(cell.slots, cell.count * 2)
    this.#ofSlots[slot] = cell.index
    this.#places[slot] = cell.count
    cell.slots[cell.count++] = slot
    cell.version += 1
  }

  /** The last one takes its place. */
  remove(slot: number) {
    const cell = this.all[this.#ofSlots[slot] as number]
    if (!cell) return
    const last = cell.slots[--cell.count] as number
    const place = this.#places[slot] as number
    cell.slots[place] = last
    this.#places[last] = place
    cell.version += 1
  }

  #begin(row: number, column: number): Cell {
    const cell = { index: this.all.length, row, column, slots: new Int32Array(ROOM), count: 0, version: 0 }
    this.all.push(cell)
    this.#indexes.set(numberOf(row, column), cell.index)
    return cell
  }
}

function numberOf(row: number, column: number): number {
  return row * CELL_ROW + column
}
