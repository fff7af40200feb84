import type { StatementOrder } from '~contract/ranking'
import { MAX_METRO_MINUTES, METRO_MINUTES, pageFilters } from '~contract/search-filters'
import { parseAmount } from '~contract/values/amount'
import { parseId } from '~contract/values/ids'
import { readArea, readLength } from '~contract/values/typed-measure'
import { parsePrice } from '~contract/values/typed-price'
import { type Corner, formatCorners, parseDrawnArea } from './drawn-area'
import { type Bounds, findBounds, isLeftBehind } from './map-bounds'
import { formatWalkingArea, parseWalkingArea, type WalkingArea } from './walking-area'

export const idListNames = pageFilters
  .filter((filter) => filter.kind === 'ids')
  .map((filter) => filter.parameter)
export type IdListName = (typeof idListNames)[number]

export const rangeNames = pageFilters
  .filter((filter) => filter.kind === 'range')
  .map((filter) => filter.parameter)
export type RangeName = (typeof rangeNames)[number]
const priceNames = ['price', 'square_price'] as const satisfies RangeName[]

/** Left out of URLs when off. */
export const flagNames = pageFilters
  .filter((filter) => filter.kind === 'flag')
  .map((filter) => filter.parameter)
export type FlagName = (typeof flagNames)[number]

export const sortOrders = {
  date_desc: { order_by: 'date', sequence: 'desc' },
  date_asc: { order_by: 'date', sequence: 'asc' },
  price_asc: { order_by: 'price', sequence: 'asc' },
  price_desc: { order_by: 'price', sequence: 'desc' },
  created_at_desc: { order_by: 'created_at', sequence: 'desc' },
} as const satisfies Record<string, { order_by: StatementOrder; sequence: 'asc' | 'desc' }>
export type SortOrder = keyof typeof sortOrders
export const sortOrderNames = Object.keys(sortOrders) as SortOrder[]
export const DEFAULT_SORT_ORDER: SortOrder = 'date_desc'

export interface NumberRange {
  from?: number
  to?: number
}

/** A search. The URL is its only storage; see `parseSearchFilters` and `toSearchParams`. */
export interface SearchFilters {
  q?: string
  lists: Partial<Record<IdListName, number[]>>
  ranges: Partial<Record<RangeName, NumberRange>>
  flags: FlagName[]
  /** Currency of the price ranges: 1 lari, 2 dollar; missing without such a range. */
  currency?: 1 | 2
  sort?: SortOrder
  bounds?: Bounds
  /** Corners of a drawn polygon, in order, closed implicitly. */
  area?: Corner[]
  /** What the area was made of; alone until it has been made. */
  walkingArea?: WalkingArea | undefined
  page: number
}

export const PAGE_SIZE = 20
const MAX_LIST_IDS = 100
/** Longer lists would block the event loop. */
const MAX_LIST_PARTS = 1_000
const MAX_TEXT_LENGTH = 255
/** Of a range, as the database can compare it. */
const MAX_BOUND = 999_999_999.99
/** Later pages are clamped. */
export const MAX_PAGE = 100_000

/** Parses leniently: malformed and unknown values are ignored, reversed ranges swapped. */
export function parseSearchFilters(searchParams: URLSearchParams): SearchFilters {
  const filters: SearchFilters = {
    lists: {},
    ranges: {},
    flags: [],
    page: parsePage(searchParams.get('page')),
  }
  const q = normalizeSpaces(searchParams.get('q') ?? '')
    .slice(0, MAX_TEXT_LENGTH)
    // Half of a surrogate pair cannot be encoded.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  if (q) filters.q = q
  for (const name of idListNames) {
    const { ids } = parseIdList(searchParams, name)
    if (ids.length > 0) filters.lists[name] = ids.slice(0, MAX_LIST_IDS)
  }
  const metroMinutes = findMetroMinutes(filters.lists)
  if (metroMinutes) filters.lists.metro_minutes = [metroMinutes]
  else delete filters.lists.metro_minutes
  const currency = findCurrency(searchParams)
  for (const name of rangeNames) {
    const range = parseRange(searchParams, name, currency)
    if (range) filters.ranges[name] = range
  }
  filters.flags = flagNames.filter((name) => ['1', 'true', 'on'].includes(searchParams.get(name) ?? ''))
  if (currency && priceNames.some((name) => filters.ranges[name])) filters.currency = currency
  const sort = parseSortOrder(searchParams)
  if (sort) filters.sort = sort
  if (isLeftBehind(searchParams)) return filters
  const bounds = findBounds(searchParams)
  if (bounds) filters.bounds = bounds
  const area = parseDrawnArea(searchParams.get('area'))
  if (area) filters.area = area
  const walkingArea = parseWalkingArea(searchParams.get('walking_area'))
  if (walkingArea) filters.walkingArea = walkingArea
  return filters
}

/** The canonical parameters; parsing them returns the same filters. */
export function toSearchParams(filters: SearchFilters): URLSearchParams {
  const searchParams = new URLSearchParams()
  if (filters.q) searchParams.set('q', filters.q)
  for (const name of idListNames) {
    const ids = filters.lists[name]
    if (ids?.length) searchParams.set(name, ids.join(','))
  }
  for (const name of rangeNames) {
    const { from, to } = filters.ranges[name] ?? {}
    if (from !== undefined) searchParams.set(`${name}_from`, String(from))
    if (to !== undefined) searchParams.set(`${name}_to`, String(to))
  }
  if (filters.currency) searchParams.set('currency_id', String(filters.currency))
  for (const name of flagNames) if (filters.flags.includes(name)) searchParams.set(name, '1')
  if (filters.bounds) searchParams.set('bounds', JSON.stringify(filters.bounds))
  if (filters.area) searchParams.set('area', formatCorners(filters.area))
  if (filters.walkingArea) searchParams.set('walking_area', formatWalkingArea(filters.walkingArea))
  if (filters.sort) {
    searchParams.set('order_by', sortOrders[filters.sort].order_by)
    searchParams.set('sequence', sortOrders[filters.sort].sequence)
  }
  if (filters.page !== 1) searchParams.set('page', String(filters.page))
  return searchParams
}

/** With default order, page and page size explicit. */
export function toUpstreamParams(filters: SearchFilters, perPage = PAGE_SIZE): URLSearchParams {
  const searchParams = toSearchParams({
    ...filters,
    walkingArea: undefined,
    sort: filters.sort ?? DEFAULT_SORT_ORDER,
  })
  searchParams.set('page', String(filters.page))
  searchParams.set('per_page', String(perPage))
  return searchParams
}

function parsePage(value: string | null): number {
  if (!value || !/^\d{1,6}$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), MAX_PAGE)
}

export function normalizeSpaces(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Accepts comma lists, repeated names and brackets; the ids are sorted and unique. */
export function parseIdList(
  searchParams: URLSearchParams,
  name: IdListName,
): { ids: number[]; junk: string[] } {
  const joined = [...searchParams.getAll(name), ...searchParams.getAll(`${name}[]`)].join(',')
  // Most of the names, in most URLs.
  if (!joined) return { ids: [], junk: [] }
  const ids = new Set<number>()
  const junk: string[] = []
  const parts = joined.split(',', MAX_LIST_PARTS + 1)
  for (const part of parts.slice(0, MAX_LIST_PARTS).map((text) => text.trim())) {
    const id = parseId(part)
    if (id) ids.add(id)
    else if (part) junk.push(part)
  }
  if (parts.length > MAX_LIST_PARTS) junk.push('…')
  return { ids: [...ids].sort((a, b) => a - b), junk }
}

/** As far as the search allows; a station alone is near within the most minutes there are. */
function findMetroMinutes({ metro_minutes = [], metro_stations }: SearchFilters['lists']) {
  const minutes = METRO_MINUTES.findLast((one) => metro_minutes.includes(one))
  return minutes ?? (metro_stations && MAX_METRO_MINUTES)
}

/** The sign beside a price says more than a menu, which shows a currency before anybody chooses one. */
export function findCurrency(searchParams: URLSearchParams): 1 | 2 | undefined {
  const typed = priceNames.flatMap((name) =>
    (['from', 'to'] as const).map((end) => readCurrency(searchParams.get(`${name}_${end}`))),
  )
  const chosen = searchParams.get('currency_id')
  return typed.find(Boolean) ?? (chosen === '1' ? 1 : chosen === '2' ? 2 : undefined)
}

function parseRange(
  searchParams: URLSearchParams,
  name: RangeName,
  currency: 1 | 2 | undefined,
): NumberRange | undefined {
  const from = parseBound(searchParams.get(`${name}_from`), name, currency)
  const to = parseBound(searchParams.get(`${name}_to`), name, currency)
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined) return { from: Math.min(from, to), to: Math.max(from, to) }
  return from !== undefined ? { from } : { to: to as number }
}

/**
 * The bound of a range, whole or with two decimals, with the unit or without; undefined when it is no amount, or 0.
 * @param currency of the search: a price in the other one is undefined
 */
export function parseBound(text: string | null, name: RangeName, currency?: 1 | 2): number | undefined {
  const bound = readBound(text ?? '', name, currency)
  return bound && bound > 0 && bound <= MAX_BOUND && Number(bound.toFixed(2)) === bound ? bound : undefined
}

function readBound(text: string, name: RangeName, currency: 1 | 2 | undefined): number | undefined {
  if (text === '') return undefined
  if (name === 'price' || name === 'square_price') {
    const price = parsePrice(text)
    const isOther = 'error' in price || (price.currency !== undefined && price.currency !== currency)
    return isOther || (price.isPerSquareMetre && name === 'price') ? undefined : price.amount
  }
  if (name === 'floor') return parseAmount(text)
  if (name === 'height') {
    const length = readLength(text)
    return 'error' in length ? undefined : length.metres
  }
  const area = readArea(text)
  return 'error' in area ? undefined : area.squareMetres
}

function readCurrency(text: string | null): 1 | 2 | undefined {
  const price = text ? parsePrice(text) : undefined
  return price && 'amount' in price ? price.currency : undefined
}

function parseSortOrder(searchParams: URLSearchParams): SortOrder | undefined {
  const orderBy = searchParams.get('order_by')
  // The sort menu is a single field, which without script cannot set two.
  const named = sortOrderNames.find((name) => name === orderBy)
  if (named) return named
  const sequence = searchParams.get('sequence') ?? 'desc'
  return sortOrderNames.find(
    (name) => sortOrders[name].order_by === orderBy && sortOrders[name].sequence === sequence,
  )
}
