import type pg from 'pg'
import { createSqlEngine } from '~backend/search/sql/sql-engine'
import type { Engine } from './engine'

/** The database alone, as it answers while the column store is being loaded. */
export function sqlEngine(pool: pg.Pool): Engine {
  // Another one for each question, as it caches its counts.
  const engine = () => createSqlEngine(pool)
  return {
    name: 'SQL',
    page: (query) => engine().fetchPage(query, undefined, async (ids) => ids),
    count: (query) => engine().count(query, undefined),
    async countFacets(query) {
      const search = engine()
      const [total, facets] = await Promise.all([
        search.count(query, undefined),
        search.countFacets(query, undefined),
      ])
      return { total, facets }
    },
    async memory() {
      const { rows } = await pool.query<{ bytes: number }>(
        `select (pg_total_relation_size('statements') + pg_total_relation_size('statement_totals'))::float8 as bytes`,
      )
      return rows[0]?.bytes ?? 0
    },
  }
}
