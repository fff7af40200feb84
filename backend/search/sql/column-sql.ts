import { ACCOUNT_TYPES } from '~contract/accounts'
import { apiFilters, METRO_MINUTES } from '~contract/search-filters'
import {
  BITS_PER_COLUMN,
  FIELDS,
  type FieldName,
  FLAGS,
  type Flag,
  ID_LIST_FIELDS,
  type IdListField,
  MISSING_INTEGER,
  RANGE_FIELDS,
  type RangeField,
} from '../memory/fields'
import { FILTER_EXPRESSIONS } from './filter-expressions'

const columns = new Map<string, string>(
  apiFilters.flatMap((filter) => ('column' in filter ? [[filter.parameter, filter.column]] : [])),
)

const userTypes = ACCOUNT_TYPES.map((key) => `'${key}'`).join(', ')

const MINUTES_STEP = METRO_MINUTES[0]
/** Source tables of the columns; for the numbers of stations see `memory/near-stations.ts`. */
export const COLUMN_TABLES = `statements s left join lateral (
  select array_agg(metro_station_id * ${METRO_MINUTES.length} + (minutes - 1) / ${MINUTES_STEP}
    order by minutes, metro_station_id) as stations
  from statement_near_stations where statement_id = s.id) near on true`

export const COLUMN_SQL: Readonly<Record<FieldName, string>> = {
  ...toIdExpressions(),
  ...toRangeExpressions(),
  price_gel: `coalesce(s.price_gel, ${MISSING_INTEGER})`,
  price_usd: `coalesce(s.price_usd, ${MISSING_INTEGER})`,
  area: 's.area',
  area_m2: 's.area_m2',
  lat: "coalesce(s.lat, 'NaN')",
  lng: "coalesce(s.lng, 'NaN')",
  vip_tier: 's.vip_tier',
  created_at: 'extract(epoch from s.created_at)',
  last_updated: 'extract(epoch from s.last_updated)',
  rank_key: 's.rank_key',
  reduced_at: 'extract(epoch from s.reduced_at)',
  owner_type: `(select array_position(array[${userTypes}], type) from users where users.id = s.user_id)`,
  metro_minutes: `coalesce((near.stations[1] % ${METRO_MINUTES.length} + 1) * ${MINUTES_STEP}, 0)`,
  near_station_1: 'coalesce(near.stations[1], 0)',
  near_station_2: 'coalesce(near.stations[2], 0)',
  near_station_3: 'coalesce(near.stations[3], 0)',
  flags: FLAGS.map((name, bit) => `(case when ${flagCondition(name)} then ${1 << bit} else 0 end)`).join(
    ' + ',
  ),
  parameters: parameterBitsSql(0),
  more_parameters: parameterBitsSql(BITS_PER_COLUMN),
  text: 's.search_text',
}

function toIdExpressions(): Record<IdListField, string> {
  const expressions = ID_LIST_FIELDS.map((name) => [name, `coalesce(s.${columns.get(name)}, 0)`])
  return Object.fromEntries(expressions) as Record<IdListField, string>
}

function toRangeExpressions(): Record<RangeField, string> {
  const expressions = RANGE_FIELDS.map((name) => {
    const missing = FIELDS[name] === 'integer' ? MISSING_INTEGER : "'NaN'"
    return [name, `coalesce(s.${columns.get(name)}, ${missing})`]
  })
  return Object.fromEntries(expressions) as Record<RangeField, string>
}

function flagCondition(name: Flag): string {
  const column = columns.get(name)
  return column ? `s.${column}` : FILTER_EXPRESSIONS[name as keyof typeof FILTER_EXPRESSIONS & Flag]
}

function parameterBitsSql(from: number): string {
  return `coalesce((select bit_or(1 << (p - ${from})) from unnest(s.parameters) p
    where p >= ${from} and p < ${from + BITS_PER_COLUMN}), 0)`
}
