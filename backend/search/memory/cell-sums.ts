import type { MapGroup } from '../map-group'
import type { ColumnStore } from './column-store'
import { MISSING_INTEGER } from './fields'
import type { RowIds } from './filter-rows'

// What is known of each cell, side by side.
const COUNT = 0
const LAT = 1
const LNG = 2
const NORTH = 3
const SOUTH = 4
const EAST = 5
const WEST = 6
const GEL = 7
const USD = 8
const ID = 9
const NUMBERS_PER_CELL = 10

/**
 * Statements added up by cells. Numbers in one array, and only in the end objects: half a million statements are added
 * up in some hundredths of a second.
 */
export class CellSums {
  readonly #numbers: Float64Array

  constructor(readonly size: number) {
    this.#numbers = new Float64Array(size * NUMBERS_PER_CELL)
  }

  /** How many stand in a cell. */
  getCount(cell: number): number {
    return this.#numbers[cell * NUMBERS_PER_CELL + COUNT] as number
  }

  /** Forgets what stands in a cell. */
  clear(cell: number) {
    this.#numbers[cell * NUMBERS_PER_CELL + COUNT] = 0
  }

  /**
   * Adds found statements.
   *
   * @param cellOf the cell of each rowId; below 0 for one without a place
   */
  add(store: ColumnStore, { rowIds, count }: RowIds, cellOf: Int32Array) {
    const numbers = this.#numbers
    const [lats, lngs] = [store.column('lat'), store.column('lng')]
    const [inGel, inUsd] = [store.column('price_gel'), store.column('price_usd')]
    for (let at = 0; at < count; at += 1) {
      const rowId = rowIds[at] as number
      const cell = cellOf[rowId] as number
      if (cell < 0) continue
      const from = cell * NUMBERS_PER_CELL
      if (numbers[from + COUNT] === 0) resetCell(numbers, from)
      const [lat, lng] = [lats[rowId] as number, lngs[rowId] as number]
      const [gel, usd] = [inGel[rowId] as number, inUsd[rowId] as number]
      ;(numbers[from + COUNT] as number) += 1
      ;(numbers[from + LAT] as number) += lat
      ;(numbers[from + LNG] as number) += lng
      if (lat > (numbers[from + NORTH] as number)) numbers[from + NORTH] = lat
      if (lat < (numbers[from + SOUTH] as number)) numbers[from + SOUTH] = lat
      if (lng > (numbers[from + EAST] as number)) numbers[from + EAST] = lng
      if (lng < (numbers[from + WEST] as number)) numbers[from + WEST] = lng
      if (gel < (numbers[from + GEL] as number) && gel !== MISSING_INTEGER) numbers[from + GEL] = gel
      if (usd < (numbers[from + USD] as number) && usd !== MISSING_INTEGER) numbers[from + USD] = usd
      if (rowId + store.firstId < (numbers[from + ID] as number)) numbers[from + ID] = rowId + store.firstId
    }
  }

  /** Adds all that stands in a cell of other sums. */
  addCell(cell: number, others: CellSums, other: number) {
    if (others.getCount(other) === 0) return
    const from = cell * NUMBERS_PER_CELL
    const [numbers, their] = [
      this.#numbers,
      others.#numbers.subarray(other * NUMBERS_PER_CELL, (other + 1) * NUMBERS_PER_CELL),
    ]
    if (numbers[from + COUNT] === 0) resetCell(numbers, from)
    for (const sum of [COUNT, LAT, LNG]) (numbers[from + sum] as number) += their[sum] as number
    for (const most of [NORTH, EAST])
      numbers[from + most] = Math.max(numbers[from + most] as number, their[most] as number)
    for (const least of [SOUTH, WEST, GEL, USD, ID])
      numbers[from + least] = Math.min(numbers[from + least] as number, their[least] as number)
  }

  /** What stands in a cell, if anything. */
  toMapGroup(cell: number, row: number, column: number): MapGroup {
    const of = (number: number) => this.#numbers[cell * NUMBERS_PER_CELL + number] as number
    const count = of(COUNT)
    const price = (lowest: number) => (lowest === Infinity ? null : lowest)
    return {
      row,
      column,
      count,
      lat: of(LAT) / count,
      lng: of(LNG) / count,
      north: of(NORTH),
      south: of(SOUTH),
      east: of(EAST),
      west: of(WEST),
      price_gel: price(of(GEL)),
      price_usd: price(of(USD)),
      id: of(ID),
    }
  }
}

function resetCell(numbers: Float64Array, from: number) {
  numbers[from + LAT] = 0
  numbers[from + LNG] = 0
  numbers[from + NORTH] = -Infinity
  numbers[from + SOUTH] = Infinity
  numbers[from + EAST] = -Infinity
  numbers[from + WEST] = Infinity
  numbers[from + GEL] = Infinity
  numbers[from + USD] = Infinity
  numbers[from + ID] = Infinity
}
