import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/pool'
import type { Query } from '../http/query'
import type { ColumnSearch } from './columns/search'
import {
  type Facets,
  facetsOf,
  groupNamesOf,
  mainWalk,
  type Tally,
  TICKS,
  type Walk,
  walksOfChosen,
} from './facets'

const FRESH_MS = 10_000
const MOST_KEPT = 2_000

/** How many statements a query finds, and how many with each other option. */
export interface Counts {
  total(query: Query, viewerId?: number): Promise<number>
  facets(query: Query, viewerId?: number): Promise<Facets>
}

/**
 * Counts in the columns; what they do not tell is counted by the database, at most every ten seconds for the same walk of guests: a page's number and its facets share one, and so do
 * questions that differ in one choice. What a signed-in user is told is always counted, for it changes with what they hide.
 */
export function countsOf(db: Db, columns: ColumnSearch): Counts {
  const kept = new LRUCache<string, Tally[], Walk>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    // Whoever asks while it is being counted waits for the same count; a failed one is not kept.
    fetchMethod: async (_key, _stale, { context }) => walk(db, context),
  })

  async function talliesOf(asked: Walk, viewerId: number | undefined): Promise<Tally[]> {
    if (viewerId !== undefined) return walk(db, asked)
    return (await kept.fetch(keyOf(asked), { context: asked })) ?? []
  }

  return {
    async total(query, viewerId) {
      const known = await columns.tallies(query, groupNamesOf(query), TICKS, viewerId)
      if (known) return known.total
      const tallies = await talliesOf(mainWalk(query, viewerId), viewerId)
      return tallies.find(({ name }) => name === null)?.total ?? 0
    },
    async facets(query, viewerId) {
      const known = await columns.tallies(query, groupNamesOf(query), TICKS, viewerId)
      if (known) return known.facets
      const walks = [mainWalk(query, viewerId), ...walksOfChosen(query, viewerId)]
      // Beside one another: each is a query of its own, and the database has more than one core.
      const tallies = await Promise.all(walks.map((asked) => talliesOf(asked, viewerId)))
      return facetsOf(query, tallies.flat())
    },
  }
}

async function walk(db: Db, { sql, values }: Walk): Promise<Tally[]> {
  const { rows } = await db.query<Tally>(sql, values)
  return rows
}

/** What a walk says does not depend on the question's spelling, order or junk, so it is the key as well. */
function keyOf({ sql, values }: Walk): string {
  return createHash('sha256')
    .update(JSON.stringify([sql, values]))
    .digest('base64')
}
