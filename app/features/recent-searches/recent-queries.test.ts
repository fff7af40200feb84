import { describe, expect, test } from 'vitest'
import { parseSearchFilters } from '~/features/search-filters'
import { addRecentQuery, formatRecentQueries, parseRecentQueries, toRecentQuery } from './recent-queries'

const recentQueryFor = (query: string) => toRecentQuery(parseSearchFilters(new URLSearchParams(query)))

describe('saving a search', () => {
  test.each([
    ['deal_types=1&page=4&order_by=price&sequence=asc', 'deal_types=1'],
    ['q=vake&bounds={"north":42,"south":41,"east":45,"west":44}', 'q=vake'],
    ['price_to=100000&currency_id=2', 'price_to=100000&currency_id=2'],
    ['urbans=47,38&currency_id=2', 'urbans=38%2C47'],
    ['users=12', 'users=12'],
    ['newest=1', 'newest=1'],
  ])('the search %s is stored as %s', (query, recentQuery) => {
    expect(recentQueryFor(query)).toBe(recentQuery)
  })

  test.each(['', 'page=2', 'currency_id=1', 'order_by=price_asc', 'ids=1,2', `q=${'ვაკე '.repeat(20)}`])(
    'the search %j is skipped, as it has no filters or is too long',
    (query) => expect(recentQueryFor(query)).toBeUndefined(),
  )
})

describe('the recent searches', () => {
  test('recent searches are the last five, newest first, without duplicates', () => {
    const queries = ['a', 'b', 'c', 'b', 'd', 'e', 'f'].map((q) => `q=${q}`)
    const recent = queries.reduce<string[]>(addRecentQuery, [])
    expect(recent).toEqual(['q=f', 'q=e', 'q=d', 'q=b', 'q=c'])
  })

  test('recent searches are parsed back unchanged, and fit into a cookie', () => {
    const letters = ['ვ', 'ა', 'კ', 'ე', 'ს'].flatMap((q) => recentQueryFor(`q=${q.repeat(44)}`) ?? [])
    expect(letters.length).toBe(5)
    expect(parseRecentQueries(formatRecentQueries(letters))).toEqual(letters)
    expect(formatRecentQueries(letters).length).toBeLessThan(3_000)
  })

  test.each([undefined, '', '....', '%%%', 'x'.repeat(4_000), Buffer.from('page=3').toString('base64url')])(
    'recent searches of the cookie %j are empty',
    (text) => expect(parseRecentQueries(text)).toEqual([]),
  )
})
