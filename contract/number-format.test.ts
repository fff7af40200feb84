import { expect, test } from 'vitest'
import { formatNumber } from './number-format'

test.each([
  ['en', '1,234.50'],
  ['ka', '1\u00a0234,50'],
  ['ru', '1\u00a0234,50'],
] as const)('a number with two fixed decimals in %s is formatted as %s', (language, shown) => {
  expect(formatNumber(1234.5, language, 2, 2)).toBe(shown)
})
