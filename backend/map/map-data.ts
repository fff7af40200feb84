import type pg from 'pg'
import { queryWhileWanted } from '../db/cancellable'
import type { Query } from '../http/query'
import type { Bounds } from '../statements/bounds'
import type { ColumnSearch } from '../statements/columns/search'
import { columnsMap } from './columns-map'
import { databaseMap } from './database-map'
import { extentOf, type Group } from './group'
import { type Ask, listPins, type PinRow, withIds } from './store'

export type MapData = { extent: Bounds | null; clusters: Group[]; pins: PinRow[] }

type Asking = {
  query: Query
  /** The user who asks: what they have hidden is left out. */
  viewerId: number | undefined
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
}

/** Every statement that a query finds on the map: alone as a pin, or counted in one cluster with its neighbours. */
export function mapReader(
  pool: pg.Pool,
  columns: Pick<ColumnSearch, 'begin'>,
): (asking: Asking) => Promise<MapData> {
  const findInColumns = columnsMap(columns)
  const findInDatabase = databaseMap(pool)

  return async (asking) => {
    const ask: Ask = (sql, values) => queryWhileWanted(pool, asking.signal, sql, values)
    const { query, viewerId } = asking
    const { groups, few } = (await findInColumns(query, viewerId)) ?? (await findInDatabase(ask, asking))
    const clusters = few ? [] : groups.filter(({ count }) => count > 1)
    const alone = groups.filter(({ count }) => count === 1).map(({ id }) => id)
    const pins = few || alone.length > 0 ? await listPins(ask, few ?? withIds(alone)) : []
    return { extent: extentOf(groups), clusters: clusters.sort((a, b) => b.count - a.count), pins }
  }
}
