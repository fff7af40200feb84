import { expect, test } from 'vitest'
import { parseSearchFilters, toSearchParams } from '~/features/search-filters'
import { listMixedDeals, withImpliedDeal } from './implied-deal'

const parse = (query: string) => parseSearchFilters(new URLSearchParams(query))

test.each([
  ['price_to=200000', '1'],
  ['price_from=50000&currency_id=1', '1'],
  ['price_from=20000&price_to=30000', '1'],
  ['price_to=700', '2'],
  ['real_estate_types=1&price_to=2500&currency_id=1', '2'],
  // Also the price of a night, of land, or of both.
  ['price_to=100', null],
  ['real_estate_types=4&price_to=2500', null],
  ['price_to=9000', null],
  ['price_from=700', null],
  ['real_estate_types=1', null],
  ['deal_types=3&price_to=200000', '3'],
])('the search %s is one for the deal %s', (query, deal) => {
  expect(toSearchParams(withImpliedDeal(parse(query))).get('deal_types')).toBe(deal)
})

test.each([
  ['price_to=9000', [1, 2, 7, 3]],
  ['real_estate_types=4&price_to=9000', [1, 2, 3, 10]],
  ['deal_types=1&price_to=9000', []],
  ['real_estate_types=1', []],
])('the search %s compares the prices of the deals %j', (query, deals) => {
  expect(listMixedDeals(parse(query))).toEqual(deals)
})
