import { toNamesSql } from '~backend/locations/place-name-sql'
import type { Db } from '~backend/platform/db/pool'
import { provedPhoneSql } from '~backend/platform/db/proved-phone-sql'
import type { Column, Row } from '~backend/platform/db/row'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Page } from '~backend/platform/http/pagination'
import { parseSlug } from '~backend/platform/http/query'
import type { LocalizedText } from '~backend/platform/localized-text'
import { type WalkingTimesJson, walkingTimesSql } from '~backend/walking/walking-times'
import { isUuid, parseId } from '~contract/values/ids'
import type { SqlCondition } from './filters'

export type ProjectRow = Row<
  'projects',
  | 'id'
  | 'uuid'
  | 'slug'
  | 'is_completed'
  | 'delivered_on'
  | 'instalment_months'
  | 'first_payment'
  | 'has_mortgage'
  | 'square_price_from'
  | 'square_price_to'
  | 'city_id'
  | 'district_id'
  | 'urban_id'
  | 'address_ka'
  | 'address_en'
  | 'address_ru'
  | 'developer_id'
> & {
  name: LocalizedText
  /** Lari per dollar; null while the exchange rate is unknown. */
  usd_rate: number | null
  eur_rate: number | null
  city: LocalizedText
  district: LocalizedText | null
  urban: LocalizedText | null
  developer_slug: Column<'users', 'slug'>
  developer: string
  developer_logo: Column<'users', 'logo'>
  developer_awaits_confirmation: Column<'users', 'awaits_confirmation'>
  images: { path: string; width: number; height: number }[]
}

export type LayoutRow = {
  rooms: number
  area: number
  floor_from: number
  floor_to: number
  square_price: number
  path: string | null
}

export type SingleProjectRow = ProjectRow &
  Row<
    'projects',
    | 'about_ka'
    | 'about_en'
    | 'about_ru'
    | 'condition_ids'
    | 'material_type_id'
    | 'buildings'
    | 'floors'
    | 'flats'
    | 'height'
    | 'lat'
    | 'lng'
    | 'manager_name'
    | 'brochure'
  > & { phone_number: string | null; layouts: LayoutRow[]; walking_times: WalkingTimesJson | null }

const COLUMNS = `
  p.id, p.uuid, p.slug, ${toNamesSql('p')} as name, p.is_completed, p.delivered_on, p.instalment_months, p.first_payment,
  p.has_mortgage, p.square_price_from, p.square_price_to,
  (select current_rate(2::smallint)) as usd_rate, (select current_rate(3::smallint)) as eur_rate,
  p.city_id, p.district_id, p.urban_id, ${toNamesSql('city')} as city, ${toNamesSql('district')} as district,
  ${toNamesSql('urban')} as urban, p.address_ka, p.address_en, p.address_ru,
  p.developer_id, developer.slug as developer_slug, ${userNameSql('developer')} as developer,
  developer.logo as developer_logo, developer.awaits_confirmation as developer_awaits_confirmation`

const IMAGES = `
  (select coalesce(json_agg(json_build_object('path', path, 'width', width, 'height', height) order by position), '[]')
   from project_images where project_id = p.id) as images`

const FIRST_IMAGE = `
  (select coalesce(json_agg(json_build_object('path', path, 'width', width, 'height', height)), '[]')
   from project_images where project_id = p.id and position = 0) as images`

const TABLES = `projects p
  join users developer on developer.id = p.developer_id and developer.blocked_at is null
  join cities city on city.id = p.city_id
  left join districts district on district.id = p.district_id
  left join urbans urban on urban.id = p.urban_id`

const ORDERS = {
  created_at: 'p.created_at desc, p.id desc',
  price: 'p.square_price_from asc nulls last, p.id desc',
  delivery: 'p.delivered_on asc, p.id desc',
} as const
export type ProjectOrder = keyof typeof ORDERS
export const isProjectOrder = (key: string | undefined): key is ProjectOrder =>
  key !== undefined && Object.hasOwn(ORDERS, key)

export async function listProjects(
  db: Db,
  { sql, values }: SqlCondition,
  order: ProjectOrder,
  { page, perPage }: Page,
): Promise<{ rows: ProjectRow[]; total: number }> {
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*) as total from projects p where ${sql}`,
    values,
  )
  const { rows } = await db.query<ProjectRow>(
    `select ${COLUMNS}, ${FIRST_IMAGE} from ${TABLES} where ${sql}
     order by ${ORDERS[order]} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, perPage, (page - 1) * perPage],
  )
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Finds a project by uuid, slug or number. */
export async function findProject(db: Db, key: string): Promise<SingleProjectRow | undefined> {
  const { rows } = await db.query<SingleProjectRow>(
    `select ${COLUMNS}, ${IMAGES},
       p.about_ka, p.about_en, p.about_ru, p.condition_ids, p.material_type_id, p.buildings, p.floors, p.flats,
       p.height, p.lat, p.lng, p.manager_name,
       coalesce(p.manager_phone, ${provedPhoneSql('developer')}) as phone_number,
       p.brochure,
       (select coalesce(json_agg(json_build_object('rooms', rooms, 'area', area, 'floor_from', floor_from,
          'floor_to', floor_to, 'square_price', square_price, 'path', path) order by position), '[]')
        from project_layouts where project_id = p.id) as layouts,
       ${walkingTimesSql('project', 'p.id')} as walking_times
     from ${TABLES} where p.slug = $1 or p.id = $2 or p.uuid = $3 order by p.slug = $1 desc nulls last limit 1`,
    [parseSlug(key), parseId(key), isUuid(key) ? key : null],
  )
  return rows[0]
}
