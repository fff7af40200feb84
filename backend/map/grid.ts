import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { withTransaction } from '../db/transaction'
import { tooMany } from '../http/errors'
import type { Where } from '../statements/filters'
import type { Group } from './group'
import { listGroups } from './store'
import { cellsPerDegree } from './view'

const FRESH_MS = 30_000
/** Of all kept grids together. */
const MOST_CELLS = 200_000
/** Each reads the whole table at worst: the rest of the database's connections are for everybody else. */
const AT_ONCE = 2
const MOST_WAITING = 30
/** Longer than a page waits: whoever asks again finds it counted. */
const MOST_MS = 5_000
const ASK_AGAIN_S = 5

/**
 * All statements that meet conditions, by the cells of the database, at most every half a minute for the same
 * conditions: a view of a city or of the country is put together from them, however it is moved. Few are counted at
 * once, and none for long.
 *
 * @throws ApiError 429 when too many wait already, or it takes too long
 */
export function countryGrid(pool: pg.Pool, mostMs = MOST_MS): (where: Where) => Promise<Group[]> {
  const turns = bulkhead(AT_ONCE, MOST_WAITING)
  const kept = new LRUCache<string, Group[], Where>({
    maxSize: MOST_CELLS,
    sizeCalculation: (groups) => groups.length + 1,
    ttl: FRESH_MS,
    // Whoever asks while it is being counted waits for the same grid, so nobody's leaving ends the query.
    fetchMethod: (_key, _stale, { context }) => turns.execute(() => counted(context)),
  })
  return async (where) => {
    try {
      return (await kept.fetch(JSON.stringify(where), { context: where })) ?? []
    } catch (error) {
      throw error instanceof BulkheadRejectedError || isCancelled(error) ? tooMany(ASK_AGAIN_S) : error
    }
  }

  function counted(where: Where): Promise<Group[]> {
    return withTransaction(pool, async (transaction) => {
      await transaction.query(`set local statement_timeout = ${mostMs}`)
      const ask = async <Row extends object>(sql: string, values: readonly unknown[]) =>
        (await transaction.query<Row>(sql, [...values])).rows
      return listGroups(ask, where, cellsPerDegree(0))
    })
  }
}

/** PostgreSQL's code for a statement that was ended, as by its timeout. */
const isCancelled = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'
