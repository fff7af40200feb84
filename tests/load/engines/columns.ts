import type pg from 'pg'
import type { QueryParams } from '../../../backend/platform/http/query'
import { type ColumnStoreState, LiveColumnStore } from '../../../backend/search/memory/live-column-store'
import { createMemorySearch } from '../../../backend/search/memory/memory-search'
import { parsePage } from '../../../backend/search/order'
import { listFacetNames, TOGGLE_FACETS } from '../../../backend/search/sql/facets'
import type { Engine } from './engine'
import { usedMemory } from './memory'

/**
 * The product's columns without their look for changes before each answer: an engine that replaced them would need the
 * same look, so none is timed with it.
 */
export class UnchangingColumns extends LiveColumnStore {
  #asked = 0

  async read(): Promise<void> {
    await this.load()
    // The orders are in use from the first look on.
    await super.getCurrent()
  }

  /** Of another version after each answer: what was counted for one question is not to answer the next. */
  override get lastKnown(): ColumnStoreState | undefined {
    const known = super.lastKnown
    return known && { ...known, version: this.#asked }
  }

  override async getCurrent(): Promise<ColumnStoreState | undefined> {
    const { lastKnown: known } = this
    this.#asked += 1
    return known
  }
}

/** The product's own columns and bitmaps. */
export function columnsEngine(pool: pg.Pool, columns: LiveColumnStore, memoryBefore: number): Engine {
  const search = createMemorySearch(pool, columns)
  const tallies = async (query: QueryParams) =>
    told(await search.countFacets(query, listFacetNames(query), TOGGLE_FACETS, undefined))
  return {
    name: 'ours',
    page: async (query) =>
      told(await search.fetchPage(query, parsePage(query), undefined, async (ids) => ids)),
    count: async (query) => (await tallies(query)).total,
    tallies,
    memory: async () => (await usedMemory()) - memoryBefore,
  }
}

function told<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw new Error('the columns do not tell what was asked')
  return answer
}
