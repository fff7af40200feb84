import { expect, test } from 'vitest'
import { formatMonth } from './format-month'

test.each([
  ['ka', 'ნოემბერი, 2026'],
  ['en', 'November 2026'],
  ['ru', 'ноябрь 2026'],
] as const)('the month in %s is %s', (language, shown) => {
  expect(formatMonth('2026-11', language)).toBe(shown)
})
