import { expect, test } from 'vitest'
import type { Currency } from '~contract/currencies'
import { allCities } from '~tests/fixtures/places'
import { parseProjectFilter, toProjectParams } from './project-filter'

const read = (query: string | Record<string, string>, currency?: Currency) =>
  parseProjectFilter(new URLSearchParams(query), { currency, cities: allCities })

test('a filter is parsed and written back unchanged', () => {
  const query = {
    cities: '1',
    districts: '4',
    square_price_from: '900',
    square_price_to: '1500',
    currency_id: '1',
    building_status: 'completed',
  }
  expect(toProjectParams(read(query, 'usd'))).toEqual(query)
})

test('empty parameters of the project filter are omitted', () => {
  expect(toProjectParams(read('cities=&square_price_from=&building_status=half&currency_id=2'))).toEqual({})
  expect(read('districts=4').district).toBeUndefined()
})

test('a district of another city is ignored', () => {
  expect(read('cities=1&districts=4').district).toBe(4)
  expect(read('cities=15&districts=4')).toMatchObject({ city: 15, district: undefined })
})

test('a range with swapped bounds is put in order', () => {
  expect(read('square_price_from=2000&square_price_to=1 000').price).toEqual({ from: 1000, to: 2000 })
  expect(read('square_price_to=1000').price).toEqual({ from: undefined, to: 1000 })
})

test('prices are in the currency of the URL, else in the chosen one, else in dollars', () => {
  expect(read('currency_id=1').currency).toBe('gel')
  expect(read('currency_id=7', 'gel').currency).toBe('gel')
  expect(read('').currency).toBe('usd')
  expect(read('currency_id=1&square_price_to=$1 500')).toMatchObject({ currency: 'usd', price: { to: 1500 } })
})

test('an invalid price is distinguished from a missing one', () => {
  const { price, wrongPrice } = read('square_price_from=abc&square_price_to=1 500')
  expect(price).toEqual({ from: undefined, to: 1500 })
  expect(wrongPrice).toEqual({ from: 'abc', to: undefined })
  expect(read('square_price_from=0&square_price_to= ').wrongPrice).toEqual({})
})
