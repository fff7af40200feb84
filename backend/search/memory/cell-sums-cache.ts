import { LRUCache } from 'lru-cache'
import { countCandidates } from './candidates'
import type { Cell } from './cell-index'
import { CellSums } from './cell-sums'
import type { ColumnStore } from './column-store'
import { findMatching, findMatchingAmong } from './filter-rows'
import type { Predicate } from './predicates'
import { countRows } from './row-ids'

/** Maximum number of cached cells of all searches, some 80 MB. */
const MAX_CELLS = 1_000_000
const NOT_COUNTED = -1
/** Relative cost of reading scattered rows instead of all candidates in order. */
const CELL_ACCESS_COST = 4

/** Cached sums; `versions` has the version of each counted cell by cell index. */
type CachedSums = { sums: CellSums; versions: Int32Array }

/**
 * Cache of cell sums. A cell is recounted only when one of its rows changes, so moving a map costs little.
 */
export class CellSumsCache {
  #store: ColumnStore | undefined
  readonly #cache = new LRUCache<string, CachedSums>({
    maxSize: MAX_CELLS,
    sizeCalculation: ({ sums }) => sums.size + 1,
  })

  getSums(store: ColumnStore, predicates: readonly Predicate[], cells: readonly Cell[]): CellSums {
    if (store !== this.#store) this.#cache.clear()
    this.#store = store
    const size = store.cellIndex.cells.length
    const key = JSON.stringify([size, predicates])
    const cached = this.#cache.get(key)
    const counted = cached ?? { sums: new CellSums(size), versions: new Int32Array(size).fill(NOT_COUNTED) }
    if (!cached) this.#cache.set(key, counted)
    const changed = cells.filter(({ index, version }) => counted.versions[index] !== version)
    if (changed.length > 0) countCells(store, predicates, changed, counted)
    return counted.sums
  }
}

function countCells(
  store: ColumnStore,
  predicates: readonly Predicate[],
  changed: readonly Cell[],
  { sums, versions }: CachedSums,
) {
  const isByCells = countRows(changed) * CELL_ACCESS_COST < countCandidates(store, predicates)
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
