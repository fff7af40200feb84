import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearchFilters } from './index'
import { truncateParams } from './truncate-params'

const LONG_VALUE = Array(900).fill('41.7,44.8').join()

test.each([
  ['area', LONG_VALUE],
  ['bounds', `{"north":41.8,"south":41.6,"west":44.6,"east":45,"junk":"${LONG_VALUE}"}`],
  ['price_from', '1'.repeat(2_000)],
])('an endless parameter %s is truncated and ignored by the search', (name, value) => {
  const cut = truncateParams(new URLSearchParams({ deal_types: '1', [name]: value }))
  expect(cut?.toString().length).toBeLessThan(1_500)
  expect(parseSearchFilters(cut as URLSearchParams)).toEqual(
    parseSearchFilters(new URLSearchParams('deal_types=1')),
  )
})

test('a truncated search text finds the same as the whole one', () => {
  const query = new URLSearchParams({ q: 'vake '.repeat(900) })
  expect(parseSearchFilters(truncateParams(query) as URLSearchParams)).toEqual(parseSearchFilters(query))
})

test('a hundred ids and forty corners are not truncated', () => {
  const corners = Array(40).fill('-41.12345,-144.12345').join()
  const ids = Array.from({ length: 100 }, (_, index) => 2_147_483_000 + index).join()
  expect(truncateParams(new URLSearchParams({ ids, area: corners }))).toBeUndefined()
})

test('truncated parameters are not truncated again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000 }), (value) => {
      const cut = truncateParams(new URLSearchParams({ q: value }))
      expect(cut && truncateParams(cut)).toBeUndefined()
    }),
  )
})
