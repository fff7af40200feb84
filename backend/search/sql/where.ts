import {
  getBoolean,
  getIds,
  getList,
  getNumber,
  getText,
  type QueryParams,
} from '~backend/platform/http/query'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { type ApiFilter, apiFilters } from '~contract/search-filters'
import { AREA_SCALE, type Corner, getAreaBounds, isInEitherArea, parseAreas, toPolygonSql } from '../area'
import { parseBounds } from '../bounds'
import { parseExclusions } from '../exclusions'
import { listCellsWithin } from '../map-grid'
import { toHousePattern, toLikePattern } from '../search-terms'
import { PARSED_TEXT_PLACES, parseSearchTerms } from '../search-text'
import { buildExclusionConditions } from './exclusion-sql'
import { FILTER_EXPRESSIONS } from './filter-expressions'
import { stayCondition } from './stay-condition'

/** Conditions on `statements s` joined by "and", with the values of their `$1`, `$2` … */
export type Where = { sql: string; values: unknown[] }

export type BindValue = (value: unknown) => string
type ConditionBuilder = (query: QueryParams, bind: BindValue) => string | undefined

const PARSED_TEXT_COLUMNS: Readonly<Record<string, string>> = {
  [PARSED_TEXT_PLACES.city]: 's.city_id',
  [PARSED_TEXT_PLACES.district]: 's.district_id',
  [PARSED_TEXT_PLACES.urban]: 's.urban_id',
  [PARSED_TEXT_PLACES.street]: 's.street_id',
  [PARSED_TEXT_PLACES.metro]: 's.metro_station_id',
}

const CONDITION_BUILDERS: readonly ConditionBuilder[] = [
  ...apiFilters.map(toConditionBuilder),
  ...Object.entries(PARSED_TEXT_COLUMNS).map(([name, column]) => idListCondition(name, column)),
  ownerTypesCondition,
  boundsCondition,
  areaCondition,
  stayCondition,
  searchTermsCondition,
]

/**
 * Builds the conditions. Malformed or unknown filters are ignored, so any query has a result.
 * @param query with its text already parsed
 * @param viewerId user whose hidden statements are excluded
 * @param values bound before, if the conditions extend a longer query
 */
export function buildWhere(query: QueryParams, viewerId?: number, values: unknown[] = []): Where {
  const bind: BindValue = (value) => `$${values.push(value)}`
  const exclusionConditions = buildExclusionConditions(parseExclusions(query, viewerId), bind)
  return {
    sql: ['s.is_public', ...buildConditions(query, bind), ...exclusionConditions].join(' and '),
    values,
  }
}

export function whereIds(ids: readonly number[]): Where {
  return { sql: 's.is_public and s.id = any($1::int[])', values: [ids] }
}

export function buildConditions(query: QueryParams, bind: BindValue): string[] {
  return CONDITION_BUILDERS.flatMap((filter) => filter(query, bind) ?? [])
}

const valuesByName = new Map<string, readonly number[]>(
  apiFilters.flatMap((filter) => ('values' in filter ? [[filter.parameter, filter.values]] : [])),
)

function toConditionBuilder(filter: ApiFilter): ConditionBuilder {
  const { parameter } = filter
  if (filter.kind === 'ids')
    return 'column' in filter
      ? idListCondition(parameter, `s.${filter.column}`)
      : idExpressionCondition(parameter, FILTER_EXPRESSIONS[filter.parameter])
  if (filter.kind === 'range')
    return rangeCondition(
      parameter,
      'column' in filter ? () => `s.${filter.column}` : FILTER_EXPRESSIONS[filter.parameter],
    )
  const condition = 'column' in filter ? `s.${filter.column}` : FILTER_EXPRESSIONS[filter.parameter]
  return (query) => (getBoolean(query, parameter) ? condition : undefined)
}

function idListCondition(name: string, column: string): ConditionBuilder {
  return (query, bind) => {
    const ids = getIds(query, name).sort((one, other) => one - other)
    if (ids.length === 0) return undefined
    // A single id is compared by `=`, so that an index can also serve the order.
    return ids.length === 1 ? `${column} = ${bind(ids[0])}::int` : `${column} = any(${bind(ids)}::int[])`
  }
}

function idExpressionCondition(
  name: string,
  toCondition: (ids: string, query: QueryParams) => string,
): ConditionBuilder {
  return (query, bind) => {
    const values = valuesByName.get(name)
    const ids = getIds(query, name).filter((id) => values?.includes(id) ?? true)
    return ids.length > 0 ? toCondition(bind(ids), query) : undefined
  }
}

function rangeCondition(name: string, getColumn: (query: QueryParams) => string): ConditionBuilder {
  return (query, bind) => {
    const from = getNumber(query, `${name}_from`)
    const to = getNumber(query, `${name}_to`)
    const column = getColumn(query)
    // Prices are integers, and only a comparison with an integer can use their index.
    const isInteger = column === 's.price_gel' || column === 's.price_usd'
    const bound = (value: number) =>
      isInteger ? `${bind(clampInteger(value))}::int` : `${bind(value)}::numeric`
    const conditions = [
      from !== undefined && `${column} >= ${bound(isInteger ? Math.ceil(from) : from)}`,
      to !== undefined && `${column} <= ${bound(isInteger ? Math.floor(to) : to)}`,
    ]
    return conditions.filter(Boolean).join(' and ') || undefined
  }
}

function clampInteger(value: number): number {
  return Math.max(-1, Math.min(value, 2_147_483_647))
}

function ownerTypesCondition(query: QueryParams, bind: BindValue): string | undefined {
  const types = getList(query, 'owner_type')
    .map((word) => (word === 'agency' ? 'broker' : word))
    .filter((word): word is AccountType => ACCOUNT_TYPES.some((key) => key === word))
  if (types.length === 0) return undefined
  return `s.user_id in (select id from users where type = any(${bind(types)}::text[]))`
}

function boundsCondition(query: QueryParams, bind: BindValue): string | undefined {
  const bounds = parseBounds(getText(query, 'bounds'))
  if (!bounds) return undefined
  const cells = listCellsWithin(bounds)
  const { north, south, east, west } = bounds
  const within = [
    `s.lat between ${bind(south)} and ${bind(north)}`,
    east >= west
      ? `s.lng between ${bind(west)} and ${bind(east)}`
      : `(s.lng >= ${bind(west)} or s.lng <= ${bind(east)})`,
  ]
  if (cells) within.push(`s.cell = any(${bind(cells)}::int[])`)
  return within.join(' and ')
}

/** Matches both areas of a search, or either of them. */
function areaCondition(query: QueryParams, bind: BindValue): string | undefined {
  const conditions = parseAreas(query).map((corners) => `(${isInside(corners, bind)})`)
  if (conditions.length < 2) return conditions[0]
  return isInEitherArea(query) ? `(${conditions.join(' or ')})` : conditions.join(' and ')
}

/**
 * Matches one area. The index yields the surrounding cells; only statements in them are compared with the
 * corners.
 */
function isInside(corners: readonly Corner[], bind: BindValue): string {
  const cells = listCellsWithin(getAreaBounds(corners))
  const [lng, lat] = [`s.lng * ${AREA_SCALE}`, `s.lat * ${AREA_SCALE}`]
  const inside = `point(${lng}, ${lat}) <@ ${bind(toPolygonSql(corners))}::polygon`
  return cells ? `s.cell = any(${bind(cells)}::int[]) and ${inside}` : inside
}

/** Matches every term, or the statement's own number. */
function searchTermsCondition(query: QueryParams, bind: BindValue): string | undefined {
  const searchTerms = parseSearchTerms(query)
  if (!searchTerms) return undefined
  const conditions = searchTerms.terms.map(({ part, isHouse, realEstateTypes, dealTypes }) => {
    const ways = [
      isHouse
        ? `s.search_text ~ ${bind(toHousePattern(part))}`
        : `s.search_text like ${bind(toLikePattern(part))}`,
    ]
    if (realEstateTypes.length > 0) ways.push(`s.real_estate_type_id = any(${bind(realEstateTypes)}::int[])`)
    if (dealTypes.length > 0) ways.push(`s.deal_type_id = any(${bind(dealTypes)}::int[])`)
    return ways.length === 1 ? ways[0] : `(${ways.join(' or ')})`
  })
  if (searchTerms.id === undefined) return conditions.join(' and ')
  const termConditions = conditions.length > 0 ? [conditions.join(' and ')] : []
  return `(${[`s.id = ${bind(searchTerms.id)}::int`, ...termConditions].join(' or ')})`
}
