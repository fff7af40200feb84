import type pg from 'pg'
import { toPackedNamesSql } from '~backend/locations/place-name-sql'
import { cancellableQuery } from '~backend/platform/db/cancellable-query'
import type { Column } from '~backend/platform/db/row'
import type { QueryParams } from '~backend/platform/http/query'
import type { Bounds } from '~backend/search/bounds'
import { getExtent, type MapGroup } from '~backend/search/map-group'
import type { SearchEngine } from '~backend/search/search'
import { type Where, whereIds } from '~backend/search/sql/where'
import type { StatementRow } from './statement-row'

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
> & {
  lat: NonNullable<Column<'statements', 'lat'>>
  lng: NonNullable<Column<'statements', 'lng'>>
}

export type MapData = { extent: Bounds | null; clusters: MapGroup[]; pins: PinRow[] }

type MapRequest = {
  query: QueryParams
  viewerId: number | undefined
  signal: AbortSignal
}

export function createMapReader(
  pool: pg.Pool,
  search: SearchEngine,
): (request: MapRequest) => Promise<MapData> {
  return async ({ query, viewerId, signal }) => {
    const { groups, pinsWhere } = await search.findOnMap(query, viewerId, signal)
    const clusters = pinsWhere ? [] : groups.filter(({ count }) => count > 1)
    const singleIds = groups.filter(({ count }) => count === 1).map(({ id }) => id)
    const hasPins = pinsWhere !== undefined || singleIds.length > 0
    const pins = hasPins ? await listPins(pool, signal, pinsWhere ?? whereIds(singleIds)) : []
    return { extent: getExtent(groups), clusters: clusters.sort((a, b) => b.count - a.count), pins }
  }
}

function listPins(pool: pg.Pool, signal: AbortSignal, { sql, values }: Where): Promise<PinRow[]> {
  return cancellableQuery<PinRow>(
    pool,
    signal,
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
