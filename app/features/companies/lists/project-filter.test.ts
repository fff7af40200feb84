import { expect, test } from 'vitest'
import { parseProjectFilter, toProjectParams } from './project-filter'

const read = (query: string) => parseProjectFilter(new URLSearchParams(query), undefined)

test('a filter is parsed and written back unchanged', () => {
  const query = {
    cities: '1',
    districts: '4',
    square_price_from: '900',
    square_price_to: '1500',
    currency_id: '1',
    building_status: 'completed',
  }
  expect(toProjectParams(parseProjectFilter(new URLSearchParams(query), 'usd'))).toEqual(query)
})

test('empty parameters are left out', () => {
  expect(toProjectParams(read('cities=&square_price_from=&building_status=half&currency_id=2'))).toEqual({})
  expect(read('districts=4').district).toBeUndefined()
})

test('a range with swapped bounds is put in order', () => {
  expect(read('square_price_from=2000&square_price_to=1 000').price).toEqual({ from: 1000, to: 2000 })
  expect(read('square_price_to=1000').price).toEqual({ from: undefined, to: 1000 })
})

test('prices are in the currency of the URL, else in the chosen one, else in dollars', () => {
  expect(read('currency_id=1').currency).toBe('gel')
  expect(parseProjectFilter(new URLSearchParams('currency_id=7'), 'gel').currency).toBe('gel')
  expect(read('').currency).toBe('usd')
})
