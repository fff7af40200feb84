import { expect, test } from 'vitest'
import { formatShortPrice } from './format-short-price'

const price = (usd?: number, gel?: number) => ({
  usd: { total: usd, perSquare: undefined },
  gel: { total: gel, perSquare: undefined },
})

test.each([
  [450, '$450'],
  [1_250, '$1.25K'],
  [9_999, '$10K'],
  [162_400, '$162K'],
  [999_700, '$1M'],
  [2_345_000, '$2.35M'],
])('the price %i is shortened to %s', (usd, label) => {
  expect(formatShortPrice(price(usd), 'usd')).toBe(label)
})

test('the other currency replaces a missing one', () => {
  expect(formatShortPrice(price(100, 270), 'gel')).toBe('₾270')
  expect(formatShortPrice(price(100), 'gel')).toBe('$100')
  expect(formatShortPrice(price(), 'gel')).toBeUndefined()
})
