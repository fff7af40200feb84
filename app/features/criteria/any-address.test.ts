import { expect, test } from 'vitest'
import { isFullRun } from '../../../tests/full-run'
import { addressQuery, flagNames, listNames, rangeNames, readCriteria, sorts } from './criteria'
import { misreadOf } from './misread'

const ADDRESSES = isFullRun ? 1_000_000 : 50_000
/** No address may hold a request up for longer, in milliseconds. */
const LONGEST = 5

/** A small generator of our own: a million addresses in seconds, and the same ones each time. */
function dice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const names = [
  ...listNames,
  ...listNames.map((name) => `${name}[]`),
  ...rangeNames.flatMap((name) => [`${name}_from`, `${name}_to`]),
  ...flagNames,
  ...[
    'q',
    'page',
    'currency_id',
    'order_by',
    'sequence',
    'bounds',
    'area',
    'utm_source',
    '__proto__',
    'constructor',
  ],
]
const values = [
  ...['', '0', '1', '2', '-1', '1.5', '1,5', '1e9', '999999999', '1000000000', '00012', '१२', 'NaN', 'null'],
  ...[
    'true',
    'false',
    'on',
    '1,2,3',
    ',,,',
    '3,x,1',
    '47,38,47',
    '[1,2]',
    '{"north":42,"south":41,"east":45,"west":44}',
  ],
  ...[
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
  ],
  ...['41.7,44.7,41.8,44.8,41.7,44.8', '41.7,44.7', '1,1,1,1,1,1,1'],
  ...[...Object.keys(sorts), 'asc', 'desc', 'price', 'date', 'created_at'],
]
/** So many of them, since each takes a while to write down. */
const LONG_ONES = 50
const long = [
  'ა'.repeat(5_000),
  '🏠'.repeat(2_000),
  ' '.repeat(5_000),
  '9'.repeat(5_000),
  Array.from({ length: 10_000 }, (_, place) => place).join(),
]

function addressOf(roll: (sides: number) => number): URLSearchParams {
  const pick = <Value>(from: readonly Value[]) => from[roll(from.length)] as Value
  const pairs = Array.from({ length: roll(6) }, () => [pick(names), pick(values)])
  if (roll(ADDRESSES / LONG_ONES) === 0) pairs.push([pick(names), pick(long)])
  return new URLSearchParams(pairs)
}

function millisecondsToRead(query: URLSearchParams): number {
  const began = performance.now()
  misreadOf(query, readCriteria(query))
  return performance.now() - began
}

test(`${ADDRESSES} random addresses are read at once, and to one form`, { timeout: 300_000 }, () => {
  const roll = dice(20_261_121)
  for (let number = 0; number < ADDRESSES; number++) {
    const query = addressOf(roll)
    // Other work of the machine may come between: only what is slow each time is slow.
    let took = LONGEST
    for (let time = 0; time < 20 && took >= LONGEST; time++) took = millisecondsToRead(query)
    if (took >= LONGEST) expect.fail(`${took} ms for ${String(query).slice(0, 300)}`)

    const criteria = readCriteria(query)
    const address = addressQuery(criteria).toString()
    const again = readCriteria(new URLSearchParams(address))
    if (JSON.stringify(again) !== JSON.stringify(criteria)) expect(again).toEqual(criteria)
  }
})
