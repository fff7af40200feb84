import { parsePage } from '~backend/platform/http/pagination'
import type { QueryParams } from '~backend/platform/http/query'
import { listFacetNames } from '~backend/search/facet-groups'
import { type ColumnStoreState, LiveColumnStore } from '~backend/search/memory/live-column-store'
import { MemorySearch } from '~backend/search/memory/memory-search'
import { listToggles } from '~backend/search/memory-engine'
import { parseOrder } from '~backend/search/order'
import { type Engine, listPredicates } from './engine'
import { usedMemory } from './memory'

/**
 * The product's columns without their look for changes before each answer: an engine that replaced them would need the
 * same look, so none is timed with it.
 */
export class UnchangingColumns extends LiveColumnStore {
  #queryCount = 0

  async read(): Promise<void> {
    await this.load()
    // The orders are in use from the first look on.
    await super.getCurrent()
  }

  /** Of another version after each answer: what was counted for one question is not to answer the next. */
  override get lastKnown(): ColumnStoreState | undefined {
    const known = super.lastKnown
    return known && { ...known, version: this.#queryCount }
  }

  override async getCurrent(): Promise<ColumnStoreState | undefined> {
    const { lastKnown: known } = this
    this.#queryCount += 1
    return known
  }
}

/** The product's own columns and bitmaps. */
export function columnsEngine(columns: LiveColumnStore, memoryBefore: number): Engine {
  const search = new MemorySearch(columns)
  const filterOf = (query: QueryParams) => ({ predicates: listPredicates(query), excludedIds: [] })
  const countFacets = async (query: QueryParams) =>
    requireAnswer(await search.countFacets(filterOf(query), listFacetNames(query), listToggles))
  return {
    name: 'ours',
    async page(query) {
      const { page, perPage } = parsePage(query)
      const selection = { order: parseOrder(query), offset: (page - 1) * perPage, limit: perPage }
      return requireAnswer(await search.fetchPage(filterOf(query), selection, async (ids) => ids))
    },
    count: async (query) => (await countFacets(query)).total,
    countFacets,
    memory: async () => (await usedMemory()) - memoryBefore,
  }
}

function requireAnswer<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('the columns do not tell what was asked')
  return answer
}
