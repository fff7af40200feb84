import { LRUCache } from 'lru-cache'
import type { Test } from '../statements/columns/asked'
import { aboutHowMany } from '../statements/columns/candidates'
import type { Cell } from '../statements/columns/cells'
import { matching, matchingAmong, sizeOf } from '../statements/columns/narrow'
import type { Table } from '../statements/columns/table'
import { Sums } from './sums'

/** Of all questions together: some 80 MB. */
const MOST_CELLS = 1_000_000
const NEVER = -1
/** Statements of a cell are far from one another in the columns, all that are found near: a step there is quicker. */
const BY_CELLS_COSTS = 4

/** What one question finds in each cell, by the cell's index, and at which version of the cell. */
type Counted = { sums: Sums; versions: Int32Array }

/**
 * What questions find in whole cells. A cell is counted once for each question until a statement in it changes, so a
 * wide view costs as many steps as it has cells, however it is moved and whoever asks.
 */
export class KeptCells {
  #table: Table | undefined
  readonly #kept = new LRUCache<string, Counted>({
    maxSize: MOST_CELLS,
    sizeCalculation: ({ sums }) => sums.size + 1,
  })

  /** Sums that are right for the given cells. */
  sumsOf(table: Table, tests: readonly Test[], cells: readonly Cell[]): Sums {
    if (table !== this.#table) this.#kept.clear()
    this.#table = table
    const size = table.cells.all.length
    const key = JSON.stringify([size, tests])
    const kept = this.#kept.get(key)
    const counted = kept ?? { sums: new Sums(size), versions: new Int32Array(size).fill(NEVER) }
    if (!kept) this.#kept.set(key, counted)
    const changed = cells.filter(({ index, version }) => counted.versions[index] !== version)
    if (changed.length > 0) count(table, tests, changed, counted)
    return counted.sums
  }
}

/** From whichever is quicker: the cells, or all that may meet the question. */
function count(table: Table, tests: readonly Test[], changed: readonly Cell[], { sums, versions }: Counted) {
  const isByCells = sizeOf(changed) * BY_CELLS_COSTS < aboutHowMany(table, tests)
  const found = isByCells ? matchingAmong(table, changed, tests, []) : matching(table, tests, [])
  const cells = isByCells ? changed : table.cells.all
  for (const { index, version } of cells) {
    sums.clear(index)
    versions[index] = version
  }
  sums.add(table, found, table.cells.ofSlots)
}
