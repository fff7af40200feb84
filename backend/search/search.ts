import type { QueryParams } from '~backend/platform/http/query'
import type { MapGroup } from './map-group'
import type { Where } from './sql/where'

/** With ids from memory, changes were just checked, so caches that the column store invalidates are valid. */
export type FetchPage<Fetched> = (ids: number[], engine: 'memory' | 'sql') => Promise<Fetched>

/** Each facet is counted as if nothing of it were chosen. */
export type Facets = Record<string, Record<number, number>>

/** `pinsWhere` finds the statements when they are few enough for pins. */
export type MapResult = { groups: MapGroup[]; pinsWhere: Where | undefined }

/** Statements that a signed-in viewer has hidden are never found. */
export interface SearchEngine<NoAnswer = never> {
  fetchPage<Fetched>(
    query: QueryParams,
    viewerId: number | undefined,
    fetch: FetchPage<Fetched>,
  ): Promise<Fetched | NoAnswer>
  count(query: QueryParams, viewerId: number | undefined): Promise<number | NoAnswer>
  countFacets(query: QueryParams, viewerId: number | undefined): Promise<Facets | NoAnswer>
  /** Of some ids the first that the query finds, in their order. */
  fetchAmong<Fetched>(
    ids: readonly number[],
    limit: number,
    query: QueryParams,
    viewerId: number | undefined,
    fetch: FetchPage<Fetched>,
  ): Promise<Fetched | NoAnswer>
  /** The signal is aborted when nobody waits for the answer any more. */
  findOnMap(
    query: QueryParams,
    viewerId: number | undefined,
    signal: AbortSignal,
  ): Promise<MapResult | NoAnswer>
}

/** Memory answers undefined while loading, and for filters that it does not hold; then the database answers. */
export function createSearch(memory: SearchEngine<undefined>, sql: SearchEngine): SearchEngine {
  return {
    fetchPage: async (...args) => (await memory.fetchPage(...args)) ?? (await sql.fetchPage(...args)),
    count: async (...args) => (await memory.count(...args)) ?? (await sql.count(...args)),
    countFacets: async (...args) => (await memory.countFacets(...args)) ?? (await sql.countFacets(...args)),
    fetchAmong: async (...args) => (await memory.fetchAmong(...args)) ?? (await sql.fetchAmong(...args)),
    findOnMap: async (...args) => (await memory.findOnMap(...args)) ?? (await sql.findOnMap(...args)),
  }
}
