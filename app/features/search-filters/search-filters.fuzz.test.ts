import { expect, test } from 'vitest'
import { SEARCHED_STAY } from '~contract/search-filters'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { isFullRun } from '~tests/full-run'
import { findParamIssues } from './param-issues'
import { parseSearchFilters } from './parse-search-filters'
import { flagNames, idListNames, rangeNames, sortOrders, toSearchParams } from './search-filters'

const LONG_URLS = 50
const RANDOM_URLS = isFullRun ? 1_000_000 : 3_000
/** Upper bound for parsing any URL, in milliseconds. */
const MAX_PARSE_MS = 5

/** Creates a fast, repeatable generator. */
function createRandom(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const paramNames = [
  ...idListNames,
  ...idListNames.map((name) => `${name}[]`),
  ...rangeNames.flatMap((name) => [`${name}_from`, `${name}_to`]),
  ...flagNames,
  'q',
  'page',
  'currency_id',
  'order_by',
  'sequence',
  'bounds',
  'area',
  'walking_area',
  'second_area',
  'second_walking_area',
  'areas',
  ...Object.values(SEARCHED_STAY),
  'utm_source',
  '__proto__',
  'constructor',
]
const paramValues = [
  '7',
  '2999-12-31',
  toGeorgianDate(new Date()),
  '',
  '0',
  '1',
  '2',
  '-1',
  '1.5',
  '1,5',
  '1e9',
  '999999999',
  '1000000000',
  '00012',
  '१२',
  'NaN',
  'null',
  'true',
  'false',
  'on',
  '1,2,3',
  ',,,',
  '3,x,1',
  '47,38,47',
  '[1,2]',
  '{"north":42,"south":41,"east":45,"west":44}',
  '{"north":1e999}',
  '{',
  'ვაკე',
  'Вáке',
  '\u202e\u0000',
  '\ud83c',
  '🏠🏠',
  '%',
  "' or 1=1 --",
  '<script>',
  ' \t ',
  '41.7,44.7,41.8,44.8,41.7,44.8',
  '41.7,44.7',
  '10,41.7,44.7',
  '1,1,1,1,1,1,1',
  ...Object.keys(sortOrders),
  'asc',
  'desc',
  'price',
  'date',
  'created_at',
]
/** Long values, used rarely, as they are slow to generate. */
const longValues = [
  'ა'.repeat(5_000),
  '🏠'.repeat(2_000),
  ' '.repeat(5_000),
  '9'.repeat(5_000),
  Array.from({ length: 10_000 }, (_, place) => place).join(),
]

function createRandomParams(random: (sides: number) => number): URLSearchParams {
  const pick = <Value>(from: readonly Value[]) => from[random(from.length)] as Value
  const pairs = Array.from({ length: random(6) }, () => [pick(paramNames), pick(paramValues)])
  if (random(RANDOM_URLS / LONG_URLS) === 0) pairs.push([pick(paramNames), pick(longValues)])
  return new URLSearchParams(pairs)
}

function measureParse(searchParams: URLSearchParams): number {
  const began = performance.now()
  findParamIssues(searchParams, parseSearchFilters(searchParams))
  return performance.now() - began
}

test(`${RANDOM_URLS} random URLs are parsed quickly, each to one canonical form`, {
  timeout: 300_000,
}, () => {
  const roll = createRandom(20_261_121)
  for (let number = 0; number < RANDOM_URLS; number++) {
    const query = createRandomParams(roll)
    // The minimum of several runs, as other processes may interfere.
    let took = MAX_PARSE_MS
    for (let time = 0; time < 20 && took >= MAX_PARSE_MS; time++) took = measureParse(query)
    if (took >= MAX_PARSE_MS) expect.fail(`${took} ms for ${String(query).slice(0, 300)}`)

    const filters = parseSearchFilters(query)
    const address = toSearchParams(filters).toString()
    const again = parseSearchFilters(new URLSearchParams(address))
    if (JSON.stringify(again) !== JSON.stringify(filters)) expect(again).toEqual(filters)
  }
})
