/** An integer takes four bytes a row, a float eight; a text is kept as its number in the text index. */
export type FieldKind = 'integer' | 'float' | 'text'

/** Stands for an absent integer; lower than any range begins. */
export const MISSING_INTEGER = -2_147_483_648

/** Columns of ids, 0 for none, named by the parameters that filter by them. */
export const ID_LIST_FIELDS = [
  'deal_types',
  'real_estate_types',
  'statuses',
  'conditions',
  'project_types',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'living_room_types',
  'storeroom_types',
  'parking_types',
  'heating_types',
  'hot_water_types',
  'material_types',
  'door_window_types',
  'rent_types',
  'daily_rent_types',
  'build_years',
  'area_types',
  'cities',
  'districts',
  'urbans',
  'streets',
  'metro_station_ids',
  'users',
  'projects',
] as const
export type IdListField = (typeof ID_LIST_FIELDS)[number]

/** Bits of the column `flags`, the lowest first. */
export const FLAGS = [
  'with_3d',
  'with_picture',
  'has_balcony',
  'has_loggia',
  'has_porch',
  'has_cadastral_code',
  'can_exchanged',
  'not_first',
  'not_last',
] as const
export type Flag = (typeof FLAGS)[number]

/** Parameter ids are bits: those below this number of `parameters`, the others of `more_parameters`. */
export const BITS_PER_COLUMN = 31

const VALUE_FIELDS = {
  price_gel: 'integer',
  price_usd: 'integer',
  floor: 'integer',
  area: 'float',
  area_m2: 'float',
  lat: 'float',
  lng: 'float',
  vip_tier: 'integer',
  created_at: 'float',
  last_updated: 'float',
  owner_type: 'integer',
  flags: 'integer',
  parameters: 'integer',
  more_parameters: 'integer',
  text: 'text',
} as const satisfies Record<string, FieldKind>
export type FieldName = IdListField | keyof typeof VALUE_FIELDS

/** The columns of the store, each with the kind of its values. */
export const FIELDS = {
  ...(Object.fromEntries(ID_LIST_FIELDS.map((name) => [name, 'integer'])) as Record<IdListField, 'integer'>),
  ...VALUE_FIELDS,
} as const satisfies Record<FieldName, FieldKind>

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
