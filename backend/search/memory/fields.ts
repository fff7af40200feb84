import { USER_TYPE_KEYS } from '~backend/dictionaries/user-types'

/** Whole numbers take four bytes, all others eight; a text is known by its number among the different ones. */
export type FieldKind = 'whole' | 'real' | 'text'
export type Field = { kind: FieldKind; sql: string }

/** In place of a number that a statement does not tell: no range has it. */
export const MISSING_INTEGER = -2_147_483_648

/** Lists of ids: the parameter and its column. */
const ID_COLUMNS = {
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
} as const

/** What a visitor asks for with 1, and what is not told by a column alone. */
export const FLAG_CONDITIONS = {
  with_3d: 's.tour_url is not null',
  with_picture: "s.images <> ''",
  has_balcony: 's.balconies > 0',
  has_loggia: 's.loggia_area > 0',
  has_porch: 's.porch_area > 0',
  has_cadastral_code: 's.rs_code is not null',
  can_exchanged: 's.can_exchanged',
  not_first: 's.floor > 1',
  not_last: 's.floor < s.total_floors',
} as const

/** Parameters are bits: the first so many of one number, the rest of another. */
export const BITS_PER_COLUMN = 31

const userTypes = USER_TYPE_KEYS.map((key) => `'${key}'`).join(', ')

const VALUE_FIELDS = {
  price_gel: integerField(`coalesce(s.price_gel, ${MISSING_INTEGER})`),
  price_usd: integerField(`coalesce(s.price_usd, ${MISSING_INTEGER})`),
  floor: integerField(`coalesce(s.floor, ${MISSING_INTEGER})`),
  area: floatField('s.area'),
  area_m2: floatField('s.area_m2'),
  lat: floatField("coalesce(s.lat, 'NaN')"),
  lng: floatField("coalesce(s.lng, 'NaN')"),
  vip_tier: integerField('s.vip_tier'),
  created_at: floatField('extract(epoch from s.created_at)'),
  last_updated: floatField('extract(epoch from s.last_updated)'),
  owner_type: integerField(
    `(select array_position(array[${userTypes}], type) from users where users.id = s.user_id)`,
  ),
  flags: integerField(
    Object.values(FLAG_CONDITIONS)
      .map((condition, bit) => `(case when ${condition} then ${1 << bit} else 0 end)`)
      .join(' + '),
  ),
  parameters: integerField(parameterBitsSql(0)),
  more_parameters: integerField(parameterBitsSql(BITS_PER_COLUMN)),
  text: { kind: 'text', sql: 's.search_text' },
} as const

/** What is kept of each public statement. */
export const FIELDS = {
  ...createIdFields(),
  ...VALUE_FIELDS,
}
export type FieldName = keyof typeof FIELDS
export type IdListField = keyof typeof ID_COLUMNS

export const ID_LIST_FIELDS = Object.keys(ID_COLUMNS) as IdListField[]

function createIdFields() {
  const fields = Object.entries(ID_COLUMNS).map(([name, column]) => [
    name,
    integerField(`coalesce(s.${column}, 0)`),
  ])
  return Object.fromEntries(fields) as Record<IdListField, Field>
}

function integerField(sql: string): Field {
  return { kind: 'whole', sql }
}

function floatField(sql: string): Field {
  return { kind: 'real', sql }
}

function parameterBitsSql(from: number): string {
  return `coalesce((select bit_or(1 << (p - ${from})) from unnest(s.parameters) p
    where p >= ${from} and p < ${from + BITS_PER_COLUMN}), 0)`
}
