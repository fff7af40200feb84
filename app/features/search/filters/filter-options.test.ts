import { describe, expect, test } from 'vitest'
import { parseSearchFilters, type SearchFilters } from '~/features/search-filters'
import type { Dictionaries, Dictionary } from '~/upstream/dictionaries.server'
import { pageFilters } from '~contract/search-filters'
import { buildFilterOptions } from './filter-options'

const all = [{ id: 1, name: 'one' }]
const one: Dictionary = { all, byType: {} }
const conditions: Dictionary = {
  all: [...all, { id: 2, name: 'two' }, { id: 3, name: 'three' }],
  byType: {
    1: [{ id: 2, name: 'two' }],
    2: [
      { id: 2, name: 'two' },
      { id: 3, name: 'three' },
    ],
  },
}
const dictionaries = new Proxy({} as Dictionaries, {
  get: (_, name) => (name === 'conditions' ? conditions : one),
})

/** Returns parameters of the filters under "all filters". */
const listMoreFilters = (kind: 'ids' | 'range') =>
  pageFilters
    .filter((filter) => filter.kind === kind && 'section' in filter && filter.section === 'all')
    .map(({ parameter }) => parameter)

function buildOptionsFor(address: string) {
  const filters: SearchFilters = parseSearchFilters(new URLSearchParams(address))
  const offered = buildFilterOptions(filters, {
    dictionaries,
    cities: [],
    facets: undefined,
    streets: [],
    metroStations: [],
    language: 'en',
    currency: 'usd',
    more: true,
  })
  const lists = (offered.more?.lists ?? []).filter(({ entries }) => entries.length > 0)
  return {
    ...offered,
    lists: lists.map(({ parameter }) => parameter),
    ranges: offered.more?.ranges.map(({ parameter }) => parameter),
  }
}

describe('filter options', () => {
  test.each(['', 'real_estate_types=1', 'real_estate_types=1,4'])(
    'the options have all fields of buildings for "%s"',
    (address) => {
      const { rooms, lists, ranges } = buildOptionsFor(address)
      expect(rooms).toHaveLength(1)
      expect(lists?.toSorted()).toEqual(listMoreFilters('ids').toSorted())
      expect(ranges).toEqual(listMoreFilters('range'))
      expect(ranges).toEqual(expect.arrayContaining(['square_price', 'floor', 'height']))
    },
  )

  test('a search for land alone has no fields of buildings', () => {
    const { rooms, lists, ranges, flags } = buildOptionsFor('real_estate_types=4')
    expect([rooms, lists, ranges]).toEqual([[], ['parameters'], ['square_price']])
    const names = ['with_picture', 'with_3d', 'owner', 'newest', 'reduced', 'is_vip']
    expect(flags.map(({ name }) => name)).toEqual(names)
  })

  test('a search for land keeps chosen fields of buildings, so that they can be cleared', () => {
    const { rooms, lists, ranges, flags } = buildOptionsFor(
      'real_estate_types=4&room_types=2&heating_types=1&floor_from=3&has_balcony=1',
    )
    expect(flags.map(({ name }) => name)).toContain('has_balcony')
    expect([rooms.length, lists, ranges]).toEqual([
      1,
      ['heating_types', 'parameters'],
      ['square_price', 'floor'],
    ])
  })

  test('the options have the entries of every chosen type, without duplicates', () => {
    const idsFor = (address: string) => buildOptionsFor(address).conditions.map(({ id }) => id)
    expect(idsFor('')).toEqual([1, 2, 3])
    expect(idsFor('real_estate_types=1')).toEqual([2])
    expect(idsFor('real_estate_types=1,2')).toEqual([2, 3])
  })

  test.each([
    ['price_to=200000&currency_id=2', '≤ $200,000'],
    ['price_from=500&price_to=800&currency_id=1', '₾500–₾800'],
    ['price_to=200000', '≤ ₾200,000'],
    ['area_to=70', ''],
  ])('the price range of "%s" is shown in its currency', (address, price) => {
    expect(buildOptionsFor(address).spans.price).toBe(price)
  })
})

test('the filter form sends the city in which the map bounds were chosen', () => {
  const bounds = encodeURIComponent(JSON.stringify({ north: 42, south: 41, east: 45, west: 44 }))
  const sentBy = (address: string) => new URLSearchParams(buildOptionsFor(address).hiddenFields)
  const sent = sentBy(`cities=1&bounds=${bounds}`)
  expect(sent.get('bounds_city')).toBe('1')
  sent.set('cities', '15')
  expect(parseSearchFilters(sent)).toEqual(parseSearchFilters(new URLSearchParams('cities=15')))
  expect(sentBy('cities=1').has('bounds_city')).toBe(false)
  expect(sentBy(`bounds=${bounds}`).has('bounds_city')).toBe(false)
})

test('the filter form sends the prices that it shows, in their currency', () => {
  const sentBy = (address: string) => new URLSearchParams(buildOptionsFor(address).hiddenFields)
  const shown = 'price_to=200000&square_price_from=900&currency_id=2'
  expect(sentBy(shown).get('shown_prices')).toBe(shown)
  // Ranges without a currency are in lari.
  expect(sentBy('price_to=200000').get('shown_prices')).toBe('price_to=200000&currency_id=1')
  expect(sentBy('area_to=70&currency_id=2').has('shown_prices')).toBe(false)
})
