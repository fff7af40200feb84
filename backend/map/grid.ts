import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Where } from '../statements/filters'
import type { Group } from './group'
import { listGroups } from './store'
import { cellsPerDegree } from './view'

const FRESH_MS = 30_000
/** Of all kept grids together. */
const MOST_CELLS = 200_000

/**
 * All statements that meet conditions, by the cells of the database, at most every half a minute for the same
 * conditions: a view of a city or of the country is put together from them, however it is moved.
 */
export function countryGrid(pool: pg.Pool): (where: Where) => Promise<Group[]> {
  const kept = new LRUCache<string, Group[], Where>({
    maxSize: MOST_CELLS,
    sizeCalculation: (groups) => groups.length + 1,
    ttl: FRESH_MS,
    // Whoever asks while it is being counted waits for the same grid, so nobody's leaving ends the query.
    fetchMethod: (_key, _stale, { context }) => listGroups(ask, context, cellsPerDegree(0)),
  })
  return async (where) => (await kept.fetch(JSON.stringify(where), { context: where })) ?? []

  async function ask<Row extends object>(sql: string, values: readonly unknown[]) {
    return (await pool.query<Row>(sql, [...values])).rows
  }
}
