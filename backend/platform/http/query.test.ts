import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { getBoolean, getIds, getList, getNumber, getText, parseQueryString } from './query'

test.each([
  'cities=1,15',
  'cities=1&cities=15',
  'cities[]=1&cities[]=15',
  'cities[0]=1&cities[1]=15',
  'cities%5B%5D=1&cities=15,15,x,-3,99999999999',
])('the query %s contains the ids 1 and 15', (text) => {
  expect(getIds(parseQueryString(text), 'cities')).toEqual([1, 15])
})

test.each([
  ['150000', 150000],
  ['150 000', 150000],
  ['54,7', 54.7],
  ['-5', -5],
  ['', undefined],
  ['NaN', undefined],
  ['1e9', undefined],
  ['Infinity', undefined],
  ['99999999999999999999', undefined],
])('the text %j is parsed as the number %j', (text, number) => {
  expect(
    getNumber(parseQueryString(new URLSearchParams({ price_from: text }).toString()), 'price_from'),
  ).toBe(number)
})

test('the last of several values counts, and an empty one counts as absent', () => {
  expect(getText(parseQueryString('q=a&q=b'), 'q')).toBe('b')
  expect(getText(parseQueryString('q='), 'q')).toBeUndefined()
  expect(getBoolean(parseQueryString('with_3d=false'), 'with_3d')).toBe(false)
  expect(getBoolean(parseQueryString('with_3d=1'), 'with_3d')).toBe(true)
  expect(getList(parseQueryString('owner_type=broker,,agent'), 'owner_type')).toEqual(['broker', 'agent'])
})

test('texts of a query are normalized', () => {
  expect(getText(parseQueryString('q=v%E2%80%8Bake%EF%B8%8F%E3%85%A4%EF%BC%97'), 'q')).toBe('vake 7')
})

test('a query of arbitrary text yields only positive ids and no NaN', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const query = parseQueryString(text)
      for (const name of query.keys()) {
        expect(getIds(query, name).every((id) => id > 0)).toBe(true)
        expect(getNumber(query, name)).not.toBeNaN()
      }
    }),
  )
})
