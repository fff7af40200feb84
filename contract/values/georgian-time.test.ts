import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DAY_MS,
  daysBetween,
  fromGeorgianTime,
  isCalendarDate,
  parseGeorgianTimestamp,
  startOfGeorgianDay,
  toGeorgianDate,
  toGeorgianTime,
} from './georgian-time'

const moments = fc.date({
  min: new Date('2006-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test.each(['2026-12-01', '2024-02-29', '2000-02-29', '1800-01-01'])('%s is a calendar date', (text) => {
  expect(isCalendarDate(text)).toBe(true)
})

test.each([
  '',
  '2026-11-31',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '2026-12-01T00:00',
  'today',
])('%j is not a calendar date', (text) => {
  expect(isCalendarDate(text)).toBe(false)
})

describe('a moment in Georgia', () => {
  test('a Georgian date and time parse to the minute they were formatted from', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const minute = new Date(moment).setUTCSeconds(0, 0)
        const [date, time] = [toGeorgianDate(moment), toGeorgianTime(moment)]
        expect(isCalendarDate(date)).toBe(true)
        expect(fromGeorgianTime(date, time).getTime()).toBe(minute)
        expect(parseGeorgianTimestamp(`${date} ${time}:00`).getTime()).toBe(minute)
      }),
    )
  })

  test('the Georgian date agrees with the time zone database', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' })
    fc.assert(fc.property(moments, (moment) => toGeorgianDate(moment) === format.format(moment)))
  })

  test('a moment lies within the Georgian day that starts at its midnight', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const sinceMidnight = moment.getTime() - startOfGeorgianDay(moment).getTime()
        return sinceMidnight >= 0 && sinceMidnight < DAY_MS
      }),
    )
  })
})

test('days between two moments are counted by midnights in Georgia', () => {
  expect(daysBetween(new Date('2026-11-20T19:59:00Z'), new Date('2026-11-20T20:01:00Z'))).toBe(1)
  expect(daysBetween(new Date('2026-11-20T20:01:00Z'), new Date('2026-11-21T19:59:00Z'))).toBe(0)
})
