import { expect, test } from 'vitest'
import { getBirthDateLimits, isBirthDate } from './birth-date'

// In Georgia the next day has begun.
const NOW = new Date('2026-11-27T21:00:00Z')

test('a birth date is a day from 120 years ago until today, as it is in Georgia', () => {
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
])('%j is a birth date: %s', (text, isDate) => {
  expect(isBirthDate(text, NOW)).toBe(isDate)
})
