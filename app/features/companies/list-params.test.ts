import { expect, test } from 'vitest'
import { listHref, parsePage, parseSearchText } from './list-params'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
  ['page=999999', 1],
])('the page parameter %j means page %d', (query, page) => {
  expect(parsePage(new URLSearchParams(query))).toBe(page)
})

test('the search text is trimmed and truncated', () => {
  expect(parseSearchText(new URLSearchParams({ q: '  სამი \n გასაღები ' }))).toBe('სამი გასაღები')
  expect(parseSearchText(new URLSearchParams({ q: 'x'.repeat(300) }))).toHaveLength(255)
})

test('a list URL omits default values', () => {
  expect(listHref('/en/brokerebi', { q: '', page: 1, order_by: undefined })).toBe('/en/brokerebi')
  expect(listHref('/developerebi?activeTab=2', { page: 2, cities: 1 })).toBe(
    '/developerebi?activeTab=2&page=2&cities=1',
  )
})
