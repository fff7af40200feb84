import { USD } from '~backend/dictionaries/deal-terms'
import {
  getBoolean,
  getIds,
  getList,
  getNumber,
  getText,
  type QueryParams,
} from '~backend/platform/http/query'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { AREA_SCALE, getAreaBounds, parseArea, toPolygonSql } from '../area'
import { parseBounds } from '../bounds'
import { parseExclusions } from '../exclusions'
import { listCellsWithin } from '../map-grid'
import { toLikePattern } from '../search-terms'
import { PARSED_TEXT_PLACES, parseSearchTerms } from '../search-text'
import { buildExclusionConditions } from './exclusion-sql'

/** Conditions on the table `statements s`, joined by "and", and the values bound to their `$1`, `$2` … */
export type Where = { sql: string; values: unknown[] }

/** Binds a value, and says under which name. */
export type BindValue = (value: unknown) => string
type ConditionBuilder = (query: QueryParams, bind: BindValue) => string | undefined

/** Lists of ids, joined by OR inside: the parameter and the column it chooses by. */
const ID_LIST_COLUMNS: Readonly<Record<string, string>> = {
  ids: 's.id',
  deal_types: 's.deal_type_id',
  real_estate_types: 's.real_estate_type_id',
  cities: 's.city_id',
  districts: 's.district_id',
  urbans: 's.urban_id',
  street_id: 's.street_id',
  streets: 's.street_id',
  metro_station_ids: 's.metro_station_id',
  users: 's.user_id',
  agencies: 's.user_id',
  projects: 's.project_id',
  statuses: 's.status_id',
  conditions: 's.condition_id',
  project_types: 's.project_type_id',
  room_types: 's.room_type_id',
  bedroom_types: 's.bedroom_type_id',
  bathroom_types: 's.bathroom_type_id',
  living_room_types: 's.living_room_type_id',
  storeroom_types: 's.storeroom_type_id',
  parking_types: 's.parking_type_id',
  heating_types: 's.heating_type_id',
  hot_water_types: 's.hot_water_type_id',
  material_types: 's.material_type_id',
  door_window_types: 's.door_window_type_id',
  rent_types: 's.rent_type_id',
  daily_rent_types: 's.daily_rent_type_id',
  build_years: 's.build_year_id',
  area_types: 's.area_type_id',
  [PARSED_TEXT_PLACES.city]: 's.city_id',
  [PARSED_TEXT_PLACES.district]: 's.district_id',
  [PARSED_TEXT_PLACES.urban]: 's.urban_id',
  [PARSED_TEXT_PLACES.street]: 's.street_id',
}

/** `{name}_from` and `{name}_to`, both included. */
const RANGE_COLUMNS: Readonly<Record<string, string>> = {
  floor: 's.floor',
  height: 's.height',
  yard_area: 's.yard_area',
  loggia_area: 's.loggia_area',
}

/** Asked for with 1; anything else means "does not matter". */
const SWITCH_CONDITIONS: Readonly<Record<string, string>> = {
  with_3d: 's.tour_url is not null',
  with_picture: "s.images <> ''",
  owner: "s.user_id in (select id from users where type = 'physical')",
  newest: "s.created_at > now() - interval '7 days'",
  is_vip: 's.vip_tier > 0',
  // Ours: since VIP tiers lead every order, "newest" would show nothing else.
  without_vip: 's.vip_tier = 0',
  is_super_vip: 's.vip_tier = 3',
  is_vip_or_with_3d: '(s.vip_tier > 0 or s.tour_url is not null)',
  has_balcony: 's.balconies > 0',
  has_loggia: 's.loggia_area > 0',
  has_porch: 's.porch_area > 0',
  has_cadastral_code: 's.rs_code is not null',
  can_exchanged: 's.can_exchanged',
  not_first: 's.floor > 1',
  not_last: 's.floor < s.total_floors',
}

const CONDITION_BUILDERS: readonly ConditionBuilder[] = [
  ...Object.entries(ID_LIST_COLUMNS).map(([name, column]) => idListCondition(name, column)),
  ...Object.entries(RANGE_COLUMNS).map(([name, column]) => rangeCondition(name, () => column)),
  ...Object.entries(SWITCH_CONDITIONS).map(
    ([name, condition]): ConditionBuilder =>
      (query) =>
        getBoolean(query, name) ? condition : undefined,
  ),
  rangeCondition('price', (query) =>
    getText(query, 'price_types') === '2' ? squarePriceColumn(query) : priceColumn(query),
  ),
  rangeCondition('square_price', squarePriceColumn),
  rangeCondition('area', (query) => (getText(query, 'area_types') === '2' ? 's.area' : 's.area_m2')),
  groupedStreetsCondition,
  parametersCondition,
  ownerTypesCondition,
  boundsCondition,
  areaCondition,
  searchTermsCondition,
]

/**
 * What a query, whose text was read, asks for. Whatever is malformed or unknown is left out, so any query has an answer.
 *
 * @param viewerId the user who asks: what they have hidden is left out
 * @param values what is bound already, when these conditions are part of a longer query
 */
export function buildWhere(query: QueryParams, viewerId?: number, values: unknown[] = []): Where {
  const bind: BindValue = (value) => `$${values.push(value)}`
  const exclusionConditions = buildExclusionConditions(parseExclusions(query, viewerId), bind)
  return {
    sql: ['s.is_public', ...buildConditions(query, bind), ...exclusionConditions].join(' and '),
    values,
  }
}

/** The public ones of some statements. */
export function whereIds(ids: readonly number[]): Where {
  return { sql: 's.is_public and s.id = any($1::int[])', values: [ids] }
}

/** The conditions alone, whoever asks; none when the query asks for nothing. */
export function buildConditions(query: QueryParams, bind: BindValue): string[] {
  return CONDITION_BUILDERS.flatMap((filter) => filter(query, bind) ?? [])
}

/** The lists of a query as the answer repeats them, which shows the caller what was understood. */
export function toEchoedFilters(query: QueryParams) {
  return {
    cities: getIds(query, 'cities'),
    districts: getIds(query, 'districts'),
    urbans: getIds(query, 'urbans'),
    deal_types: getIds(query, 'deal_types'),
    streets: getIds(query, 'street_id'),
    grouped_streets: getIds(query, 'grouped_streets'),
    real_estate_types: getIds(query, 'real_estate_types'),
    statuses: getIds(query, 'statuses'),
    room_types: getIds(query, 'room_types'),
  }
}

function idListCondition(name: string, column: string): ConditionBuilder {
  return (query, bind) => {
    const ids = getIds(query, name).sort((one, other) => one - other)
    if (ids.length === 0) return undefined
    // One value is compared as one: only then does the order of an index serve the order of the answer.
    return ids.length === 1 ? `${column} = ${bind(ids[0])}::int` : `${column} = any(${bind(ids)}::int[])`
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

/** Prices are asked for in the currency of `currency_id`, lari unless it is the dollar. */
function priceColumn(query: QueryParams): string {
  return getText(query, 'currency_id') === String(USD) ? 's.price_usd' : 's.price_gel'
}

function squarePriceColumn(query: QueryParams): string {
  return `(${priceColumn(query)} / s.area_m2)`
}

function groupedStreetsCondition(query: QueryParams, bind: BindValue): string | undefined {
  const ids = getIds(query, 'grouped_streets')
  if (ids.length === 0) return undefined
  return `s.street_id = any(array(select id from streets where grouped_street_id = any(${bind(ids)}::int[])))`
}

/** Like any list: one of the parameters is enough. */
function parametersCondition(query: QueryParams, bind: BindValue): string | undefined {
  const ids = getIds(query, 'parameters')
  return ids.length > 0 ? `s.parameters && ${bind(ids)}::int[]` : undefined
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

/** The cells around a drawn area come from the index; only what stands in them is compared with its corners. */
function areaCondition(query: QueryParams, bind: BindValue): string | undefined {
  const corners = parseArea(getText(query, 'area') ?? '')
  if (!corners) return undefined
  const cells = listCellsWithin(getAreaBounds(corners))
  const [lng, lat] = [`s.lng * ${AREA_SCALE}`, `s.lat * ${AREA_SCALE}`]
  const inside = `point(${lng}, ${lat}) <@ ${bind(toPolygonSql(corners))}::polygon`
  return cells ? `s.cell = any(${bind(cells)}::int[]) and ${inside}` : inside
}

/** Every word must be met, by the address or by what the statement is; a number may be the statement's own. */
function searchTermsCondition(query: QueryParams, bind: BindValue): string | undefined {
  const searchTerms = parseSearchTerms(query)
  if (!searchTerms) return undefined
  const conditions = searchTerms.terms.map(({ part, realEstateTypes, dealTypes }) => {
    const ways = [`s.search_text like ${bind(toLikePattern(part))}`]
    if (realEstateTypes.length > 0) ways.push(`s.real_estate_type_id = any(${bind(realEstateTypes)}::int[])`)
    if (dealTypes.length > 0) ways.push(`s.deal_type_id = any(${bind(dealTypes)}::int[])`)
    return ways.length === 1 ? ways[0] : `(${ways.join(' or ')})`
  })
  if (searchTerms.id === undefined) return conditions.join(' and ')
  const termConditions = conditions.length > 0 ? [conditions.join(' and ')] : []
  return `(${[`s.id = ${bind(searchTerms.id)}::int`, ...termConditions].join(' or ')})`
}
