import { ACCOUNT_TYPES } from '~contract/accounts'
import {
  BITS_PER_COLUMN,
  type FieldName,
  FLAGS,
  type Flag,
  ID_LIST_FIELDS,
  type IdListField,
  MISSING_INTEGER,
} from '../memory/fields'

const ID_COLUMNS: Readonly<Record<IdListField, string>> = {
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  statuses: 'status_id',
  conditions: 'condition_id',
  project_types: 'project_type_id',
  room_types: 'room_type_id',
  bedroom_types: 'bedroom_type_id',
  bathroom_types: 'bathroom_type_id',
  living_room_types: 'living_room_type_id',
  storeroom_types: 'storeroom_type_id',
  parking_types: 'parking_type_id',
  heating_types: 'heating_type_id',
  hot_water_types: 'hot_water_type_id',
  material_types: 'material_type_id',
  door_window_types: 'door_window_type_id',
  rent_types: 'rent_type_id',
  daily_rent_types: 'daily_rent_type_id',
  build_years: 'build_year_id',
  area_types: 'area_type_id',
  cities: 'city_id',
  districts: 'district_id',
  urbans: 'urban_id',
  streets: 'street_id',
  metro_station_ids: 'metro_station_id',
  users: 'user_id',
  projects: 'project_id',
}

const FLAG_CONDITIONS: Readonly<Record<Flag, string>> = {
  with_3d: 's.tour_url is not null',
  with_picture: "s.images <> ''",
  has_balcony: 's.balconies > 0',
  has_loggia: 's.loggia_area > 0',
  has_porch: 's.porch_area > 0',
  has_cadastral_code: 's.rs_code is not null',
  can_exchanged: 's.can_exchanged',
  not_first: 's.floor > 1',
  not_last: 's.floor < s.total_floors',
}

const userTypes = ACCOUNT_TYPES.map((key) => `'${key}'`).join(', ')

/** The value of each column of the store, as an SQL expression over `statements s`. */
export const COLUMN_SQL: Readonly<Record<FieldName, string>> = {
  ...toIdExpressions(),
  price_gel: `coalesce(s.price_gel, ${MISSING_INTEGER})`,
  price_usd: `coalesce(s.price_usd, ${MISSING_INTEGER})`,
  floor: `coalesce(s.floor, ${MISSING_INTEGER})`,
  area: 's.area',
  area_m2: 's.area_m2',
  lat: "coalesce(s.lat, 'NaN')",
  lng: "coalesce(s.lng, 'NaN')",
  vip_tier: 's.vip_tier',
  created_at: 'extract(epoch from s.created_at)',
  last_updated: 'extract(epoch from s.last_updated)',
  owner_type: `(select array_position(array[${userTypes}], type) from users where users.id = s.user_id)`,
  flags: FLAGS.map((name, bit) => `(case when ${FLAG_CONDITIONS[name]} then ${1 << bit} else 0 end)`).join(
    ' + ',
  ),
  parameters: parameterBitsSql(0),
  more_parameters: parameterBitsSql(BITS_PER_COLUMN),
  text: 's.search_text',
}

function toIdExpressions(): Record<IdListField, string> {
  const expressions = ID_LIST_FIELDS.map((name) => [name, `coalesce(s.${ID_COLUMNS[name]}, 0)`])
  return Object.fromEntries(expressions) as Record<IdListField, string>
}

function parameterBitsSql(from: number): string {
  return `coalesce((select bit_or(1 << (p - ${from})) from unnest(s.parameters) p
    where p >= ${from} and p < ${from + BITS_PER_COLUMN}), 0)`
}
