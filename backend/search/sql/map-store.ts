import type { Column } from '~backend/platform/db/row'
import type { Exclusions } from '../exclusions'
import type { MapGroup } from '../map-group'
import type { Where } from './where'

/** Runs a query that is cancelled when no caller waits for the result any more. */
export type RunQuery = <Row extends object>(sql: string, values: readonly unknown[]) => Promise<Row[]>

export async function listMapGroups(
  runQuery: RunQuery,
  where: Where,
  cellsPerDegree: number,
): Promise<MapGroup[]> {
  const scale = `$${where.values.length + 1}::float8`
  return runQuery<MapGroup>(
    `select floor(s.lat * ${scale})::int as row, floor(s.lng * ${scale})::int as column, count(*) as count,
       avg(s.lat) as lat, avg(s.lng) as lng, max(s.lat) as north, min(s.lat) as south, max(s.lng) as east,
       min(s.lng) as west, min(s.price_gel) as price_gel, min(s.price_usd) as price_usd, min(s.id) as id
     from statements s where ${where.sql} and s.cell is not null group by 1, 2`,
    [...where.values, cellsPerDegree],
  )
}

export function whereInCells(where: Where, cells: readonly number[]): Where {
  return {
    sql: `${where.sql} and s.cell = any($${where.values.length + 1}::int[])`,
    values: [...where.values, cells],
  }
}

/** Lists cells whose shared counts include excluded statements. */
export async function listExcludedCells(
  runQuery: RunQuery,
  { ids, viewerId }: Exclusions,
): Promise<Set<number>> {
  if (ids.length === 0 && viewerId === undefined) return new Set()
  const rows = await runQuery<{
    cell: NonNullable<Column<'statements', 'cell'>>
  }>(
    `select distinct cell from statements where cell is not null
       and id in (select unnest($1::int[]) union all select statement_id from hidden_statements where user_id = $2)`,
    [ids, viewerId],
  )
  return new Set(rows.map(({ cell }) => cell))
}
