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
/** Maximum number of cached cells of all grids. */
const MAX_CELLS = 200_000
/** Maximum concurrent counts: each may read the whole table, and other queries need connections too. */
const MAX_CONCURRENT = 2
const MAX_WAITING = 30
/** Timeout in ms; longer than a page waits, so that a retry finds the result. */
const TIMEOUT_MS = 5_000
const RETRY_AFTER_SECONDS = 5

/**
 * Creates a cache of the whole country's grid per condition, for half a minute; any view is composed from it.
 * @throws ApiError 429 if the queue is full or the count times out
 */
export function createCountryGrid(
  pool: pg.Pool,
  timeoutMs = TIMEOUT_MS,
): (where: Where) => Promise<MapGroup[]> {
  const limiter = bulkhead(MAX_CONCURRENT, MAX_WAITING)
  const cache = new LRUCache<string, MapGroup[], Where>({
    maxSize: MAX_CELLS,
    // A long filter takes as much memory as some groups.
    sizeCalculation: (groups, { length }) => groups.length + 1 + Math.ceil(length / 100),
    ttl: MAX_AGE_MS,
    // Concurrent callers share one count, so one caller's abort does not end the query.
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
      const query = async <Row extends object>(sql: string, values: readonly unknown[]) =>
        (await transaction.query<Row>(sql, [...values])).rows
      return listMapGroups(query, where, getCellsPerDegree(0))
    })
  }
}

/** PostgreSQL's `query_canceled`, for example after a timeout. */
const isCancelled = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'
