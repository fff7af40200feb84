import { expect, test } from 'vitest'
import { getBirthDateLimits, isBirthDate } from './birth-date'

// Already the next day in Georgia.
const NOW = new Date('2026-11-27T21:00:00Z')

test('a birth date is between 120 years ago and today, in Georgian time', () => {
  expect(getBirthDateLimits(NOW)).toEqual({ min: '1906-11-28', max: '2026-11-28' })
})

test.each([
  ['1906-11-28', true],
  ['1906-11-27', false],
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['1990-02-30', false],
  ['20.05.1990', false],
  ['', false],
])('%j is accepted as a birth date: %s', (text, isDate) => {
  expect(isBirthDate(text, NOW)).toBe(isDate)
})
