import type { MapGroup } from '../map-group'
import type { ColumnStore } from './column-store'
import { MISSING_INTEGER } from './fields'
import type { RowIds } from './row-ids'

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

/** Sums in one array, so that half a million rows take some hundredths of a second. */
export class CellSums {
  readonly #numbers: Float64Array

  constructor(readonly size: number) {
    this.#numbers = new Float64Array(size * NUMBERS_PER_CELL)
  }

  getCount(cell: number): number {
    return this.#numbers[cell * NUMBERS_PER_CELL + COUNT] as number
  }

  clear(cell: number) {
    this.#numbers[cell * NUMBERS_PER_CELL + COUNT] = 0
  }

  /** @param cellOf cell by row id; negative for a statement without a point */
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

  addCell(cell: number, others: CellSums, other: number) {
    if (others.getCount(other) === 0) return
    const from = cell * NUMBERS_PER_CELL
    const [numbers, added] = [
      this.#numbers,
      others.#numbers.subarray(other * NUMBERS_PER_CELL, (other + 1) * NUMBERS_PER_CELL),
    ]
    if (numbers[from + COUNT] === 0) resetCell(numbers, from)
    for (const sum of [COUNT, LAT, LNG]) (numbers[from + sum] as number) += added[sum] as number
    for (const max of [NORTH, EAST])
      numbers[from + max] = Math.max(numbers[from + max] as number, added[max] as number)
    for (const min of [SOUTH, WEST, GEL, USD, ID])
      numbers[from + min] = Math.min(numbers[from + min] as number, added[min] as number)
  }

  toMapGroup(cell: number, row: number, column: number): MapGroup {
    const read = (position: number) => this.#numbers[cell * NUMBERS_PER_CELL + position] as number
    const count = read(COUNT)
    const toPrice = (lowest: number) => (lowest === Infinity ? null : lowest)
    return {
      row,
      column,
      count,
      lat: read(LAT) / count,
      lng: read(LNG) / count,
      north: read(NORTH),
      south: read(SOUTH),
      east: read(EAST),
      west: read(WEST),
      price_gel: toPrice(read(GEL)),
      price_usd: toPrice(read(USD)),
      id: read(ID),
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
