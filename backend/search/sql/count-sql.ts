import type { QueryParams } from '~backend/platform/http/query'
import { type Exclusions, parseExclusions } from '../exclusions'
import { PARSED_TEXT_PLACES, parseSearchTerms } from '../search-text'
import { type BindValue, buildConditions, buildWhere } from './where'

/** Columns of `statement_totals` by parameter. */
const PRECOUNTED_COLUMNS: Readonly<Record<string, string>> = {
  deal_types: 'deal_type_id',
  real_estate_types: 'real_estate_type_id',
  cities: 'city_id',
  districts: 'district_id',
  urbans: 'urban_id',
  room_types: 'room_type_id',
  statuses: 'status_id',
  conditions: 'condition_id',
  [PARSED_TEXT_PLACES.city]: 'city_id',
  [PARSED_TEXT_PLACES.district]: 'district_id',
  [PARSED_TEXT_PLACES.urban]: 'urban_id',
}
const precountedColumns = new Set(Object.values(PRECOUNTED_COLUMNS))
const PRECOUNTED_COLUMN_LIST = [...precountedColumns].join(', ')

/** Builds a count. The widest searches, by kind and place only, read precounted totals. */
export function buildCountSql(
  query: QueryParams,
  viewerId: number | undefined,
  columns: readonly string[],
  values: unknown[],
): string {
  const selected = columns.map((column) => `s.${column}, `).join('')
  if (!isPrecounted(query) || columns.some((column) => !precountedColumns.has(column))) {
    const { sql } = buildWhere(query, viewerId, values)
    const by = columns.length > 0 ? `group by ${columns.map((column) => `s.${column}`).join(', ')}` : ''
    return `select ${selected}count(*) as total from statements s where ${sql} ${by}`
  }
  const bind: BindValue = (value) => `$${values.push(value)}`
  const conditions = ['true', ...buildConditions(query, bind)].join(' and ')
  return `select ${selected}s.total from (${buildPrecountedSql(parseExclusions(query, viewerId), bind)}) s where ${conditions}`
}

function isPrecounted(query: QueryParams): boolean {
  // A short word counts only beside a place, so it would be missed below without the places.
  if (parseSearchTerms(query)) return false
  const others = new Map([...query].filter(([name]) => !Object.hasOwn(PRECOUNTED_COLUMNS, name)))
  return buildConditions(others, () => '').length === 0
}

function buildPrecountedSql({ ids, reincludedIds, viewerId }: Exclusions, bind: BindValue): string {
  const excluded = []
  if (ids.length > 0) excluded.push(`select unnest(${bind(ids)}::int[])`)
  if (viewerId !== undefined)
    excluded.push(`select statement_id from hidden_statements
      where user_id = ${bind(viewerId)}::int and statement_id <> all(${bind(reincludedIds)}::int[])`)
  const totals = `select ${PRECOUNTED_COLUMN_LIST}, total from statement_totals`
  if (excluded.length === 0) return totals
  return `${totals} union all
    select ${PRECOUNTED_COLUMN_LIST}, -1 from statements where is_public and id in (${excluded.join(' union ')})`
}
