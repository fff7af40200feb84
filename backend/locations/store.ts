import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

type PlaceRow = {
  id: number
  name_ka: string
  name_en: string
  name_ru: string
  slug: string
  lat: number
  lng: number
}

export type GroupedStreetRow = Omit<PlaceRow, 'slug'> & Row<'streets', 'city_id' | 'district_id' | 'urban_id'>
export type UrbanRow = PlaceRow & Row<'urbans', 'district_id'>
export type DistrictRow = PlaceRow & Row<'districts', 'city_id'>
export type CityRow = PlaceRow
export type Places = {
  cities: CityRow[]
  districts: DistrictRow[]
  urbans: UrbanRow[]
  streets: GroupedStreetRow[]
}

const NAME_COLUMNS = 'id, name_ka, name_en, name_ru'
const GROUPED_STREETS = `select distinct on (grouped_street_id, district_id, urban_id) grouped_street_id as id,
  name_ka, name_en, name_ru, lat, lng, city_id, district_id, urban_id from streets`

export async function listPlaces(db: Db): Promise<Places> {
  const order = 'order by position, name_ka'
  const [cities, districts, urbans, streets] = await Promise.all([
    db.query<CityRow>(`select ${NAME_COLUMNS}, slug, lat, lng from cities ${order}`),
    db.query<DistrictRow>(`select ${NAME_COLUMNS}, slug, lat, lng, city_id from districts ${order}`),
    db.query<UrbanRow>(`select ${NAME_COLUMNS}, slug, lat, lng, district_id from urbans ${order}`),
    db.query<GroupedStreetRow>(`select * from (${GROUPED_STREETS}) s order by name_ka`),
  ])
  return { cities: cities.rows, districts: districts.rows, urbans: urbans.rows, streets: streets.rows }
}

export async function listGroupedStreets(
  db: Db,
  { ids = [], districts = [], urbans = [] }: { ids?: number[]; districts?: number[]; urbans?: number[] },
): Promise<(GroupedStreetRow & { urban_ids: number[] })[]> {
  const { rows } = await db.query<GroupedStreetRow & { urban_ids: number[] }>(
    `select *, array(select distinct urban_id from streets
         where grouped_street_id = one.id and urban_id is not null order by urban_id) as urban_ids
     from (select distinct on (id) * from (${GROUPED_STREETS}
         where grouped_street_id = any($1::int[]) or district_id = any($2::int[]) or urban_id = any($3::int[])
       ) s order by id) one
     order by name_ka`,
    [ids, districts, urbans],
  )
  return rows
}

export type MetroStationRow = PlaceRow &
  Row<'metro_stations', 'urban_ids'> & { created_at: string; updated_at: string }

export async function listMetroStations(db: Db): Promise<MetroStationRow[]> {
  const time = (column: string) => `${toGeorgianTimeSql(column)} as ${column}`
  const { rows } = await db.query<MetroStationRow>(
    `select ${NAME_COLUMNS}, slug, lat, lng, urban_ids, ${time('created_at')}, ${time('updated_at')}
     from metro_stations where deleted_at is null order by id desc`,
  )
  return rows
}
