import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { METRO_MINUTES } from '~contract/search-filters'
import { DAILY_RENT_DEAL_ID } from '~contract/statements'
import { addDays } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { WALKING_AREA_MINUTES } from '~contract/walking-times'
import type { Corner } from './drawn-area'
import { parseSearchFilters } from './parse-search-filters'
import {
  flagNames,
  idListNames,
  rangeNames,
  removeWalkingStarts,
  type SearchFilters,
  sortOrders,
  toSearchParams,
  toUpstreamParams,
} from './search-filters'
import { toSavedQuery } from './urls'

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query))

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 12 })
const amount = fc.integer({ min: 1, max: 99_999_999_900 }).map((hundredths) => hundredths / 100)
const range = fc.oneof(
  fc.record({ from: amount }),
  fc.record({ to: amount }),
  fc.tuple(amount, amount).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
)
const bounds = fc
  .tuple(fc.double({ min: -89, max: 88, noNaN: true }), fc.double({ min: -179, max: 178, noNaN: true }))
  .map(([south, west]) => ({ north: south + 1, south: south || 0, east: west + 1, west: west || 0 }))
const corner = fc
  .tuple(fc.integer({ min: -90e5, max: 90e5 }), fc.integer({ min: -180e5, max: 180e5 }))
  .map(([latitude, longitude]): Corner => [latitude / 1e5 || 0, longitude / 1e5 || 0])
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const anySearchFilters: fc.Arbitrary<SearchFilters> = fc
  .record({
    q: optional(fc.string({ minLength: 1, maxLength: 40 })),
    lists: fc.dictionary(fc.constantFrom(...idListNames), ids),
    metroMinutes: fc.constantFrom(...METRO_MINUTES),
    ranges: fc.dictionary(fc.constantFrom(...rangeNames), range),
    flags: fc.subarray([...flagNames]),
    currency: optional(fc.constantFrom(1 as const, 2 as const)),
    sort: optional(fc.constantFrom(...(Object.keys(sortOrders) as (keyof typeof sortOrders)[]))),
    bounds: optional(bounds),
    area: optional(fc.array(corner, { minLength: 3, maxLength: 40 })),
    walkingArea: optional(fc.record({ minutes: fc.constantFrom(...WALKING_AREA_MINUTES), start: corner })),
    secondArea: optional(fc.array(corner, { minLength: 3, maxLength: 40 })),
    secondWalkingArea: optional(
      fc.record({ minutes: fc.constantFrom(...WALKING_AREA_MINUTES), start: corner }),
    ),
    isEither: fc.boolean(),
    isDailyRent: fc.boolean(),
    nights: optional(
      fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 90 })).map(([start, nights]) => {
        const from = addDays(toGeorgianDate(new Date()), start)
        return { from, to: addDays(from, nights) }
      }),
    ),
    guests: optional(fc.integer({ min: 1, max: 50 })),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  .map((query) => {
    const q = query.q?.replace(/\s+/g, ' ').trim()
    const lists: SearchFilters['lists'] = Object.fromEntries(
      Object.entries(query.lists).map(([name, list]) => [name, list.sort((a, b) => a - b)]),
    )
    if (query.isDailyRent) lists.deal_types = [DAILY_RENT_DEAL_ID]
    const isDailyRent = lists.deal_types?.join() === String(DAILY_RENT_DEAL_ID)
    if (lists.metro_minutes ?? lists.metro_stations) lists.metro_minutes = [query.metroMinutes]
    const { currency, sort, bounds: box, area, walkingArea, secondArea, secondWalkingArea } = query
    const hasFirst = Boolean(area ?? walkingArea)
    const hasSecond = hasFirst && Boolean(secondArea ?? secondWalkingArea)
    return {
      ...(q && { q }),
      lists,
      ranges: { ...query.ranges },
      flags: query.flags,
      page: query.page,
      ...(currency && (query.ranges.price ?? query.ranges.square_price) && { currency }),
      ...(sort && { sort }),
      ...(isDailyRent && query.nights && { nights: query.nights }),
      ...(isDailyRent && query.guests && { guests: query.guests }),
      ...(box && { bounds: box }),
      ...(area && { area }),
      ...(walkingArea && { walkingArea }),
      ...(hasSecond && secondArea && { secondArea }),
      ...(hasSecond && secondWalkingArea && { secondWalkingArea }),
      ...(hasSecond && query.isEither && { areas: 'either' as const }),
    }
  })

describe('search filters in URLs', () => {
  // Specification 1.3.18
  test('filters are parsed back unchanged', () => {
    fc.assert(
      fc.property(anySearchFilters, (filters) => {
        expect(parseSearchFilters(new URLSearchParams(toSearchParams(filters).toString()))).toEqual(filters)
      }),
    )
  })

  test.each([
    ['100,000', 100_000],
    ['1,234,567', 1_234_567],
    ['150.000', 150_000],
    ["150'000", 150_000],
    ['150 000', 150_000],
    ['150 000 ₾', 150_000],
    ['$150,000', 150_000],
    ['1,5 млн', 1_500_000],
    ['€150,000', undefined],
    ['45,5', 45.5],
    ['45.50', 45.5],
    ['1,234.50', 1_234.5],
    ['100,00', 100],
    ['100,0000', undefined],
    ['12,34,567', undefined],
    ['1e5', undefined],
    ['-5', undefined],
  ])('an amount is parsed the same in any notation: %s', (typed, amount) => {
    const { price } = parse(new URLSearchParams({ price_from: typed }).toString()).ranges
    expect(price?.from).toBe(amount)
  })

  test.each([
    ['metro_minutes=10', 'metro_minutes=10'],
    ['metro_stations=3', 'metro_stations=3&metro_minutes=15'],
    ['metro_stations=&metro_minutes=', ''],
    ['metro_minutes=7', ''],
    ['metro_minutes=5,10&metro_stations=3', 'metro_stations=3&metro_minutes=10'],
  ])('metro distances are limited to the offered minutes: %s', (query, canonical) => {
    expect(decodeURIComponent(`${toSearchParams(parse(query))}`)).toBe(canonical)
  })

  test("the upstream gets the URL's values, except those that an area was computed from", () => {
    fc.assert(
      fc.property(anySearchFilters, (filters) => {
        const sort = filters.sort ?? 'date_desc'
        expect(parseSearchFilters(toUpstreamParams(filters))).toEqual(
          parseSearchFilters(toSearchParams({ ...removeWalkingStarts(filters), sort })),
        )
      }),
    )
  })

  test('choosing another city in the form removes the bounds and the area', () => {
    const limits = `bounds=${JSON.stringify({ north: 42, south: 41, east: 45, west: 44 })}&area=41,44,42,44,42,45`
    const filters = parse(`cities=1&bounds_city=1&${limits}`)
    expect(filters.bounds).toBeDefined()
    expect(filters.area).toBeDefined()
    expect(parse(`cities=&bounds_city=1&${limits}`)).toEqual({ ...filters, lists: {} })
    expect(parse(`cities=15&bounds_city=&${limits}`)).toEqual({ ...filters, lists: { cities: [15] } })
    expect(parse(`cities=15&bounds_city=1&${limits}`)).toEqual(parse('cities=15'))
  })

  test('any query is parsed without an error, to one canonical form', () => {
    const names = fc.constantFrom(
      ...idListNames,
      'page',
      'bounds',
      'area',
      'walking_area',
      'second_area',
      'second_walking_area',
      'areas',
      'q',
      'price_from',
      'price_to',
      'order_by',
      'sequence',
      'x',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const once = toSearchParams(parseSearchFilters(new URLSearchParams(pairs))).toString()
        expect(toSearchParams(parse(once)).toString()).toBe(once)
      }),
    )
  })

  // Specification 1.5.5 with with_3d=0&with_picture=false&owner=&newest=1 | newest=1
  // Specification 1.5.6 with page=1
  test.each([
    ['page=1', ''],
    ['page=0', ''],
    ['page=-3', ''],
    ['page=2', 'page=2'],
    ['with_3d=0&with_picture=false&owner=&newest=1', 'newest=1'],
    ['urbans=47&urbans=38', 'urbans=38%2C47'],
    ['urbans[]=47&urbans[]=47', 'urbans=47'],
    ['cities=1,x,-2,3.5,99999999999', 'cities=1'],
    ['price_from=200&price_to=100', 'price_from=100&price_to=200'],
    ['price_from=120%20000', 'price_from=120000'],
    ['area_from=54,5', 'area_from=54.5'],
    ['area_from=abc&area_to=1e5', ''],
    ['order_by=price_asc', 'order_by=price&sequence=asc'],
    ['order_by=price&sequence=sideways', ''],
    ['currency_id=3', ''],
    ['currency_id=2', ''],
    ['currency_id=2&price_to=5', 'price_to=5&currency_id=2'],
    ['currency_id=1&price_to=$5', 'price_to=5&currency_id=2'],
    ['square_price_from=GEL 5', 'square_price_from=5&currency_id=1'],
    ['price_from=$5&price_to=9 ₾', 'price_from=5&currency_id=2'],
    ['area_from=75 m²&height_to=3 მ', 'area_from=75&height_to=3'],
    ['bounds={"north":41}', ''],
    ['q=%20%20', ''],
    ['utm_source=x', ''],
  ])('the query %s becomes %s', (query, canonical) => {
    expect(toSearchParams(parse(query)).toString()).toBe(canonical)
  })
})

test('a saved search keeps both areas and their combination, without the starts of the walks', () => {
  const [area, second] = ['41.7,44.7,41.8,44.8,41.7,44.8', '41.6,44.7,41.8,44.8,41.7,44.8']
  const query = `area=${area}&walking_area=10,41.7,44.7&second_area=${second}&second_walking_area=15,41.7,44.8`
  const saved = toSavedQuery(parseSearchFilters(new URLSearchParams(`${query}&areas=either&page=3`)))
  expect(Object.fromEntries(new URLSearchParams(saved))).toEqual({
    area,
    second_area: second,
    areas: 'either',
  })
})

test('two areas with the most corners can be saved', () => {
  const corners = Array.from({ length: 40 }, (_, at) => `41.${70_001 + at},44.${70_001 + at}`).join()
  const filters = parseSearchFilters(
    new URLSearchParams({ area: corners, second_area: corners, cities: '1' }),
  )
  expect(toSavedQuery(filters)).toContain('second_area')
})
