import { expect, test } from 'vitest'
import { formatShortPrice } from './format-short-price'

const price = (usd?: number, gel?: number) => ({
  usd: { total: usd, perSquare: undefined },
  gel: { total: gel, perSquare: undefined },
})

test.each([
  [450, '$450'],
  [1_242, '$1,242'],
  [9_999, '$9,999'],
  [10_049, '$10K'],
  [162_400, '$162K'],
  [999_700, '$1M'],
  [2_345_000, '$2.35M'],
])('the price %i is shortened to %s', (usd, label) => {
  expect(formatShortPrice(price(usd), 'usd', 'en')).toBe(label)
})

test.each([
  ['ka', 162_400, '$162\u00a0ათ.'],
  ['ka', 2_345_000, '$2,35\u00a0მლნ'],
  ['ru', 1_250, '$1\u00a0250'],
  ['ru', 12_500, '$13\u00a0тыс.'],
  ['ru', 999_700, '$1\u00a0млн'],
] as const)('a price for a reader of %s has the short forms of the language: %i', (language, usd, label) => {
  expect(formatShortPrice(price(usd), 'usd', language)).toBe(label)
})

test('the other currency replaces a missing one', () => {
  expect(formatShortPrice(price(100, 270), 'gel', 'ka')).toBe('₾270')
  expect(formatShortPrice(price(100), 'gel', 'ka')).toBe('$100')
  expect(formatShortPrice(price(), 'gel', 'ka')).toBeUndefined()
})
