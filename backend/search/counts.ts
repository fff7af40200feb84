import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '~backend/platform/db/pool'
import type { QueryParams } from '~backend/platform/http/query'
import type { MemorySearch } from './memory/memory-search'
import {
  buildChosenFacetQueries,
  buildMainCountQuery,
  type CountQuery,
  type CountRow,
  type Facets,
  listFacetNames,
  TOGGLE_FACETS,
  toFacets,
} from './sql/facets'

const MAX_AGE_MS = 10_000
const MAX_CACHED_QUERIES = 2_000

/** How many statements a query finds, and how many with each other option. */
export interface SearchCounts {
  total(query: QueryParams, viewerId?: number): Promise<number>
  facets(query: QueryParams, viewerId?: number): Promise<Facets>
}

/**
 * Counts in the columns; what they do not tell is counted by the database, at most every ten seconds for the same walk of guests: a page's number and its facets share one, and so do
 * questions that differ in one choice. What a signed-in user is told is always counted, for it changes with what they hide.
 */
export function createSearchCounts(db: Db, memorySearch: MemorySearch): SearchCounts {
  const cache = new LRUCache<string, CountRow[], CountQuery>({
    max: MAX_CACHED_QUERIES,
    ttl: MAX_AGE_MS,
    // Whoever asks while it is being counted waits for the same count; a failed one is not kept.
    fetchMethod: async (_key, _stale, { context }) => runCountQuery(db, context),
  })

  async function getCountRows(asked: CountQuery, viewerId: number | undefined): Promise<CountRow[]> {
    if (viewerId !== undefined) return runCountQuery(db, asked)
    return (await cache.fetch(toCacheKey(asked), { context: asked })) ?? []
  }

  return {
    async total(query, viewerId) {
      const known = await memorySearch.countFacets(query, listFacetNames(query), TOGGLE_FACETS, viewerId)
      if (known) return known.total
      const tallies = await getCountRows(buildMainCountQuery(query, viewerId), viewerId)
      return tallies.find(({ name }) => name === null)?.total ?? 0
    },
    async facets(query, viewerId) {
      const known = await memorySearch.countFacets(query, listFacetNames(query), TOGGLE_FACETS, viewerId)
      if (known) return known.facets
      const walks = [buildMainCountQuery(query, viewerId), ...buildChosenFacetQueries(query, viewerId)]
      // Beside one another: each is a query of its own, and the database has more than one core.
      const tallies = await Promise.all(walks.map((asked) => getCountRows(asked, viewerId)))
      return toFacets(query, tallies.flat())
    },
  }
}

async function runCountQuery(db: Db, { sql, values }: CountQuery): Promise<CountRow[]> {
  const { rows } = await db.query<CountRow>(sql, values)
  return rows
}

/** What a walk says does not depend on the question's spelling, order or junk, so it is the key as well. */
function toCacheKey({ sql, values }: CountQuery): string {
  return createHash('sha256')
    .update(JSON.stringify([sql, values]))
    .digest('base64')
}
