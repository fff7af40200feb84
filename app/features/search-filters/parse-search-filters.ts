import { EITHER_AREA } from '~contract/drawn-area'
import { MAX_METRO_MINUTES, METRO_MINUTES } from '~contract/search-filters'
import { parseAmount } from '~contract/values/amount'
import { readArea, readLength } from '~contract/values/typed-measure'
import { parsePrice } from '~contract/values/typed-price'
import { parseDrawnArea } from './drawn-area'
import { findBounds, isLeftBehind } from './map-bounds'
import { removeFirstArea } from './search-areas'
import {
  flagNames,
  idListNames,
  isDailyRentSearch,
  type NumberRange,
  normalizeSpaces,
  parseIdList,
  type RangeName,
  rangeNames,
  type SearchFilters,
  type SortOrder,
  sortOrderNames,
  sortOrders,
} from './search-filters'
import { readSearchedStay } from './searched-stay'
import { parseWalkingArea } from './walking-area'

export const priceNames = ['price', 'square_price'] as const satisfies RangeName[]
const MAX_LIST_IDS = 100
const MAX_TEXT_LENGTH = 255
/** Maximum bound of a range that the database can compare. */
const MAX_BOUND = 999_999_999.99
/** Maximum page; later pages are clamped. */
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
  if (isDailyRentSearch(filters)) Object.assign(filters, readSearchedStay(searchParams).stay)
  if (isLeftBehind(searchParams)) return filters
  const bounds = findBounds(searchParams)
  if (bounds) filters.bounds = bounds
  const area = parseDrawnArea(searchParams.get('area'))
  if (area) filters.area = area
  const walkingArea = parseWalkingArea(searchParams.get('walking_area'))
  if (walkingArea) filters.walkingArea = walkingArea
  return addSecondArea(filters, searchParams)
}

/** Parses the second area. Without a first one it is the only one. */
function addSecondArea(filters: SearchFilters, searchParams: URLSearchParams): SearchFilters {
  const secondArea = parseDrawnArea(searchParams.get('second_area'))
  const secondWalkingArea = parseWalkingArea(searchParams.get('second_walking_area'))
  if (!secondArea && !secondWalkingArea) return filters
  const isEither = searchParams.get('areas') === EITHER_AREA
  const both: SearchFilters = {
    ...filters,
    ...(secondArea && { secondArea }),
    ...(secondWalkingArea && { secondWalkingArea }),
    ...(isEither && { areas: EITHER_AREA }),
  }
  return filters.area || filters.walkingArea ? both : removeFirstArea(both)
}

function parsePage(value: string | null): number {
  if (!value || !/^\d{1,6}$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), MAX_PAGE)
}

/** Returns the largest offered number of minutes; a station without minutes means the maximum. */
function findMetroMinutes({ metro_minutes = [], metro_stations }: SearchFilters['lists']) {
  const minutes = METRO_MINUTES.findLast((one) => metro_minutes.includes(one))
  return minutes ?? (metro_stations && MAX_METRO_MINUTES)
}

/** Returns the currency. A sign typed beside a price overrides the menu, which has a default. */
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
 * Parses the bound of a range, whole or with two decimals, with or without unit; undefined for 0 and invalid
 * amounts.
 * @param currency currency of the search: a price in the other one is undefined
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
