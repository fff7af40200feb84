import { apiFilters } from '~contract/search-filters'

/**
 * Kinds of fields. An id or integer is never negative, 0 for none. A text is stored as its number in the text
 * index.
 */
export type FieldKind = 'id' | 'integer' | 'float' | 'text'

/** Marks a missing integer; below the start of any range. */
export const MISSING_INTEGER = -2_147_483_648

const filtersInMemory = apiFilters.filter((filter) => !('databaseOnly' in filter))

/** Columns of ids, 0 for none, named by the parameters that filter by them. */
export const ID_LIST_FIELDS = filtersInMemory
  .filter((filter) => filter.kind === 'ids' && 'column' in filter && !('aliasOf' in filter))
  .map((filter) => filter.parameter)
export type IdListField = (typeof ID_LIST_FIELDS)[number]

/** Nearest metro stations, see `near-stations.ts`; 0 for none. */
export const NEAR_STATION_FIELDS = ['near_station_1', 'near_station_2', 'near_station_3'] as const

export const BITMAP_FIELDS = [
  ...filtersInMemory
    .filter((filter) => filter.kind === 'ids' && 'facet' in filter)
    .filter((filter) => 'column' in filter)
    .map((filter) => filter.parameter),
  'owner_type' as const,
  'metro_minutes' as const,
  ...NEAR_STATION_FIELDS,
]
export type BitmapField = (typeof BITMAP_FIELDS)[number]

const FLAGS_WITHOUT_BIT = ['owner', 'newest', 'reduced'] as const
type FlagWithoutBit = (typeof FLAGS_WITHOUT_BIT)[number]

/** Bits of the column `flags`, the lowest first. */
export const FLAGS = filtersInMemory
  .filter((filter) => filter.kind === 'flag')
  .map((filter) => filter.parameter)
  .filter(
    (name): name is Exclude<typeof name, FlagWithoutBit> => !FLAGS_WITHOUT_BIT.some((one) => one === name),
  )
export type Flag = (typeof FLAGS)[number]

const rangeFilters = filtersInMemory.filter((filter) => filter.kind === 'range' && 'column' in filter)
export const RANGE_FIELDS = rangeFilters.map((filter) => filter.parameter)
export type RangeField = (typeof RANGE_FIELDS)[number]

/** Parameter ids are bits: those below this number of `parameters`, the others of `more_parameters`. */
export const BITS_PER_COLUMN = 31

const VALUE_FIELDS = {
  price_gel: 'integer',
  price_usd: 'integer',
  area: 'float',
  area_m2: 'float',
  lat: 'float',
  lng: 'float',
  vip_tier: 'id',
  created_at: 'float',
  last_updated: 'float',
  rank_key: 'float',
  reduced_at: 'float',
  owner_type: 'id',
  metro_minutes: 'id',
  near_station_1: 'id',
  near_station_2: 'id',
  near_station_3: 'id',
  flags: 'integer',
  parameters: 'integer',
  more_parameters: 'integer',
  text: 'text',
} as const satisfies Record<string, FieldKind>
export type FieldName = IdListField | RangeField | keyof typeof VALUE_FIELDS

export const FIELDS = {
  ...(Object.fromEntries(ID_LIST_FIELDS.map((name) => [name, 'id'])) as Record<IdListField, 'id'>),
  ...(Object.fromEntries(
    rangeFilters.map((filter) => [filter.parameter, 'integer' in filter ? 'integer' : 'float']),
  ) as Record<RangeField, 'integer' | 'float'>),
  ...VALUE_FIELDS,
} as const satisfies Record<FieldName, FieldKind>

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
