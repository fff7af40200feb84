export type FormSection = 'deal' | 'place' | 'price' | 'rooms' | 'area' | 'more' | 'all'

interface FilterProperties {
  /** Name in URLs of pages and of the API. A range has two: `{parameter}_from` and `{parameter}_to`. */
  parameter: string
  /** Column in SQL. Filters without one are defined in `backend/search/sql/filter-expressions.ts`. */
  column?: string
  /** True if the column store does not hold the column. */
  databaseOnly?: true
  /** Section of the form. Filters without one appear only in URLs and chips. */
  section?: FormSection
  /** True if the filter is also shown for land. */
  forLand?: true
  /** Condition under which the API counts the matches of each option. */
  facet?: 'always' | 'without_city' | 'within_city'
  /** Heading in the section `all`. */
  title?: string
}

/** Any of several ids: `cities=1,15`. */
export interface IdFilter extends FilterProperties {
  kind: 'ids'
  /** Dictionary of the options. Default: the one named like the parameter. */
  dictionary?: string
  aliasOf?: string
  /** Accepted ids. Default: all. */
  values?: readonly number[]
  /** True if the options are consecutive numbers. */
  compact?: true
  /** Filter that precedes this one in the form. Default: the order in URLs. */
  shownAfter?: string
}

/** Inclusive range of numbers: `area_from=50&area_to=80`. */
export interface RangeFilter extends FilterProperties {
  kind: 'range'
  unit?: 'money' | 'square_meter'
  integer?: true
}

/** Filter that is on or off: `owner=1`. */
export interface FlagFilter extends FilterProperties {
  kind: 'flag'
}

export type SearchFilter = IdFilter | RangeFilter | FlagFilter

/** Choices for the walking time to the metro, in minutes. */
export const METRO_MINUTES = [5, 10, 15] as const
export type MetroMinutes = (typeof METRO_MINUTES)[number]
export const MAX_METRO_MINUTES = 15 satisfies MetroMinutes

/** Filters in the order of URLs, chips and the form, within each kind. */
export const pageFilters = [
  {
    parameter: 'deal_types',
    kind: 'ids',
    column: 'deal_type_id',
    section: 'deal',
    facet: 'always',
  },
  {
    parameter: 'real_estate_types',
    kind: 'ids',
    column: 'real_estate_type_id',
    section: 'deal',
    facet: 'always',
  },
  { parameter: 'cities', kind: 'ids', column: 'city_id', section: 'place', facet: 'without_city' },
  { parameter: 'districts', kind: 'ids', column: 'district_id', section: 'place', facet: 'within_city' },
  { parameter: 'urbans', kind: 'ids', column: 'urban_id', section: 'place', facet: 'within_city' },
  { parameter: 'grouped_streets', kind: 'ids', databaseOnly: true },
  { parameter: 'street_id', kind: 'ids', column: 'street_id', aliasOf: 'streets' },
  // Walking time to any of the stations. The highest number of minutes counts; default: 15.
  { parameter: 'metro_stations', kind: 'ids', section: 'place', facet: 'within_city' },
  {
    parameter: 'metro_minutes',
    kind: 'ids',
    values: METRO_MINUTES,
    section: 'place',
    facet: 'within_city',
  },
  {
    parameter: 'statuses',
    kind: 'ids',
    column: 'status_id',
    section: 'more',
    facet: 'always',
  },
  {
    parameter: 'room_types',
    kind: 'ids',
    column: 'room_type_id',
    section: 'rooms',
    facet: 'always',
  },
  {
    parameter: 'bedroom_types',
    kind: 'ids',
    column: 'bedroom_type_id',
    section: 'all',
    title: 'search:lists.bedroom_types',
    compact: true,
  },
  {
    parameter: 'bathroom_types',
    kind: 'ids',
    column: 'bathroom_type_id',
    section: 'all',
    title: 'search:lists.bathroom_types',
  },
  {
    parameter: 'conditions',
    kind: 'ids',
    column: 'condition_id',
    section: 'more',
    facet: 'always',
  },
  {
    parameter: 'project_types',
    kind: 'ids',
    column: 'project_type_id',
    section: 'all',
    title: 'statement:fields.project_types',
  },
  {
    parameter: 'hot_water_types',
    kind: 'ids',
    column: 'hot_water_type_id',
    section: 'all',
    title: 'statement:fields.hot_water_types',
    shownAfter: 'heating_types',
  },
  {
    parameter: 'heating_types',
    kind: 'ids',
    column: 'heating_type_id',
    section: 'all',
    title: 'statement:fields.heating_types',
  },
  {
    parameter: 'parking_types',
    kind: 'ids',
    column: 'parking_type_id',
    section: 'all',
    title: 'statement:fields.parking_types',
  },
  {
    parameter: 'storeroom_types',
    kind: 'ids',
    column: 'storeroom_type_id',
    section: 'all',
    title: 'statement:fields.storeroom_types',
  },
  {
    parameter: 'material_types',
    kind: 'ids',
    column: 'material_type_id',
    section: 'all',
    title: 'statement:fields.material_types',
  },
  {
    parameter: 'parameters',
    kind: 'ids',
    dictionary: 'statement_parameters',
    section: 'all',
    title: 'statement:kinds.parameter',
    forLand: true,
  },
  { parameter: 'agencies', kind: 'ids', column: 'user_id', aliasOf: 'users' },
  { parameter: 'projects', kind: 'ids', column: 'project_id' },
  { parameter: 'users', kind: 'ids', column: 'user_id' },
  { parameter: 'ids', kind: 'ids', column: 'id', databaseOnly: true },

  { parameter: 'price', kind: 'range', unit: 'money', section: 'price' },
  {
    parameter: 'square_price',
    kind: 'range',
    databaseOnly: true,
    unit: 'money',
    section: 'all',
    title: 'search:ranges.square_price',
    forLand: true,
  },
  { parameter: 'area', kind: 'range', unit: 'square_meter', section: 'area' },
  {
    parameter: 'floor',
    kind: 'range',
    column: 'floor',
    integer: true,
    section: 'all',
    title: 'search:ranges.floor',
  },
  {
    parameter: 'height',
    kind: 'range',
    column: 'height',
    databaseOnly: true,
    section: 'all',
    title: 'search:ranges.height',
  },

  { parameter: 'with_picture', kind: 'flag', section: 'more', forLand: true, facet: 'always' },
  { parameter: 'with_3d', kind: 'flag', section: 'more', forLand: true, facet: 'always' },
  { parameter: 'has_balcony', kind: 'flag', section: 'more', facet: 'always' },
  { parameter: 'owner', kind: 'flag', section: 'more', forLand: true, facet: 'always' },
  { parameter: 'newest', kind: 'flag', section: 'more', forLand: true, facet: 'always' },
  { parameter: 'reduced', kind: 'flag', section: 'more', forLand: true, facet: 'always' },
  { parameter: 'is_vip', kind: 'flag', section: 'more', forLand: true, facet: 'always' },
] as const satisfies readonly SearchFilter[]

export const apiOnlyFilters = [
  { parameter: 'streets', kind: 'ids', column: 'street_id' },
  { parameter: 'metro_station_ids', kind: 'ids', column: 'metro_station_id' },
  { parameter: 'living_room_types', kind: 'ids', column: 'living_room_type_id' },
  { parameter: 'door_window_types', kind: 'ids', column: 'door_window_type_id' },
  { parameter: 'rent_types', kind: 'ids', column: 'rent_type_id' },
  { parameter: 'daily_rent_types', kind: 'ids', column: 'daily_rent_type_id' },
  { parameter: 'build_years', kind: 'ids', column: 'build_year_id' },
  { parameter: 'area_types', kind: 'ids', column: 'area_type_id' },

  { parameter: 'yard_area', kind: 'range', column: 'yard_area', databaseOnly: true },
  { parameter: 'loggia_area', kind: 'range', column: 'loggia_area', databaseOnly: true },

  { parameter: 'without_vip', kind: 'flag' },
  { parameter: 'is_super_vip', kind: 'flag' },
  { parameter: 'is_vip_or_with_3d', kind: 'flag', databaseOnly: true },
  { parameter: 'has_loggia', kind: 'flag' },
  { parameter: 'has_porch', kind: 'flag' },
  { parameter: 'has_cadastral_code', kind: 'flag' },
  { parameter: 'can_exchanged', kind: 'flag', column: 'can_exchanged' },
  { parameter: 'not_first', kind: 'flag' },
  { parameter: 'not_last', kind: 'flag' },
] as const satisfies readonly SearchFilter[]

/** Parameters of a stay: free nights and guests, in searches for daily rent. */
export const SEARCHED_STAY = { from: 'stay_from', to: 'stay_to', guests: 'guests' } as const

export const apiFilters = [...pageFilters, ...apiOnlyFilters]
export type ApiFilter = (typeof apiFilters)[number]

/** Parameters with facet counts. A flag is counted under the id 1. */
export const FACET_NAMES = pageFilters.filter((filter) => 'facet' in filter).map((filter) => filter.parameter)
export type FacetName = (typeof FACET_NAMES)[number]
