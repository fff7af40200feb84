import { expect, test } from 'vitest'
import { parsePathSlug, withPathFilters } from './path-filters'

test.each([
  ['iyideba-bina', { dealType: 1, realEstateType: 1 }],
  ['qiravdeba-kerdzo-saxli', { dealType: 2, realEstateType: 2 }],
  ['qiravdeba-dghiurad-bina', { dealType: 7, realEstateType: 1 }],
  ['qiravdebadghiurad-bina', { dealType: 7, realEstateType: 1 }],
  ['for-rent-apartment', { dealType: 2, realEstateType: 1 }],
  ['sdaetsia-na-den-kvartira', { dealType: 7, realEstateType: 1 }],
  ['Iyideba-Bina', { dealType: 1, realEstateType: 1 }],
])('the path %s is parsed to filters', (word, filters) => {
  expect(parsePathSlug(word, false)).toEqual(filters)
})

test.each(['', 'bina', 'iyideba', 'iyideba-', 'iyideba-x', 'x-bina', 'constructor', '__proto__'])(
  'the path %s is no complete filter',
  (word) => {
    expect(parsePathSlug(word, false)).toBeUndefined()
  },
)

test('a deal or a type alone is parsed where partial paths are allowed', () => {
  expect(parsePathSlug('iyideba', true)).toEqual({ dealType: 1 })
  expect(parsePathSlug('bina', true)).toEqual({ realEstateType: 1 })
})

test('the query overrides the filters of the path', () => {
  const query = withPathFilters(new URLSearchParams('deal_types=2'), { dealType: 1, realEstateType: 4 })
  expect(query.toString()).toBe('deal_types=2&real_estate_types=4')
})
