import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '~backend/platform/db/pool'
import type { CountQuery, CountRow } from './facets'

const MAX_AGE_MS = 10_000
const MAX_CACHED_QUERIES = 2_000

/**
 * Caches guests' counts for ten seconds. Users' counts depend on their hidden statements and are not cached.
 */
export function createCachedCounts(
  db: Db,
): (countQuery: CountQuery, viewerId: number | undefined) => Promise<CountRow[]> {
  const cache = new LRUCache<string, CountRow[], CountQuery>({
    max: MAX_CACHED_QUERIES,
    ttl: MAX_AGE_MS,
    // Concurrent callers share one count; failures are not cached.
    fetchMethod: async (_key, _stale, { context }) => runCountQuery(db, context),
  })

  return async (countQuery, viewerId) => {
    if (viewerId !== undefined) return runCountQuery(db, countQuery)
    return (await cache.fetch(toCacheKey(countQuery), { context: countQuery })) ?? []
  }
}

async function runCountQuery(db: Db, { sql, values }: CountQuery): Promise<CountRow[]> {
  const { rows } = await db.query<CountRow>(sql, values)
  return rows
}

function toCacheKey({ sql, values }: CountQuery): string {
  return createHash('sha256')
    .update(JSON.stringify([sql, values]))
    .digest('base64')
}
