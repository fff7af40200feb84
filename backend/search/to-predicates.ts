import { USD } from '~backend/dictionaries/deal-terms'
import {
  getBoolean,
  getIds,
  getList,
  getNumber,
  getText,
  type QueryParams,
} from '~backend/platform/http/query'
import { ACCOUNT_TYPES } from '~contract/accounts'
import { REDUCED_DAYS } from '~contract/price-reductions'
import { apiFilters, METRO_MINUTES, type SearchFilter } from '~contract/search-filters'
import { parseAreas } from './area'
import { parseBounds } from './bounds'
import {
  BITS_PER_COLUMN,
  type FieldName,
  FLAGS,
  ID_LIST_FIELDS,
  type IdListField,
  MISSING_INTEGER,
  RANGE_FIELDS,
} from './memory/fields'
import { listMinutesUpTo } from './memory/near-stations'
import type { Predicate } from './memory/predicates'
import { getMetroMinutes } from './metro-minutes'
import { PARSED_TEXT_PLACES, parseSearchTerms } from './search-text'
import { parseStayFilter } from './stay-filter'

/** Id columns of places named in the text. */
const PARSED_TEXT_FIELDS: Readonly<Record<string, IdListField>> = {
  [PARSED_TEXT_PLACES.city]: 'cities',
  [PARSED_TEXT_PLACES.district]: 'districts',
  [PARSED_TEXT_PLACES.urban]: 'urbans',
  [PARSED_TEXT_PLACES.street]: 'streets',
  [PARSED_TEXT_PLACES.metro]: 'metro_station_ids',
}
const ID_LIST_PARAMS = new Map<string, IdListField>([
  ...ID_LIST_FIELDS.map((name): [string, IdListField] => [name, name]),
  ...apiFilters.flatMap((filter): [string, IdListField][] =>
    'aliasOf' in filter ? [[filter.parameter, filter.aliasOf]] : [],
  ),
  ...Object.entries(PARSED_TEXT_FIELDS),
])

const DAY_SECONDS = 86_400
const NEWEST_DAYS = 7
const MINUTE_MS = 60_000

/** Returns the start of the current minute in seconds, so that searches for the newest can share results. */
const getMinuteStart = () => (Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS) / 1_000

type PredicateParser = (query: QueryParams) => Predicate[]

/** Required parameter of each predicate, with its parser. */
const PREDICATE_PARSERS: Readonly<Record<string, PredicateParser>> = {
  ...Object.fromEntries([...ID_LIST_PARAMS].map(([name, field]) => [name, createIdListParser(name, field)])),
  ...Object.fromEntries(FLAGS.map((name, bit) => [name, createFlagParser(name, bit)])),
  parameters: toParameterPredicates,
  metro_stations: toMetroStationPredicates,
  metro_minutes: toMetroMinutesPredicates,
  owner_type: (query) => toOwnerTypePredicates(getList(query, 'owner_type')),
  owner: (query) => (getBoolean(query, 'owner') ? toOwnerTypePredicates(['physical']) : []),
  newest: createAgeParser('newest', 'created_at', NEWEST_DAYS),
  reduced: createAgeParser('reduced', 'reduced_at', REDUCED_DAYS),
  bounds: toBoundsPredicates,
}

const RANGE_FIELD_FINDERS: Readonly<Record<string, (query: QueryParams) => FieldName>> = {
  price: (query) => (getText(query, 'currency_id') === String(USD) ? 'price_usd' : 'price_gel'),
  area: (query) => (getText(query, 'area_types') === '2' ? 'area' : 'area_m2'),
  ...Object.fromEntries(RANGE_FIELDS.map((name) => [name, () => name])),
}

/** An array, because a query has few of some eighty parameters. */
const PARSER_LIST = Object.entries(PREDICATE_PARSERS)
const RANGE_LIST = Object.entries(RANGE_FIELD_FINDERS).map(([name, findField]) => ({
  name,
  ends: [`${name}_from`, `${name}_to`],
  findField,
}))

const DATABASE_FILTERS = apiFilters
  .filter(({ parameter }) => !(parameter in PREDICATE_PARSERS) && !(parameter in RANGE_FIELD_FINDERS))
  .map(toNamedFilter)
const SQUARE_PRICE = toNamedFilter({ kind: 'range', parameter: 'price' })

/** Parses a query whose text is parsed already. Undefined for filters that the column store lacks. */
export function parsePredicates(query: QueryParams): Predicate[] | undefined {
  const bounds = parseBounds(getText(query, 'bounds'))
  const isOverAntimeridian = bounds && bounds.east < bounds.west
  if (isOverAntimeridian || isLeftToDatabase(query)) return undefined
  const predicates = toTermPredicates(query)
  for (const [name, parse] of PARSER_LIST) if (query.has(name)) predicates.push(...parse(query))
  for (const { name, ends, findField } of RANGE_LIST)
    if (ends.some((end) => query.has(end)))
      predicates.push(...toRangePredicates(query, name, findField(query)))
  return predicates
}

function isLeftToDatabase(query: QueryParams): boolean {
  const isBySquarePrice = getText(query, 'price_types') === '2' && isFilteredBy(query, SQUARE_PRICE)
  const isByDrawnArea = parseAreas(query).length > 0
  // The database always knows the nights of stays that were confirmed just now.
  const isByStay = parseStayFilter(query) !== undefined
  return (
    isBySquarePrice ||
    isByDrawnArea ||
    isByStay ||
    DATABASE_FILTERS.some((filter) => isFilteredBy(query, filter))
  )
}

interface NamedFilter {
  kind: SearchFilter['kind']
  /** Parameter names. */
  names: readonly string[]
}

function toNamedFilter({ kind, parameter }: Pick<SearchFilter, 'kind' | 'parameter'>): NamedFilter {
  return { kind, names: kind === 'range' ? [`${parameter}_from`, `${parameter}_to`] : [parameter] }
}

function isFilteredBy(query: QueryParams, { kind, names }: NamedFilter): boolean {
  return names.some((name) => {
    if (!query.has(name)) return false
    if (kind === 'range') return getNumber(query, name) !== undefined
    return kind === 'ids' ? getIds(query, name).length > 0 : getBoolean(query, name)
  })
}

function createIdListParser(name: string, field: IdListField): PredicateParser {
  return (query) => {
    const ids = getIds(query, name)
    if (ids.length === 0) return []
    return [{ by: 'ids', field, ids, ...(Object.hasOwn(PARSED_TEXT_FIELDS, name) && { fromText: true }) }]
  }
}

function createFlagParser(name: string, bit: number): PredicateParser {
  return (query) => (getBoolean(query, name) ? [{ by: 'flag', field: 'flags', bit }] : [])
}

/** @param days maximum age; one of exactly this age may be found or not */
function createAgeParser(name: string, field: 'created_at' | 'reduced_at', days: number): PredicateParser {
  return (query) =>
    getBoolean(query, name)
      ? [{ by: 'range', field, from: getMinuteStart() - days * DAY_SECONDS, to: Infinity }]
      : []
}

function toRangePredicates(query: QueryParams, name: string, field: FieldName): Predicate[] {
  const [from, to] = [getNumber(query, `${name}_from`), getNumber(query, `${name}_to`)]
  if (from === undefined && to === undefined) return []
  // An open range must not include rows without a value.
  const min = MISSING_INTEGER + 1
  return [{ by: 'range', field, from: Math.max(from ?? min, min), to: to ?? Infinity }]
}

function toParameterPredicates(query: QueryParams): Predicate[] {
  const ids = getIds(query, 'parameters')
  if (ids.length === 0) return []
  const toBitMask = (from: number) =>
    ids.reduce((all, id) => (id >= from && id < from + BITS_PER_COLUMN ? all | (1 << (id - from)) : all), 0)
  return [{ by: 'parameters', field: 'parameters', low: toBitMask(0), high: toBitMask(BITS_PER_COLUMN) }]
}

function toMetroStationPredicates(query: QueryParams): Predicate[] {
  const stations = getIds(query, 'metro_stations')
  if (stations.length === 0) return []
  return [{ by: 'near_stations', field: 'near_station_1', stations, minutes: getMetroMinutes(query) }]
}

/** Returns the predicate of a walk to the metro; a selected station implies it. */
function toMetroMinutesPredicates(query: QueryParams): Predicate[] {
  const isFiltered = getIds(query, 'metro_minutes').some((id) => METRO_MINUTES.some((one) => one === id))
  if (!isFiltered || getIds(query, 'metro_stations').length > 0) return []
  return [{ by: 'ids', field: 'metro_minutes', ids: listMinutesUpTo(getMetroMinutes(query)) }]
}

function toOwnerTypePredicates(words: readonly string[]): Predicate[] {
  const ids = words
    .map((word) => ACCOUNT_TYPES.findIndex((key) => key === (word === 'agency' ? 'broker' : word)) + 1)
    .filter((id) => id > 0)
  return ids.length > 0 ? [{ by: 'ids', field: 'owner_type', ids }] : []
}

function toBoundsPredicates(query: QueryParams): Predicate[] {
  const read = parseBounds(getText(query, 'bounds'))
  if (!read) return []
  return [
    { by: 'range', field: 'lat', from: read.south, to: read.north },
    { by: 'range', field: 'lng', from: read.west, to: read.east },
  ]
}

function toTermPredicates(query: QueryParams): Predicate[] {
  const searchTerms = parseSearchTerms(query)
  return searchTerms ? [{ by: 'terms', field: 'text', ...searchTerms }] : []
}
