import { expect, test } from 'vitest'
import { createFlat } from '~tests/fixtures/flat-market'
import { findRange, fitRanges, getSegment, type PredictionError } from './price-range'

const CHEAP = { sector: 'gldani', total: 90_000 }
const DEAR = { sector: 'vake', total: 300_000 }
/** Returns errors spread evenly from −width to +width. */
const spread = (flat: Omit<PredictionError, 'error'>, width: number, count = 999) =>
  Array.from({ length: count }, (_, at) => ({ ...flat, error: width * ((2 * at) / (count - 1) - 1) }))

function coverage(errors: readonly PredictionError[], tested: readonly PredictionError[]): number {
  const ranges = fitRanges(errors)
  const inside = tested.filter((one) => {
    const { low, high } = findRange(ranges, one)
    return Math.exp(one.error) >= low && Math.exp(one.error) <= high
  })
  return inside.length / tested.length
}

test('a range covers eight of ten errors', () => {
  const errors = spread(CHEAP, 0.5)
  expect(coverage(errors, errors)).toBeCloseTo(0.8, 2)
})

test('a range of few errors covers the next error in eight of ten cases', () => {
  const errors = spread(CHEAP, 0.5, 19)
  expect(coverage(errors, errors)).toBe(17 / 19)
})

test('an unknown district has the range of its price', () => {
  const { low, high } = findRange(fitRanges(spread(CHEAP, 0.5)), { ...CHEAP, sector: 'vake' })
  expect([Math.log(low), Math.log(high)]).toEqual([expect.closeTo(-0.4, 2), expect.closeTo(0.4, 2)])
})

test.each([
  ['large', { area: 121 }, 90_000, 100],
  ['large', {}, 170_001, 100],
  ['few', { status: 'old_building' as const }, 90_000, 14],
  ['old', { status: 'old_building' as const }, 90_000, 15],
  ['ordinary', { area: 120 }, 170_000, 15],
])('a flat is %s: %o for %i dollars among %i', (segment, flat, total, offers) => {
  expect(getSegment(createFlat(flat), total, offers)).toBe(segment)
})

test('a district has its own range, as wide as the errors there', () => {
  const reliable = spread(CHEAP, 0.1)
  const wild = spread({ ...CHEAP, sector: 'isani' }, 0.5)
  const errors = [...reliable, ...wild]
  expect(coverage(errors, reliable)).toBeCloseTo(0.8, 1)
  expect(coverage(errors, wild)).toBeCloseTo(0.8, 1)
})

test('expensive flats have a wider range, which excludes more prices below it than above', () => {
  const dear = spread(DEAR, 0.6)
  const errors = [...spread({ ...DEAR, total: 90_000 }, 0.2), ...dear]
  const ranges = fitRanges(errors)
  const [cheapRange, dearRange] = [90_000, 300_000].map((total) => findRange(ranges, { ...DEAR, total }))
  expect(dearRange?.high).toBeGreaterThan((cheapRange?.high ?? 0) * 1.2)
  expect(dear.filter(({ error }) => Math.exp(error) > (dearRange?.high ?? 0)).length / 999).toBeLessThan(0.08)
  expect(coverage(errors, dear)).toBeCloseTo(0.8, 1)
})

test('a few errors do not make a range narrower than the overall one', () => {
  const ranges = fitRanges([...spread(CHEAP, 0.5), { ...DEAR, error: 0.01 }])
  expect(findRange(ranges, DEAR)).toEqual(findRange(ranges, { ...CHEAP, sector: 'unknown' }))
  expect(findRange(ranges, DEAR).high).toBeGreaterThan(1.4)
})

test('a range contains the estimate even if all prices are above it', () => {
  const { low, high } = findRange(fitRanges([0.3, 0.4, 0.5].map((error) => ({ ...CHEAP, error }))), CHEAP)
  expect([low < 1, high > 1]).toEqual([true, true])
})
