import type pg from 'pg'
import { cancellableQuery } from '~backend/platform/db/cancellable-query'
import { parsePage } from '~backend/platform/http/pagination'
import { parseOrder, parsePromotion } from '../order'
import type { SearchEngine } from '../search'
import { createCachedCounts } from './cached-counts'
import { buildChosenFacetQueries, buildMainCountQuery, toFacets } from './facets'
import { listMatchingIds, listPageIds } from './list-statement-ids'
import type { RunQuery } from './map-store'
import { createSqlMap } from './sql-map'
import { buildWhere } from './where'

export function createSqlEngine(pool: pg.Pool): SearchEngine {
  const getCountRows = createCachedCounts(pool)
  const findOnMap = createSqlMap(pool)

  return {
    async fetchPage(query, viewerId, fetch) {
      const order = { order: parseOrder(query), promotion: parsePromotion(query) }
      const ids = await listPageIds(pool, buildWhere(query, viewerId), order, parsePage(query))
      return fetch(ids, 'sql')
    },

    async fetchAmong(ids, limit, query, viewerId, fetch) {
      const matching = new Set(await listMatchingIds(pool, buildWhere(query, viewerId), ids))
      return fetch(ids.filter((id) => matching.has(id)).slice(0, limit), 'sql')
    },

    async count(query, viewerId) {
      const rows = await getCountRows(buildMainCountQuery(query, viewerId), viewerId)
      return rows.find(({ name }) => name === null)?.total ?? 0
    },

    async countFacets(query, viewerId) {
      const countQueries = [buildMainCountQuery(query, viewerId), ...buildChosenFacetQueries(query, viewerId)]
      const rows = await Promise.all(countQueries.map((countQuery) => getCountRows(countQuery, viewerId)))
      return toFacets(query, rows.flat())
    },

    findOnMap(query, viewerId, signal) {
      const runQuery: RunQuery = (sql, values) => cancellableQuery(pool, signal, sql, values)
      return findOnMap(runQuery, { query, viewerId, signal })
    },
  }
}
