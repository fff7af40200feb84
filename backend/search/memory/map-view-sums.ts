import type { Bounds } from '../bounds'
import { getCellsPerDegree } from '../map-grid'
import type { MapGroup } from '../map-group'
import type { Cell } from './cell-index'
import { CellSums } from './cell-sums'
import type { ColumnStore } from './column-store'
import type { RowIds } from './row-ids'

/** One buffer for all views, which are counted one at a time. */
let cellOfRow = new Int32Array(0)

export class MapViewSums {
  readonly #cellsPerDegree: number
  readonly #cellScale: number
  readonly #firstRow: number
  readonly #firstColumn: number
  readonly #columns: number
  readonly #sums: CellSums

  constructor({ north, south, east, west }: Bounds, level: number) {
    this.#cellsPerDegree = getCellsPerDegree(level)
    this.#cellScale = 2 ** level
    this.#firstRow = this.#toGridLine(south)
    this.#firstColumn = this.#toGridLine(west)
    this.#columns = this.#toGridLine(east) - this.#firstColumn + 1
    this.#sums = new CellSums((this.#toGridLine(north) - this.#firstRow + 1) * this.#columns)
  }

  addCells(cells: readonly Cell[], sums: CellSums) {
    for (const { index, row, column } of cells) {
      const cell = this.#toCellIndex(Math.floor(row / this.#cellScale), Math.floor(column / this.#cellScale))
      this.#sums.addCell(cell, sums, index)
    }
  }

  add(store: ColumnStore, found: RowIds) {
    const [lats, lngs] = [store.column('lat'), store.column('lng')]
    if (cellOfRow.length < lats.length) cellOfRow = new Int32Array(lats.length)
    for (let at = 0; at < found.count; at += 1) {
      const rowId = found.rowIds[at] as number
      cellOfRow[rowId] = this.#toCellIndex(
        this.#toGridLine(lats[rowId] as number),
        this.#toGridLine(lngs[rowId] as number),
      )
    }
    this.#sums.add(store, found, cellOfRow)
  }

  toMapGroups(): MapGroup[] {
    const groups: MapGroup[] = []
    for (let cell = 0; cell < this.#sums.size; cell += 1) {
      if (this.#sums.getCount(cell) === 0) continue
      const row = this.#firstRow + Math.floor(cell / this.#columns)
      groups.push(this.#sums.toMapGroup(cell, row, this.#firstColumn + (cell % this.#columns)))
    }
    return groups
  }

  #toGridLine(degrees: number): number {
    return Math.floor(degrees * this.#cellsPerDegree)
  }

  #toCellIndex(row: number, column: number): number {
    return (row - this.#firstRow) * this.#columns + column - this.#firstColumn
  }
}
