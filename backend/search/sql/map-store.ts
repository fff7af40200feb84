import { toPackedNamesSql } from '~backend/locations/place-name-sql'
import type { StatementRow } from '~backend/statements/statement-row'
import type { Exclusions } from '../exclusions'
import type { MapGroup } from '../map-group'
import type { Where } from './where'

/** Runs a query for whoever has asked for it. */
export type RunQuery = <Row extends object>(sql: string, values: readonly unknown[]) => Promise<Row[]>

/** The statements that meet the conditions, by the cells of a grid with so many cells along a degree. */
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

/** The same conditions, within some cells of the database's own grid. */
export function whereInCells(where: Where, cells: readonly number[]): Where {
  return {
    sql: `${where.sql} and s.cell = any($${where.values.length + 1}::int[])`,
    values: [...where.values, cells],
  }
}

/** The cells of what is left out, where a count for everybody is too high. */
export async function listExcludedCells(
  runQuery: RunQuery,
  { ids, viewerId }: Exclusions,
): Promise<Set<number>> {
  if (ids.length === 0 && viewerId === undefined) return new Set()
  const rows = await runQuery<{ cell: number }>(
    `select distinct cell from statements where cell is not null
       and id in (select unnest($1::int[]) union all select statement_id from hidden_statements where user_id = $2)`,
    [ids, viewerId],
  )
  return new Set(rows.map(({ cell }) => cell))
}

/** What the map shows of a statement. */
export type PinRow = Pick<
  StatementRow,
  | 'id'
  | 'deal_type_id'
  | 'real_estate_type_id'
  | 'room_type_id'
  | 'price_gel'
  | 'price_usd'
  | 'area_m2'
  | 'price_type_id'
  | 'city_id'
  | 'city'
  | 'district'
  | 'urban'
  | 'tier'
> & { lat: number; lng: number }

/** The statements that meet the conditions and have a place. */
export async function listPins(runQuery: RunQuery, { sql, values }: Where): Promise<PinRow[]> {
  return runQuery<PinRow>(
    `select s.id, s.deal_type_id, s.real_estate_type_id, s.room_type_id, s.price_gel, s.price_usd, s.area_m2,
       s.price_type_id, s.city_id, ${toPackedNamesSql('city')} as city, ${toPackedNamesSql('district')} as district,
       ${toPackedNamesSql('urban')} as urban, case when s.vip_until > now() then s.vip_tier else 0 end as tier, s.lat, s.lng
     from statements s
     join cities city on city.id = s.city_id
     left join districts district on district.id = s.district_id
     left join urbans urban on urban.id = s.urban_id
     where ${sql} and s.cell is not null order by s.id`,
    values,
  )
}

/** The public ones of some statements. */
export function whereIds(ids: readonly number[]): Where {
  return { sql: 's.is_public and s.id = any($1::int[])', values: [ids] }
}
