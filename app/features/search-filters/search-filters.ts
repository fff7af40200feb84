import type { EITHER_AREA } from '~contract/drawn-area'
import type { StatementOrder } from '~contract/ranking'
import { pageFilters, SEARCHED_STAY } from '~contract/search-filters'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import type { StayDates } from '~contract/stays'
import { parseId } from '~contract/values/ids'
import { type Corner, formatCorners } from './drawn-area'
import type { Bounds } from './map-bounds'
import { formatWalkingArea, type WalkingArea } from './walking-area'

export const idListNames = pageFilters
  .filter((filter) => filter.kind === 'ids')
  .map((filter) => filter.parameter)
export type IdListName = (typeof idListNames)[number]

export const rangeNames = pageFilters
  .filter((filter) => filter.kind === 'range')
  .map((filter) => filter.parameter)
export type RangeName = (typeof rangeNames)[number]

/** Names of flags, omitted from URLs when off. */
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
  reduced_at_desc: { order_by: 'reduced_at', sequence: 'desc' },
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
  /** Currency of the price ranges: 1 lari, 2 dollar; undefined without such a range. */
  currency?: 1 | 2
  sort?: SortOrder
  /** Nights that shall be free, in a search for daily rent. */
  nights?: StayDates
  /** Guests of a stay, in a search for daily rent. */
  guests?: number
  bounds?: Bounds
  /** Corners of a drawn polygon, in order, closed implicitly. */
  area?: Corner[]
  /** Walking area that the corners were computed from; set alone until they are. */
  walkingArea?: WalkingArea | undefined
  /** Corners of a second area. */
  secondArea?: Corner[]
  /** Walking area of the second corners. */
  secondWalkingArea?: WalkingArea | undefined
  /** Set to find what is in either area; by default, results are in both. */
  areas?: typeof EITHER_AREA
  page: number
}

export const PAGE_SIZE = 20
/** Maximum number of list parts: longer lists would block the event loop. */
const MAX_LIST_PARTS = 1_000
/** Returns the canonical parameters; parsing them returns the same filters. */
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
  // A search that no longer is for daily rent alone keeps no stay.
  if (isDailyRentSearch(filters)) {
    const { nights, guests } = filters
    if (nights) {
      searchParams.set(SEARCHED_STAY.from, nights.from)
      searchParams.set(SEARCHED_STAY.to, nights.to)
    }
    if (guests) searchParams.set(SEARCHED_STAY.guests, String(guests))
  }
  if (filters.bounds) searchParams.set('bounds', JSON.stringify(filters.bounds))
  if (filters.area) searchParams.set('area', formatCorners(filters.area))
  if (filters.walkingArea) searchParams.set('walking_area', formatWalkingArea(filters.walkingArea))
  if (filters.secondArea) searchParams.set('second_area', formatCorners(filters.secondArea))
  if (filters.secondWalkingArea)
    searchParams.set('second_walking_area', formatWalkingArea(filters.secondWalkingArea))
  if (filters.areas) searchParams.set('areas', filters.areas)
  if (filters.sort) {
    searchParams.set('order_by', sortOrders[filters.sort].order_by)
    searchParams.set('sequence', sortOrders[filters.sort].sequence)
  }
  if (filters.page !== 1) searchParams.set('page', String(filters.page))
  return searchParams
}

/** True for a search for daily rent alone, the only one in which nights can be chosen. */
export function isDailyRentSearch({ lists: { deal_types: deals } }: Pick<SearchFilters, 'lists'>): boolean {
  return deals?.length === 1 && deals[0] === DAILY_RENT_DEAL_ID
}

/** Returns the parameters with default order, page and page size explicit. */
export function toUpstreamParams(filters: SearchFilters, perPage = PAGE_SIZE): URLSearchParams {
  const searchParams = toSearchParams({
    ...removeWalkingStarts(filters),
    sort: filters.sort ?? DEFAULT_SORT_ORDER,
  })
  searchParams.set('page', String(filters.page))
  searchParams.set('per_page', String(perPage))
  return searchParams
}

/** Removes the starts and minutes from which the corners were computed. */
export function removeWalkingStarts({
  walkingArea: _walkingArea,
  secondWalkingArea: _secondWalkingArea,
  ...filters
}: SearchFilters): SearchFilters {
  return filters
}

export function normalizeSpaces(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Parses comma lists, repeated names and brackets; the ids are sorted and unique. */
export function parseIdList(
  searchParams: URLSearchParams,
  name: IdListName,
): { ids: number[]; junk: string[] } {
  const joined = [...searchParams.getAll(name), ...searchParams.getAll(`${name}[]`)].join(',')
  // Fast path: most names are absent in most URLs.
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
