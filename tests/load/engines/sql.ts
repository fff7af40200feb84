import type pg from 'pg'
import { createSearchCounts } from '../../../backend/search/counts'
import type { MemorySearch } from '../../../backend/search/memory/memory-search'
import { parseOrderBySql, parsePage } from '../../../backend/search/order'
import { buildWhere } from '../../../backend/search/sql/where'
import { listStatementIds } from '../../../backend/statements/store'
import type { Engine } from './engine'

/** As columns are that have not been read yet. */
const UNREAD: MemorySearch = {
  fetchPage: async () => undefined,
  countFacets: async () => undefined,
  begin: async () => undefined,
}

/** The database alone, as it answers while the columns are not read. */
export function sqlEngine(pool: pg.Pool): Engine {
  // Made anew for each question: what was counted for an earlier one is not to answer this one.
  const counts = () => createSearchCounts(pool, UNREAD)
  return {
    name: 'SQL',
    page: (query) => listStatementIds(pool, buildWhere(query), parseOrderBySql(query), parsePage(query)),
    count: (query) => counts().total(query),
    async tallies(query) {
      const asked = counts()
      const [total, facets] = await Promise.all([asked.total(query), asked.facets(query)])
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
