import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePrice, drawRange, RANGE_BOX, roundRange } from './price-range'

const RANGE = { low: 95_400, high: 120_300 }

test('a range is rounded outwards to whole thousands in each currency', () => {
  expect(roundRange(RANGE, 1)).toEqual({ low: 95_000, high: 121_000 })
  expect(roundRange(RANGE, 2.7)).toEqual({ low: 257_000, high: 325_000 })
})

test.each([
  [94_999, 'below'],
  [95_000, 'within'],
  [121_000, 'within'],
  [121_001, 'above'],
])('a price of %i is %s the range of 95,000 to 121,000', (price, side) => {
  expect(comparePrice(price, RANGE)).toBe(side)
})

test('the drawn price lies within the drawn range exactly if it does in figures', () => {
  const amount = fc.integer({ min: 10_000, max: 2_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, (one, other, price) => {
      const range = { low: Math.min(one, other), high: Math.max(one, other) }
      const drawing = drawRange(range, price)
      const [low = 0, high = 0] =
        drawing.range
          .match(/[\d.]+/g)
          ?.map(Number)
          .filter((_, index) => index !== 1) ?? []
      if (price >= range.low && price <= range.high) {
        expect(drawing.price).toBeGreaterThanOrEqual(low)
        expect(drawing.price).toBeLessThanOrEqual(high)
      }
      if (price < range.low) expect(drawing.price).toBeLessThanOrEqual(low)
      if (price > range.high) expect(drawing.price).toBeGreaterThanOrEqual(high)
      expect(drawing.price).toBeGreaterThan(0)
      expect(drawing.price).toBeLessThan(RANGE_BOX.width)
    }),
  )
})
