import { beforeAll, describe, expect, test } from 'vitest'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { parseQueryString } from '~backend/platform/http/query'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { createSearchTextParser } from './search-text'
import { createSqlEngine } from './sql/sql-engine'

const database = withTestDatabase()
const api = withApi(database)
const LIST = '/v1/microservice/statements'

beforeAll(async () => {
  await addPlaces(database.pool)
  await addStatement(database.pool)
})

/** Calls in process, because HTTP rejects URLs above 16 KB. */
async function answeredInside(text: string) {
  const parse = createSearchTextParser(createGazetteer(database.pool, new StreetFinder(database.pool)))
  const query = await parse(parseQueryString(text))
  const engine = createSqlEngine(database.pool)
  await engine.countFacets(query, undefined)
  const ids = await engine.fetchPage(query, undefined, async (ids) => ids)
  return { shown: ids.length, total: await engine.count(query, undefined) }
}

/** Requires that list, number and facets agree. */
async function answered(query: string) {
  const list = await api.get(`${LIST}?${query}`)
  const count = await api.get(`${LIST}/count?${query}`)
  const facets = await api.get(`${LIST}/facets?${query}`)
  expect([list.status, count.status, facets.status]).toEqual([200, 200, 200])
  expect(api.errors).toEqual([])
  return { shown: list.body.data.data.length, total: count.body.data.total }
}

describe('malformed page numbers', () => {
  test.each([
    ['page=-1', 1],
    ['page=0', 1],
    ['page=1000000000', 0],
    ['page=9999999999999999999999', 1],
    ['page[]=1&page[]=2', 0],
    ['page=NaN&per_page=Infinity', 1],
  ])(
    'a malformed page number means the first page, and one past the end is empty: %s',
    async (query, shown) => {
      expect(await answered(query)).toEqual({ shown, total: 1 })
    },
  )
})

describe('malformed lists of ids', () => {
  test.each([
    ['a thousand parameters', Array.from({ length: 1_000 }, (_, index) => `name${index}=1`).join('&'), 1],
    ['a list without numbers', 'cities=x,,-1,1e9,0x1,99999999999,1.5', 1],
    ['a list of lists', 'cities[][]=1&cities[a]=1', 1],
  ])('malformed ids are ignored in %s', async (_name, query, total) => {
    expect(await answered(query)).toEqual({ shown: total, total })
  })
})

test('an unpaired surrogate after a word is ignored', async () => {
  expect(await answered('q=%E1%83%95%E1%83%90%E1%83%99%ED%A0%80')).toEqual({ shown: 1, total: 1 })
})

describe('ten thousand ids', () => {
  const ids = (from: number) => Array.from({ length: 10_000 }, (_, index) => from + index)

  test.each([
    ['ids that include the statement', `ids=${ids(1_000_001)}`, 1],
    ['ids that exclude the statement', `ids=${ids(1)}`, 0],
    [
      'one parameter for each id',
      ids(1)
        .map((id) => `deal_types[]=${id}`)
        .join('&'),
      1,
    ],
    ['excluded ids', `exclude_ids=${ids(1)}`, 1],
  ])('ten thousand ids are accepted as %s', async (_name, query, total) => {
    expect(await answeredInside(query)).toEqual({ shown: total, total })
  })

  test('ten thousand ids make a URL too long for HTTP', async () => {
    const { origin } = api
    const { status } = await fetch(`${origin}/api${LIST}?ids=${ids(1)}`)
    expect(status).toBe(431)
  })
})

describe('malformed values', () => {
  test.each([
    ['an inverted range', 'price_from=200000&price_to=100', 0],
    ['a huge price', 'price_from=999999999999', 0],
    ['a negative price', 'price_from=-999999999999&price_to=999999999999', 1],
    ['several values of a single field', 'price_from[]=1&price_from[]=2&currency_id[]=2&currency_id[]=1', 1],
    ['numbers that are not finite', 'price_from=NaN&area_to=Infinity&floor_from=1e5&height_from=--1', 1],
    ['an unknown currency', 'currency_id=99&price_from=1', 1],
    ['names of Object.prototype', 'constructor=1&__proto__=1&toString=1&order_by=toString', 1],
    ['invalid UTF-8', 'cities=%FF%FE&q=%C0%80&order_by=%ED%A0%80', 1],
    ['a broken escape', 'cities=%&price_from=%zz', 1],
    ['nulls', 'cities=%00&order_by=%00&bounds=%00&owner_type=%00', 1],
    ['bounds of null', 'bounds={"north":null}', 1],
    ['bounds of arrays', 'bounds=[[[[]]]]', 1],
    [
      'infinite bounds',
      `bounds=${encodeURIComponent('{"north":1e999,"south":-1e999,"east":1,"west":0}')}`,
      1,
    ],
  ])('a malformed query is accepted with %s', async (_name, query, total) => {
    expect(await answered(query)).toEqual({ shown: total, total })
  })
})

describe('malformed texts', () => {
  test.each([
    ['a very long word', 'ა'.repeat(1_500), 0],
    ['very many words', 'ვაკე '.repeat(380), 1],
    ['wildcards', '%%% ___ \\\\\\ %abc%', 0],
    ['a backslash at the end', 'ვაკე\\', 1],
    ['only spaces', ' \t\u00a0\u2003  ', 1],
    ['several scripts in one word', 'ვაkeваке', 0],
    ['zero-width characters', 'ვ\u200bა\u200dკ\ufeffე', 1],
    ['accents on one letter', `a${'\u0301'.repeat(500)}`, 0],
    ['an SQL injection', `'; drop table statements; --`, 0],
    ['a null in a word', 'ვა\0კე', 1],
    ['a huge number', '99999999999999999999', 0],
    ['one letter', 'ა', 1],
    ['two letters', 'ვა', 1],
  ])('a malformed text is accepted with %s', async (_name, text, total) => {
    expect(await answered(`q=${encodeURIComponent(text)}`)).toEqual({ shown: total, total })
  })
})
