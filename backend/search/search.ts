import type { QueryParams } from '~backend/platform/http/query'
import type { MapGroup } from './map-group'
import type { Where } from './sql/where'

/**
 * Fetches statements. Ids from memory were checked for changes, so caches invalidated by the column store are
 * valid.
 */
export type FetchPage<Fetched> = (ids: number[], engine: 'memory' | 'sql') => Promise<Fetched>

/** Counts of each facet without its own selection. */
export type Facets = Record<string, Record<number, number>>

/** Groups of a map; `pinsWhere` finds the statements if they are few enough for pins. */
export type MapResult = { groups: MapGroup[]; pinsWhere: Where | undefined }

/** Search engine. Statements that a signed-in viewer has hidden are never found. */
export interface SearchEngine<NoAnswer = never> {
  fetchPage<Fetched>(
    query: QueryParams,
    viewerId: number | undefined,
    fetch: FetchPage<Fetched>,
  ): Promise<Fetched | NoAnswer>
  count(query: QueryParams, viewerId: number | undefined): Promise<number | NoAnswer>
  countFacets(query: QueryParams, viewerId: number | undefined): Promise<Facets | NoAnswer>
  /** Fetches the first of some ids that the query finds, in their order. */
  fetchAmong<Fetched>(
    ids: readonly number[],
    limit: number,
    query: QueryParams,
    viewerId: number | undefined,
    fetch: FetchPage<Fetched>,
  ): Promise<Fetched | NoAnswer>
  /** The signal aborts when no caller waits for the result any more. */
  findOnMap(
    query: QueryParams,
    viewerId: number | undefined,
    signal: AbortSignal,
  ): Promise<MapResult | NoAnswer>
}

/**
 * Creates a search that falls back to the database while memory is loading, and for filters it does not
 * support.
 */
export function createSearch(memory: SearchEngine<undefined>, sql: SearchEngine): SearchEngine {
  return {
    fetchPage: async (...args) => (await memory.fetchPage(...args)) ?? (await sql.fetchPage(...args)),
    count: async (...args) => (await memory.count(...args)) ?? (await sql.count(...args)),
    countFacets: async (...args) => (await memory.countFacets(...args)) ?? (await sql.countFacets(...args)),
    fetchAmong: async (...args) => (await memory.fetchAmong(...args)) ?? (await sql.fetchAmong(...args)),
    findOnMap: async (...args) => (await memory.findOnMap(...args)) ?? (await sql.findOnMap(...args)),
  }
}
