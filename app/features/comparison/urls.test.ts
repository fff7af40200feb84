import { expect, test } from 'vitest'
import { comparisonUrl, findFavoritesReferrer, parseComparisonQuery } from './urls'

const parse = (query: string) => parseComparisonQuery(new URLSearchParams(query))

test.each([
  { ids: [7, 5], onlyDifferences: false },
  { ids: [1, 2, 3, 4], onlyDifferences: true },
  { ids: [], onlyDifferences: false },
])('the address of %j is read as what it was made of', (query) => {
  expect(parse(comparisonUrl(query).split('?')[1] ?? '')).toEqual({ ...query, leftOut: 0 })
})

test.each([
  ['', [], 0],
  ['ids=', [], 0],
  ['ids=7,5', [7, 5], 0],
  ['ids=7&ids=5', [7, 5], 0],
  ['ids=7,%205', [7, 5], 0],
  ['ids=+7+5', [7, 5], 0],
  ['ids=7,5,7,07', [7, 5], 0],
  ['ids=x,-1,0,1.5,99999999999,5,,', [5], 0],
  [`ids=${Array.from({ length: 50 }, (_, place) => 90 - place)}`, [90, 89, 88, 87], 46],
])('of %j the statements %j are compared, and %i are left out', (query, ids, leftOut) => {
  expect(parse(query)).toMatchObject({ ids, leftOut })
})

test.each(['/favorites', '/account/favorites', '/account/favorites?deal_types=1&page=2'])(
  'who comes from %s is led back there',
  (path) => {
    expect(findFavoritesReferrer(path, 'ka')).toBe(path)
    expect(findFavoritesReferrer(`/ru${path}`, 'ru')).toBe(`/ru${path}`)
  },
)

test.each([undefined, '/s', '/en/favorites'])(
  'who comes from %s has not come from the favourites',
  (referrer) => {
    expect(findFavoritesReferrer(referrer, 'ka')).toBeUndefined()
  },
)
