import { expect, test } from 'vitest'
import { formatSpan } from './format-span'
import { listUsualPrices } from './usual-values'

test.each([
  [{ from: 50_000, to: 80_000 }, '50,000–80,000'],
  [{ from: 50_000 }, '50,000+'],
  [{ to: 80_000 }, '≤ 80,000'],
  [{ from: 0 }, '0+'],
  [undefined, ''],
])('the range %o is shown as %s', (range, shown) => {
  expect(formatSpan(range, 'en')).toBe(shown)
})

test.each([
  ['en', { from: 50_000, to: 80_000 }, '$50,000–$80,000'],
  ['en', { from: 50_000 }, '$50,000+'],
  ['ka', { to: 200_000 }, '≤ $200\u00a0000'],
  ['ru', { to: 200_000 }, '≤ $200\u00a0000'],
] as const)('the dollar range in language %s of %o is shown as %s', (language, range, shown) => {
  expect(formatSpan(range, language, 2)).toBe(shown)
})

test('usual prices depend on the deal and the currency', () => {
  expect(listUsualPrices(undefined, 2)).toEqual(listUsualPrices(1, 2))
  expect(Math.max(...listUsualPrices(2, 1))).toBeLessThan(Math.min(...listUsualPrices(1, 1)))
  expect(Math.max(...listUsualPrices(7, 2))).toBeLessThan(Math.max(...listUsualPrices(7, 1)))
})
