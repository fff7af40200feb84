import { expect, test } from 'vitest'
import { toPageParam, withParams, withQuery } from './with-params'

test.each([
  [{}, '/list'],
  [{ q: '', tab: undefined }, '/list'],
  [{ q: 'a b', kind: 2, tab: undefined }, '/list?q=a+b&kind=2'],
  [{ page: toPageParam(1) }, '/list'],
  [{ kind: 2, page: toPageParam(3) }, '/list?kind=2&page=3'],
])('the parameters %j make the path %s', (params, path) => {
  expect(withParams('/list', params)).toBe(path)
})

test('a path with an empty query has no question mark', () => {
  expect(withQuery('/list', new URLSearchParams())).toBe('/list')
  expect(withQuery('/list', new URLSearchParams('page=2'))).toBe('/list?page=2')
})
