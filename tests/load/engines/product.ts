import { parsePage } from '~backend/platform/http/pagination'
import type { QueryParams } from '~backend/platform/http/query'
import { listFacetNames } from '~backend/search/facet-groups'
import type { ColumnStore } from '~backend/search/memory/column-store'
import { type ColumnStoreState, LiveColumnStore } from '~backend/search/memory/live-column-store'
import { MemorySearch } from '~backend/search/memory/memory-search'
import { listToggles } from '~backend/search/memory-engine'
import { parseOrder, parsePromotion } from '~backend/search/order'
import { type Engine, requirePredicates } from './engine'
import { measureUsedMemory } from './memory'

/** Column store without a refresh before each search, to compare it fairly with engines on fixed data. */
export class FixedColumnStore extends LiveColumnStore {
  #searches = 0

  override async load(): Promise<void> {
    await super.load()
    // The first refresh activates the order indexes.
    await super.getCurrent()
  }

  /** @throws before the load */
  get store(): ColumnStore {
    if (!super.lastKnown) throw new Error('the column store is not loaded')
    return super.lastKnown.store
  }

  /** A new version after each search, so that the cache of facet counts is not used. */
  override get lastKnown(): ColumnStoreState | undefined {
    const known = super.lastKnown
    return known && { ...known, version: this.#searches }
  }

  override async getCurrent(): Promise<ColumnStoreState | undefined> {
    const { lastKnown } = this
    this.#searches += 1
    return lastKnown
  }
}

export function createProductEngine(columnStore: LiveColumnStore, memoryBefore: number): Engine {
  const search = new MemorySearch(columnStore)
  const toRowFilter = (query: QueryParams) => ({ predicates: requirePredicates(query), excludedIds: [] })
  return {
    name: 'product',
    async findPage(query) {
      const { page, perPage } = parsePage(query)
      const selection = {
        order: parseOrder(query),
        promotion: parsePromotion(query),
        offset: (page - 1) * perPage,
        limit: perPage,
      }
      return requireLoaded(await search.fetchPage(toRowFilter(query), selection, async (ids) => ids))
    },
    count: async (query) => requireLoaded(await search.count(toRowFilter(query))),
    countFacets: async (query) =>
      requireLoaded(
        await search.countFacets(
          toRowFilter(query),
          { names: listFacetNames(query), hasMetro: false },
          listToggles,
        ),
      ),
    measureMemory: async () => (await measureUsedMemory()) - memoryBefore,
  }
}

function requireLoaded<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('the column store is not loaded')
  return answer
}
