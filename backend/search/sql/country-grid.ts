import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { tooManyRequests } from '~backend/platform/http/errors'
import { getCellsPerDegree } from '../map-grid'
import type { MapGroup } from '../map-group'
import { listMapGroups } from './map-store'
import type { Where } from './where'

const MAX_AGE_MS = 30_000
/** Of all kept grids together. */
const MAX_CELLS = 200_000
/** Each reads the whole table at worst: the rest of the database's connections are for everybody else. */
const MAX_CONCURRENT = 2
const MAX_WAITING = 30
/** Longer than a page waits: whoever asks again finds it counted. */
const TIMEOUT_MS = 5_000
const RETRY_AFTER_SECONDS = 5

/**
 * All statements that meet conditions, by the cells of the database, at most every half a minute for the same
 * conditions: a view of a city or of the country is put together from them, however it is moved. Few are counted at
 * once, and none for long.
 *
 * @throws ApiError 429 when too many wait already, or it takes too long
 */
export function createCountryGrid(
  pool: pg.Pool,
  timeoutMs = TIMEOUT_MS,
): (where: Where) => Promise<MapGroup[]> {
  const limiter = bulkhead(MAX_CONCURRENT, MAX_WAITING)
  const cache = new LRUCache<string, MapGroup[], Where>({
    maxSize: MAX_CELLS,
    sizeCalculation: (groups) => groups.length + 1,
    ttl: MAX_AGE_MS,
    // Whoever asks while it is being counted waits for the same grid, so nobody's leaving ends the query.
    fetchMethod: (_key, _stale, { context }) => limiter.execute(() => countGroups(context)),
  })
  return async (where) => {
    try {
      return (await cache.fetch(JSON.stringify(where), { context: where })) ?? []
    } catch (error) {
      throw error instanceof BulkheadRejectedError || isCancelled(error)
        ? tooManyRequests(RETRY_AFTER_SECONDS)
        : error
    }
  }

  function countGroups(where: Where): Promise<MapGroup[]> {
    return inTransaction(pool, async (transaction) => {
      await transaction.query(`set local statement_timeout = ${timeoutMs}`)
      const ask = async <Row extends object>(sql: string, values: readonly unknown[]) =>
        (await transaction.query<Row>(sql, [...values])).rows
      return listMapGroups(ask, where, getCellsPerDegree(0))
    })
  }
}

/** PostgreSQL's code for a statement that was ended, as by its timeout. */
const isCancelled = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'
