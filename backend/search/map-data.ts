import type pg from 'pg'
import { cancellableQuery } from '~backend/platform/db/cancellable-query'
import type { QueryParams } from '~backend/platform/http/query'
import type { Bounds } from './bounds'
import { getExtent, type MapGroup } from './map-group'
import { createMemoryMap } from './memory/memory-map'
import type { MemorySearch } from './memory/memory-search'
import { listPins, type PinRow, type RunQuery, whereIds } from './sql/map-store'
import { createSqlMap } from './sql/sql-map'

export type MapData = { extent: Bounds | null; clusters: MapGroup[]; pins: PinRow[] }

type MapRequest = {
  query: QueryParams
  /** The user who asks: what they have hidden is left out. */
  viewerId: number | undefined
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
}

/** Every statement that a query finds on the map: alone as a pin, or counted in one cluster with its neighbours. */
export function createMapReader(
  pool: pg.Pool,
  memorySearch: Pick<MemorySearch, 'begin'>,
): (asking: MapRequest) => Promise<MapData> {
  const findInMemory = createMemoryMap(memorySearch)
  const findInDatabase = createSqlMap(pool)

  return async (asking) => {
    const runQuery: RunQuery = (sql, values) => cancellableQuery(pool, asking.signal, sql, values)
    const { query, viewerId } = asking
    const { groups, pinsWhere: few } =
      (await findInMemory(query, viewerId)) ?? (await findInDatabase(runQuery, asking))
    const clusters = few ? [] : groups.filter(({ count }) => count > 1)
    const singleIds = groups.filter(({ count }) => count === 1).map(({ id }) => id)
    const pins = few || singleIds.length > 0 ? await listPins(runQuery, few ?? whereIds(singleIds)) : []
    return { extent: getExtent(groups), clusters: clusters.sort((a, b) => b.count - a.count), pins }
  }
}
