import type { QueryParams } from '~backend/platform/http/query'
import type { MapGroup } from './map-group'
import type { Where } from './sql/where'

/**
 * Reads what a page shows of its statements. With ids from memory, changes were looked for at the same time, so caches
 * that the column store invalidates may be used.
 */
export type FetchPage<Fetched> = (ids: number[], engine: 'memory' | 'sql') => Promise<Fetched>

/** For each facet how many statements each id would find if nothing else were chosen of that facet. */
export type Facets = Record<string, Record<number, number>>

/** Statements by the cells of a grid; also a condition that finds each of them when they are few enough for pins. */
export type MapResult = { groups: MapGroup[]; pinsWhere: Where | undefined }

/** Answers searches. A signed-in viewer does not find what they have hidden. */
export interface SearchEngine<NoAnswer = never> {
  /** What `fetch` returns for the ids of the page. */
  fetchPage<Fetched>(
    query: QueryParams,
    viewerId: number | undefined,
    fetch: FetchPage<Fetched>,
  ): Promise<Fetched | NoAnswer>
  count(query: QueryParams, viewerId: number | undefined): Promise<number | NoAnswer>
  countFacets(query: QueryParams, viewerId: number | undefined): Promise<Facets | NoAnswer>
  /** @param signal aborted when nobody waits for the answer any more */
  findOnMap(
    query: QueryParams,
    viewerId: number | undefined,
    signal: AbortSignal,
  ): Promise<MapResult | NoAnswer>
}

/**
 * Asks memory first and the database for the rest.
 *
 * @param memory answers undefined while it is being loaded, and to filters that it does not hold
 */
export function createSearch(memory: SearchEngine<undefined>, sql: SearchEngine): SearchEngine {
  return {
    fetchPage: async (...args) => (await memory.fetchPage(...args)) ?? (await sql.fetchPage(...args)),
    count: async (...args) => (await memory.count(...args)) ?? (await sql.count(...args)),
    countFacets: async (...args) => (await memory.countFacets(...args)) ?? (await sql.countFacets(...args)),
    findOnMap: async (...args) => (await memory.findOnMap(...args)) ?? (await sql.findOnMap(...args)),
  }
}
