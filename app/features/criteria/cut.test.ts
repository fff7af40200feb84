import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutShort } from './cut'
import { readCriteria } from './index'

const PLACES = Array(900).fill('41.7,44.8').join()

test.each([
  ['area', PLACES],
  ['bounds', `{"north":41.8,"south":41.6,"west":44.6,"east":45,"junk":"${PLACES}"}`],
  ['price_from', '1'.repeat(2_000)],
])('an endless %s becomes short, and is not understood', (name, value) => {
  const cut = cutShort(new URLSearchParams({ deal_types: '1', [name]: value }))
  expect(cut?.toString().length).toBeLessThan(1_500)
  expect(readCriteria(cut as URLSearchParams)).toEqual(readCriteria(new URLSearchParams('deal_types=1')))
})

test('as much of an endless text is looked for as before', () => {
  const query = new URLSearchParams({ q: 'vake '.repeat(900) })
  expect(readCriteria(cutShort(query) as URLSearchParams)).toEqual(readCriteria(query))
})

test('a hundred ids and forty corners stay as they are', () => {
  const corners = Array(40).fill('-41.12345,-144.12345').join()
  const ids = Array.from({ length: 100 }, (_, index) => 2_147_483_000 + index).join()
  expect(cutShort(new URLSearchParams({ ids, area: corners }))).toBeUndefined()
})

test('what was cut is not cut again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000 }), (value) => {
      const cut = cutShort(new URLSearchParams({ q: value }))
      expect(cut && cutShort(cut)).toBeUndefined()
    }),
  )
})
