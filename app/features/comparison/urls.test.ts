import { expect, test } from 'vitest'
import { comparisonUrl, findFavoritesReferrer, parseComparisonQuery } from './urls'

const parse = (query: string) => parseComparisonQuery(new URLSearchParams(query))

test.each([
  { ids: [7, 5], places: [], onlyDifferences: false },
  {
    ids: [1, 2, 3, 4, 5, 6],
    places: [{ name: 'Work, room 5', lat: 41.7, lng: 44.8 }],
    onlyDifferences: true,
  },
  { ids: [], places: [], onlyDifferences: false },
])('the URL of %j is parsed back unchanged', (query) => {
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
  [`ids=${Array.from({ length: 50 }, (_, place) => 90 - place)}`, [90, 89, 88, 87, 86, 85], 44],
])('the query %j compares the statements %j and ignores %i', (query, ids, leftOut) => {
  expect(parse(query)).toMatchObject({ ids, leftOut })
})

test.each(['/favorites', '/account/favorites', '/account/favorites?deal_types=1&page=2'])(
  'the back link of a visitor from %s leads there',
  (path) => {
    expect(findFavoritesReferrer(path, 'ka')).toBe(path)
    expect(findFavoritesReferrer(`/ru${path}`, 'ru')).toBe(`/ru${path}`)
  },
)

test.each([undefined, '/s', '/en/favorites'])(
  'a visitor from %s has no back link to the favourites',
  (referrer) => {
    expect(findFavoritesReferrer(referrer, 'ka')).toBeUndefined()
  },
)
