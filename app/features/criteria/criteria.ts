import { type Corner, readArea, writeArea } from './area'

/** Filters that hold ids: comma lists in addresses, joined by OR. */
export const listNames = [
  'deal_types',
  'real_estate_types',
  'cities',
  'districts',
  'urbans',
  'grouped_streets',
  'street_id',
  'statuses',
  'room_types',
  'bedroom_types',
  'bathroom_types',
  'conditions',
  'project_types',
  'hot_water_types',
  'heating_types',
  'parking_types',
  'storeroom_types',
  'material_types',
  'parameters',
  'agencies',
  'projects',
  'users',
  'ids',
] as const
export type ListName = (typeof listNames)[number]

/** Filters with a least and a greatest value: `area_from`, `area_to`. */
export const rangeNames = ['price', 'square_price', 'area', 'floor', 'height'] as const
export type RangeName = (typeof rangeNames)[number]

/** Switches: dropped from addresses when false, 0 or '0'. */
export const flagNames = ['with_3d', 'with_picture', 'owner', 'newest', 'is_vip'] as const
export type FlagName = (typeof flagNames)[number]

/** The orders offered; VIP tiers stay above any of them. */
export const sorts = {
  date_desc: { order_by: 'date', sequence: 'desc' },
  date_asc: { order_by: 'date', sequence: 'asc' },
  price_asc: { order_by: 'price', sequence: 'asc' },
  price_desc: { order_by: 'price', sequence: 'desc' },
  created_at_desc: { order_by: 'created_at', sequence: 'desc' },
} as const
export type Sort = keyof typeof sorts

export interface Range {
  from?: number
  to?: number
}

/** Edges of a map view, in degrees. */
export interface Bounds {
  north: number
  south: number
  east: number
  west: number
}

/** What a visitor looks for. The address is its only home: `readCriteria` and `addressQuery` are its two doors. */
export interface Criteria {
  q?: string
  lists: Partial<Record<ListName, number[]>>
  ranges: Partial<Record<RangeName, Range>>
  flags: FlagName[]
  /** 1 lari, 2 dollar: what the price ranges are in. Without such a range it would say nothing. */
  currency?: 1 | 2
  sort?: Sort
  bounds?: Bounds
  /** Corners of a drawn area, joined in their order and the last one with the first. */
  area?: Corner[]
  page: number
}

export const PAGE_SIZE = 20
const MAX_ID = 2_147_483_647
const MAX_LIST = 100
/** A longer list is no person's; reading all of it would hold up everybody else. */
const MAX_PARTS = 1_000
const MAX_Q = 255
/** No search has as many; later ones are the last of these. */
export const MAX_PAGE = 100_000

/** Reads an address leniently: what is malformed or unknown is left out, and a range upside down is turned. */
export function readCriteria(query: URLSearchParams): Criteria {
  const criteria: Criteria = { lists: {}, ranges: {}, flags: [], page: readPage(query.get('page')) }
  const q = tidyText(query.get('q') ?? '')
    .slice(0, MAX_Q)
    // Half of a letter that takes two places could not be written back.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  if (q) criteria.q = q
  for (const name of listNames) {
    const { ids } = readList(query, name)
    if (ids.length > 0) criteria.lists[name] = ids.slice(0, MAX_LIST)
  }
  for (const name of rangeNames) {
    const range = readRange(query.get(`${name}_from`), query.get(`${name}_to`))
    if (range) criteria.ranges[name] = range
  }
  criteria.flags = flagNames.filter((name) => ['1', 'true', 'on'].includes(query.get(name) ?? ''))
  const currency = query.get('currency_id')
  const { price, square_price: squarePrice } = criteria.ranges
  if ((price || squarePrice) && (currency === '1' || currency === '2'))
    criteria.currency = currency === '1' ? 1 : 2
  const sort = readSort(query)
  if (sort) criteria.sort = sort
  const bounds = readBounds(query.get('bounds'))
  if (bounds) criteria.bounds = bounds
  const area = readArea(query.get('area'))
  if (area) criteria.area = area
  return criteria
}

/** The one canonical form of the criteria as an address; reading it back gives the same criteria. */
export function addressQuery(criteria: Criteria): URLSearchParams {
  const query = new URLSearchParams()
  if (criteria.q) query.set('q', criteria.q)
  for (const name of listNames) {
    const ids = criteria.lists[name]
    if (ids?.length) query.set(name, ids.join(','))
  }
  for (const name of rangeNames) {
    const { from, to } = criteria.ranges[name] ?? {}
    if (from !== undefined) query.set(`${name}_from`, String(from))
    if (to !== undefined) query.set(`${name}_to`, String(to))
  }
  if (criteria.currency) query.set('currency_id', String(criteria.currency))
  for (const name of flagNames) if (criteria.flags.includes(name)) query.set(name, '1')
  if (criteria.bounds) query.set('bounds', JSON.stringify(criteria.bounds))
  if (criteria.area) query.set('area', writeArea(criteria.area))
  if (criteria.sort) {
    query.set('order_by', sorts[criteria.sort].order_by)
    query.set('sequence', sorts[criteria.sort].sequence)
  }
  if (criteria.page !== 1) query.set('page', String(criteria.page))
  return query
}

/** The same as the upstream wants it: with the default order, the page and its size spelled out. */
export function upstreamQuery(criteria: Criteria, perPage = PAGE_SIZE): URLSearchParams {
  const query = addressQuery({ ...criteria, sort: criteria.sort ?? 'date_desc' })
  query.set('page', String(criteria.page))
  query.set('per_page', String(perPage))
  return query
}

function readPage(value: string | null): number {
  if (!value || !/^\d{1,6}$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), MAX_PAGE)
}

/** The text as it is looked for: one space between words, none around them. */
export function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Comma lists, repeated names and names with brackets all mean the same. The ids are sorted, each there once. */
export function readList(query: URLSearchParams, name: ListName): { ids: number[]; junk: string[] } {
  const given = [...query.getAll(name), ...query.getAll(`${name}[]`)].join(',')
  const ids = new Set<number>()
  const junk: string[] = []
  const parts = given.split(',', MAX_PARTS + 1)
  for (const part of parts.slice(0, MAX_PARTS).map((text) => text.trim())) {
    if (/^\d{1,10}$/.test(part) && Number(part) > 0 && Number(part) <= MAX_ID) ids.add(Number(part))
    else if (part) junk.push(part)
  }
  if (parts.length > MAX_PARTS) junk.push('…')
  return { ids: [...ids].sort((a, b) => a - b), junk }
}

function readRange(fromText: string | null, toText: string | null): Range | undefined {
  const from = readAmount(fromText)
  const to = readAmount(toText)
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined) return { from: Math.min(from, to), to: Math.max(from, to) }
  return from !== undefined ? { from } : { to: to as number }
}

/**
 * A price, an area or the like, whole or with two decimals; undefined when it is none, or 0. People type whatever their
 * language writes between thousands, and a comma before decimals. A sign of a currency is not understood: another one may
 * be chosen beside it.
 */
export function readAmount(text: string | null): number | undefined {
  const whole = text?.replace(/\s/g, '').replace(/(\d)[.,'’](?=\d{3}(?!\d))/g, '$1')
  const plain = whole?.replace(',', '.') ?? ''
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  return Number(plain) || undefined
}

function readSort(query: URLSearchParams): Sort | undefined {
  const orderBy = query.get('order_by')
  // The sort menu is one field, and without script it cannot fill two.
  if (orderBy && Object.hasOwn(sorts, orderBy)) return orderBy as Sort
  const sequence = query.get('sequence') ?? 'desc'
  return (Object.keys(sorts) as Sort[]).find((name) => {
    return sorts[name].order_by === orderBy && sorts[name].sequence === sequence
  })
}

function readBounds(text: string | null): Bounds | undefined {
  if (!text || text.length > 300) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  const { north, south, east, west } = value as Record<string, unknown>
  if (!isDegree(north, 90) || !isDegree(south, 90) || !isDegree(east, 180) || !isDegree(west, 180))
    return undefined
  return north > south && east > west ? { north, south, east, west } : undefined
}

function isDegree(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}
