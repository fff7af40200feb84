import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween } from '~contract/values/georgian-time'
import { formatDay, formatNumber } from './format'
import { formatId } from './format-id'

const today = new Date('2026-11-21T10:00:00Z')

describe('formatting a number', () => {
  // Specification 2.9.11
  test.each([
    [168_000, 'ka', '168\u00a0000'],
    [1_295, 'ka', '1\u00a0295'],
    [1_295, 'ru', '1\u00a0295'],
    [1_295, 'en', '1,295'],
    [54.7, 'ka', '54,7'],
    [54.7, 'en', '54.7'],
    [0, 'ka', '0'],
  ] as const)('the number %d in %s is formatted as %s', (value, language, shown) => {
    expect(formatNumber(value, language, 1)).toBe(shown)
  })

  test('Georgian numbers follow the Georgian rules, which browsers lack', () => {
    const rules = new Intl.NumberFormat('ka', { maximumFractionDigits: 2, useGrouping: 'always' } as object)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
        expect(formatNumber(value, 'ka', 2)).toBe(rules.format(value))
      }),
    )
  })
})

describe('formatting a day', () => {
  test('Georgian dates use the Georgian month names', () => {
    for (let month = 0; month < 12; month++) {
      const moment = new Date(Date.UTC(2025, month, 15))
      const rules = new Intl.DateTimeFormat('ka', { day: 'numeric', month: 'long', year: 'numeric' })
      expect(formatDay(moment, 'ka', today)).toBe(rules.format(moment))
    }
  })

  test.each([
    ['2026-11-20T21:00:00Z', 'ka', '21 ნოემბერი'],
    ['2026-11-20T19:00:00Z', 'en', '20 November'],
    ['2026-11-20T19:00:00Z', 'ru', '20 ноября'],
    ['2025-12-31T21:00:00Z', 'en', '1 January'],
    ['2025-12-31T19:00:00Z', 'en', '31 December 2025'],
    ['2025-12-31T19:00:00Z', 'ru', '31 декабря 2025'],
  ] as const)('the moment %s in %s is %s, in the time zone of Georgia', (moment, language, shown) => {
    expect(formatDay(new Date(moment), language, today)).toBe(shown)
  })

  test('the day changes at midnight in Georgia', () => {
    expect(daysBetween(new Date('2026-11-20T19:59:00Z'), new Date('2026-11-20T20:01:00Z'))).toBe(1)
    expect(daysBetween(new Date('2026-11-20T20:01:00Z'), new Date('2026-11-21T19:59:00Z'))).toBe(0)
    expect(daysBetween(new Date('2026-02-27T10:00:00Z'), new Date('2026-03-01T10:00:00Z'))).toBe(2)
  })
})

test.each([
  ['ka', '№\u00a01001923'],
  ['en', 'No.\u00a01001923'],
  ['ru', '№\u00a01001923'],
] as const)('the id of an item in %s is %s', (language, shown) => {
  expect(formatId(1_001_923, language)).toBe(shown)
})
