import { LRUCache } from 'lru-cache'
import { CellSumsCache } from './cell-sums-cache'
import { countFacets, type FacetCounts, type FacetSelection } from './facet-counts'
import { countMatching, findMatchingAmong } from './filter-rows'
import { findPage, type PageSelection } from './find-page'
import type { ColumnStoreState, LiveColumnStore } from './live-column-store'
import { findOnMap, type MapCells, type MapView } from './memory-map'
import type { RowFilter } from './predicates'

const MAX_CACHED_COUNTS = 500
/** Maximum length of a cache key; longer filters rarely recur. */
const MAX_KEY_LENGTH = 4_000
/** Size of the first block; each further one is twice as long. */
const FIRST_BLOCK_SIZE = 64

/** Searches in memory. Results are undefined while the store is loading. */
export class MemorySearch {
  readonly #liveStore: LiveColumnStore
  readonly #facetCounts = new LRUCache<string, FacetCounts>({ max: MAX_CACHED_COUNTS })
  readonly #cellSums = new CellSumsCache()

  constructor(liveStore: LiveColumnStore) {
    this.#liveStore = liveStore
  }

  async fetchPage<Fetched>(
    filter: RowFilter,
    selection: PageSelection,
    fetch: (ids: number[]) => Promise<Fetched>,
  ): Promise<Fetched | undefined> {
    const fetchFrom = (state: ColumnStoreState) => fetch(findPage(state, filter, selection).ids)
    // Fetched for the last known state meanwhile, because most refreshes find no change.
    const known = this.#liveStore.lastKnown
    const [current, fetched] = await Promise.all([this.#liveStore.getCurrent(), known && fetchFrom(known)])
    if (!current) return undefined
    const isUnchanged = known?.store === current.store && known.version === current.version
    return isUnchanged ? fetched : fetchFrom(current)
  }

  async count({ predicates, excludedIds }: RowFilter): Promise<number | undefined> {
    const current = await this.#liveStore.getCurrent()
    return current && countMatching(current.store, predicates, excludedIds)
  }

  async countFacets(
    { predicates, excludedIds }: RowFilter,
    { names, hasMetro }: Pick<FacetSelection, 'names' | 'hasMetro'>,
    listToggles: () => FacetSelection['toggles'],
  ): Promise<FacetCounts | undefined> {
    const current = await this.#liveStore.getCurrent()
    if (!current) return undefined
    const { store, version } = current
    const key = JSON.stringify([version, predicates, names, hasMetro, excludedIds])
    const counts =
      this.#facetCounts.get(key) ??
      countFacets(store, predicates, { names, hasMetro, toggles: listToggles() }, excludedIds)
    if (key.length <= MAX_KEY_LENGTH) this.#facetCounts.set(key, counts)
    return counts
  }

  async filterIds(
    { predicates, excludedIds }: RowFilter,
    ids: readonly number[],
    limit: number,
  ): Promise<number[] | undefined> {
    const current = await this.#liveStore.getCurrent()
    if (!current) return undefined
    const { store } = current
    const matching: number[] = []
    let from = 0
    for (let block = FIRST_BLOCK_SIZE; from < ids.length && matching.length < limit; block *= 2) {
      const rowIds = ids
        .slice(from, from + block)
        .map((id) => id - store.firstId)
        .filter((rowId) => store.isPublic(rowId))
      const rows = { rowIds: Int32Array.from(rowIds), count: rowIds.length }
      const found = findMatchingAmong(store, [rows], predicates, excludedIds)
      for (const rowId of found.rowIds.subarray(0, found.count)) matching.push(rowId + store.firstId)
      from += block
    }
    return matching.slice(0, limit)
  }

  async findOnMap(filter: RowFilter, view: MapView): Promise<MapCells | undefined> {
    const current = await this.#liveStore.getCurrent()
    return current && findOnMap(current.store, filter, view, this.#cellSums)
  }
}
