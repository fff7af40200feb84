import { USD } from '../dictionaries/terms'
import { USER_TYPE_KEYS, type UserTypeKey } from '../dictionaries/user-types'
import { idsOf, isOn, numberOf, type Query, textOf, wordsOf } from '../http/query'
import { AREA_SCALE, boundsOfArea, polygonOf, readArea } from './area'
import { cellsWithin, readBounds } from './bounds'
import { leftOutConditions, leftOutOf } from './left-out'
import { READ_PLACES, wordsAskedBy } from './read-text'
import { likePart } from './search-words'

/** Conditions on the table `statements s`, joined by "and", and the values bound to their `$1`, `$2` … */
export type Where = { sql: string; values: unknown[] }

/** Binds a value, and says under which name. */
export type Bind = (value: unknown) => string
type Filter = (query: Query, bind: Bind) => string | undefined

/** Lists of ids, joined by OR inside: the parameter and the column it chooses by. */
const LISTS: Readonly<Record<string, string>> = {
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
  [READ_PLACES.city]: 's.city_id',
  [READ_PLACES.district]: 's.district_id',
  [READ_PLACES.urban]: 's.urban_id',
  [READ_PLACES.street]: 's.street_id',
}

/** `{name}_from` and `{name}_to`, both included. */
const RANGES: Readonly<Record<string, string>> = {
  floor: 's.floor',
  height: 's.height',
  yard_area: 's.yard_area',
  loggia_area: 's.loggia_area',
}

/** Asked for with 1; anything else means "does not matter". */
const SWITCHES: Readonly<Record<string, string>> = {
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

const FILTERS: readonly Filter[] = [
  ...Object.entries(LISTS).map(([name, column]) => list(name, column)),
  ...Object.entries(RANGES).map(([name, column]) => range(name, () => column)),
  ...Object.entries(SWITCHES).map(
    ([name, condition]): Filter =>
      (query) =>
        isOn(query, name) ? condition : undefined,
  ),
  range('price', (query) =>
    textOf(query, 'price_types') === '2' ? squarePriceColumn(query) : priceColumn(query),
  ),
  range('square_price', squarePriceColumn),
  range('area', (query) => (textOf(query, 'area_types') === '2' ? 's.area' : 's.area_m2')),
  groupedStreets,
  parameters,
  ownerTypes,
  withinBounds,
  withinArea,
  words,
]

/**
 * What a query, whose text was read, asks for. Whatever is malformed or unknown is left out, so any query has an answer.
 *
 * @param viewerId the user who asks: what they have hidden is left out
 * @param values what is bound already, when these conditions are part of a longer query
 */
export function whereOf(query: Query, viewerId?: number, values: unknown[] = []): Where {
  const bind: Bind = (value) => `$${values.push(value)}`
  const kept = leftOutConditions(leftOutOf(query, viewerId), bind)
  return { sql: ['s.is_public', ...conditionsOf(query, bind), ...kept].join(' and '), values }
}

/** The conditions alone, whoever asks; none when the query asks for nothing. */
export function conditionsOf(query: Query, bind: Bind): string[] {
  return FILTERS.flatMap((filter) => filter(query, bind) ?? [])
}

/** The lists of a query as the answer repeats them, which shows the caller what was understood. */
export function echoOf(query: Query) {
  return {
    cities: idsOf(query, 'cities'),
    districts: idsOf(query, 'districts'),
    urbans: idsOf(query, 'urbans'),
    deal_types: idsOf(query, 'deal_types'),
    streets: idsOf(query, 'street_id'),
    grouped_streets: idsOf(query, 'grouped_streets'),
    real_estate_types: idsOf(query, 'real_estate_types'),
    statuses: idsOf(query, 'statuses'),
    room_types: idsOf(query, 'room_types'),
  }
}

function list(name: string, column: string): Filter {
  return (query, bind) => {
    const ids = idsOf(query, name).sort((one, other) => one - other)
    if (ids.length === 0) return undefined
    // One value is compared as one: only then does the order of an index serve the order of the answer.
    return ids.length === 1 ? `${column} = ${bind(ids[0])}::int` : `${column} = any(${bind(ids)}::int[])`
  }
}

function range(name: string, columnOf: (query: Query) => string): Filter {
  return (query, bind) => {
    const from = numberOf(query, `${name}_from`)
    const to = numberOf(query, `${name}_to`)
    const column = columnOf(query)
    // Prices are integers, and only a comparison with an integer can use their index.
    const whole = column === 's.price_gel' || column === 's.price_usd'
    const bound = (value: number) => (whole ? `${bind(clampInteger(value))}::int` : `${bind(value)}::numeric`)
    const conditions = [
      from !== undefined && `${column} >= ${bound(whole ? Math.ceil(from) : from)}`,
      to !== undefined && `${column} <= ${bound(whole ? Math.floor(to) : to)}`,
    ]
    return conditions.filter(Boolean).join(' and ') || undefined
  }
}

function clampInteger(value: number): number {
  return Math.max(-1, Math.min(value, 2_147_483_647))
}

/** Prices are asked for in the currency of `currency_id`, lari unless it is the dollar. */
function priceColumn(query: Query): string {
  return textOf(query, 'currency_id') === String(USD) ? 's.price_usd' : 's.price_gel'
}

function squarePriceColumn(query: Query): string {
  return `(${priceColumn(query)} / s.area_m2)`
}

function groupedStreets(query: Query, bind: Bind): string | undefined {
  const ids = idsOf(query, 'grouped_streets')
  if (ids.length === 0) return undefined
  return `s.street_id = any(array(select id from streets where grouped_street_id = any(${bind(ids)}::int[])))`
}

/** Like any list: one of the parameters is enough. */
function parameters(query: Query, bind: Bind): string | undefined {
  const ids = idsOf(query, 'parameters')
  return ids.length > 0 ? `s.parameters && ${bind(ids)}::int[]` : undefined
}

function ownerTypes(query: Query, bind: Bind): string | undefined {
  const types = wordsOf(query, 'owner_type')
    .map((word) => (word === 'agency' ? 'broker' : word))
    .filter((word): word is UserTypeKey => USER_TYPE_KEYS.some((key) => key === word))
  if (types.length === 0) return undefined
  return `s.user_id in (select id from users where type = any(${bind(types)}::text[]))`
}

function withinBounds(query: Query, bind: Bind): string | undefined {
  const bounds = readBounds(textOf(query, 'bounds'))
  if (!bounds) return undefined
  const cells = cellsWithin(bounds)
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
function withinArea(query: Query, bind: Bind): string | undefined {
  const corners = readArea(textOf(query, 'area') ?? '')
  if (!corners) return undefined
  const cells = cellsWithin(boundsOfArea(corners))
  const [lng, lat] = [`s.lng * ${AREA_SCALE}`, `s.lat * ${AREA_SCALE}`]
  const inside = `point(${lng}, ${lat}) <@ ${bind(polygonOf(corners))}::polygon`
  return cells ? `s.cell = any(${bind(cells)}::int[]) and ${inside}` : inside
}

/** Every word must be met, by the address or by what the statement is; a number may be the statement's own. */
function words(query: Query, bind: Bind): string | undefined {
  const asked = wordsAskedBy(query)
  if (!asked) return undefined
  const conditions = asked.words.map(({ part, realEstateTypes, dealTypes }) => {
    const ways = [`s.search_text like ${bind(likePart(part))}`]
    if (realEstateTypes.length > 0) ways.push(`s.real_estate_type_id = any(${bind(realEstateTypes)}::int[])`)
    if (dealTypes.length > 0) ways.push(`s.deal_type_id = any(${bind(dealTypes)}::int[])`)
    return ways.length === 1 ? ways[0] : `(${ways.join(' or ')})`
  })
  if (asked.id === undefined) return conditions.join(' and ')
  const met = conditions.length > 0 ? [conditions.join(' and ')] : []
  return `(${[`s.id = ${bind(asked.id)}::int`, ...met].join(' or ')})`
}
