import { LRUCache } from 'lru-cache'
import { estimateCandidateCount } from './candidates'
import type { Cell } from './cell-index'
import { CellSums } from './cell-sums'
import type { ColumnStore } from './column-store'
import { countRows, findMatching, findMatchingAmong } from './filter-rows'
import type { Predicate } from './predicates'

/** Of all questions together: some 80 MB. */
const MAX_CELLS = 1_000_000
const NOT_COUNTED = -1
/** Statements of a cell are far from one another in the columns, all that are found near: a step there is quicker. */
const CELL_ACCESS_COST = 4

/** What one question finds in each cell, by the cell's index, and at which version of the cell. */
type CachedSums = { sums: CellSums; versions: Int32Array }

/**
 * What questions find in whole cells. A cell is counted once for each question until a statement in it changes, so a
 * wide view costs as many steps as it has cells, however it is moved and whoever asks.
 */
export class CellSumsCache {
  #store: ColumnStore | undefined
  readonly #cache = new LRUCache<string, CachedSums>({
    maxSize: MAX_CELLS,
    sizeCalculation: ({ sums }) => sums.size + 1,
  })

  /** Sums that are right for the given cells. */
  getSums(store: ColumnStore, predicates: readonly Predicate[], cells: readonly Cell[]): CellSums {
    if (store !== this.#store) this.#cache.clear()
    this.#store = store
    const size = store.cellIndex.cells.length
    const key = JSON.stringify([size, predicates])
    const kept = this.#cache.get(key)
    const counted = kept ?? { sums: new CellSums(size), versions: new Int32Array(size).fill(NOT_COUNTED) }
    if (!kept) this.#cache.set(key, counted)
    const changed = cells.filter(({ index, version }) => counted.versions[index] !== version)
    if (changed.length > 0) countCells(store, predicates, changed, counted)
    return counted.sums
  }
}

/** From whichever is quicker: the cells, or all that may meet the question. */
function countCells(
  store: ColumnStore,
  predicates: readonly Predicate[],
  changed: readonly Cell[],
  { sums, versions }: CachedSums,
) {
  const isByCells = countRows(changed) * CELL_ACCESS_COST < estimateCandidateCount(store, predicates)
  const found = isByCells
    ? findMatchingAmong(store, changed, predicates, [])
    : findMatching(store, predicates, [])
  const cells = isByCells ? changed : store.cellIndex.cells
  for (const { index, version } of cells) {
    sums.clear(index)
    versions[index] = version
  }
  sums.add(store, found, store.cellIndex.cellOfRow)
}
