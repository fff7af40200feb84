import type pg from 'pg'
import { createSqlEngine } from '~backend/search/sql/sql-engine'
import type { Engine } from './engine'

/** Creates the engine that uses only the database, as while the column store loads. */
export function createDatabaseEngine(pool: pg.Pool): Engine {
  return {
    name: 'SQL',
    // A new engine for each query, as each caches its counts.
    findPage: (query) => createSqlEngine(pool).fetchPage(query, undefined, async (ids) => ids),
    count: (query) => createSqlEngine(pool).count(query, undefined),
    async countFacets(query) {
      const engine = createSqlEngine(pool)
      const [total, facets] = await Promise.all([
        engine.count(query, undefined),
        engine.countFacets(query, undefined),
      ])
      return { total, facets }
    },
    async measureMemory() {
      const { rows } = await pool.query<{ bytes: number }>(
        `select (pg_total_relation_size('statements') + pg_total_relation_size('statement_totals'))::float8 as bytes`,
      )
      return rows[0]?.bytes ?? 0
    },
  }
}
