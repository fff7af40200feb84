import { expect, test } from 'vitest'
import { parseSearchFilters, toSearchParams } from '~/features/search-filters'
import { buildNearbySearches } from './nearby-searches'

const place = (id: number) => ({ id, name: `place ${id}`, nameIn: undefined, slug: undefined })
const districts = [
  { ...place(4), urbans: [place(38), place(47)] },
  { ...place(5), urbans: [place(50)] },
]
const cities = [{ ...place(1), districts }]
const nearbySearchesFor = (address: string, facets = {}) =>
  buildNearbySearches(parseSearchFilters(new URLSearchParams(address)), cities, facets).map(
    ({ id, filters }) => [id, toSearchParams(filters).toString()],
  )

test('nearby searches list the districts of a city, the fullest first and without empty ones', () => {
  expect(nearbySearchesFor('cities=1&order_by=price_asc&page=4', { districts: { 4: 10, 5: 20 } })).toEqual([
    [5, 'cities=1&districts=5'],
    [4, 'cities=1&districts=4'],
  ])
  expect(nearbySearchesFor('cities=1', { districts: { 4: 10 } })).toHaveLength(1)
})

test('nearby searches list the other neighbourhoods of a district, also if only one is chosen', () => {
  const facets = { urbans: { 38: 3, 47: 2 } }
  expect(nearbySearchesFor('cities=1&districts=4&urbans=47', facets)).toEqual([
    [38, 'cities=1&districts=4&urbans=38'],
  ])
  expect(nearbySearchesFor('cities=1&urbans=47', facets)).toEqual([[38, 'cities=1&urbans=38']])
})

test('nearby searches are empty while no city is chosen', () => {
  expect(nearbySearchesFor('deal_types=1')).toEqual([])
})
