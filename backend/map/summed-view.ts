import type { Bounds } from '../statements/bounds'
import type { Cell } from '../statements/columns/cells'
import type { Slots } from '../statements/columns/narrow'
import type { Table } from '../statements/columns/table'
import type { Group } from './group'
import { Sums } from './sums'
import { cellsPerDegree } from './view'

// Room for the cells of one view's slots: the thread counts one view at a time.
let cellOf = new Int32Array(0)

/** What stands in a view, by the cells of the grid of some level. */
export class SummedView {
  readonly #cellsPerDegree: number
  readonly #times: number
  readonly #firstRow: number
  readonly #firstColumn: number
  readonly #columns: number
  readonly #sums: Sums

  constructor({ north, south, east, west }: Bounds, level: number) {
    this.#cellsPerDegree = cellsPerDegree(level)
    this.#times = 2 ** level
    this.#firstRow = this.#lineOf(south)
    this.#firstColumn = this.#lineOf(west)
    this.#columns = this.#lineOf(east) - this.#firstColumn + 1
    this.#sums = new Sums((this.#lineOf(north) - this.#firstRow + 1) * this.#columns)
  }

  /** Adds whole cells of level 0, which its own hold whole. */
  addCells(cells: readonly Cell[], sums: Sums) {
    for (const { index, row, column } of cells) {
      const cell = this.#cellAt(Math.floor(row / this.#times), Math.floor(column / this.#times))
      this.#sums.addCell(cell, sums, index)
    }
  }

  /** Adds statements that stand in the view. */
  add(table: Table, found: Slots) {
    const [lats, lngs] = [table.column('lat'), table.column('lng')]
    if (cellOf.length < lats.length) cellOf = new Int32Array(lats.length)
    for (let at = 0; at < found.count; at += 1) {
      const slot = found.slots[at] as number
      cellOf[slot] = this.#cellAt(this.#lineOf(lats[slot] as number), this.#lineOf(lngs[slot] as number))
    }
    this.#sums.add(table, found, cellOf)
  }

  groups(): Group[] {
    const groups: Group[] = []
    for (let cell = 0; cell < this.#sums.size; cell += 1) {
      if (this.#sums.count(cell) === 0) continue
      const row = this.#firstRow + Math.floor(cell / this.#columns)
      groups.push(this.#sums.group(cell, row, this.#firstColumn + (cell % this.#columns)))
    }
    return groups
  }

  #lineOf(degrees: number): number {
    return Math.floor(degrees * this.#cellsPerDegree)
  }

  #cellAt(row: number, column: number): number {
    return (row - this.#firstRow) * this.#columns + column - this.#firstColumn
  }
}
