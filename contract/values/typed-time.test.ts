import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay, parseTime } from './typed-time'

test.each([
  ['9:00', '09:00'],
  ['09:00', '09:00'],
  ['9.00', '09:00'],
  ['09-00', '09:00'],
  ['9–00', '09:00'],
  ['9 00', '09:00'],
  ['9 : 00', '09:00'],
  ['900', '09:00'],
  ['0900', '09:00'],
  ['1430', '14:30'],
  ['14:30:00', '14:30'],
  ['９：３０', '09:30'],
  ['٩:٣٠', '09:30'],
  ['9:00 AM', '09:00'],
  ['9 am', '09:00'],
  ['9:30 p.m.', '21:30'],
  ['12 AM', '00:00'],
  ['12:15 pm', '12:15'],
  ['9 სთ', '09:00'],
  ['9 ч', '09:00'],
  ['14h', '14:00'],
  ['\u200e14:30\u200f', '14:30'],
  [' 14:30. ', '14:30'],
])('the time %j is parsed as %s', (text, time) => {
  expect(parseTime(text)).toBe(time)
})

test.each([
  '',
  '9',
  '24:00',
  '9:60',
  '9:5',
  '13 pm',
  '0 am',
  '9:00-10:00',
  '9,5,1',
  'noon',
  '-9:00',
  '12345',
])('%j is not a time of day', (text) => {
  expect(parseTime(text)).toBeUndefined()
})

test.each([
  ['2026-12-01', '2026-12-01'],
  ['2026/12/1', '2026-12-01'],
  ['01.12.2026', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['1. 12. 2026', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['01-12-2026', '2026-12-01'],
  ['1 12 2026', '2026-12-01'],
  ['０１.１２.２０２６', '2026-12-01'],
])('the day %j is parsed as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test.each(['', '31.11.2026', '12/31/2026', '1.12.26', '2026-12', '1.12-2026', 'tomorrow'])(
  '%j is not a day',
  (text) => {
    expect(parseDay(text)).toBeUndefined()
  },
)

test('times and days are parsed in the format of each language', () => {
  const locales = fc.constantFrom('ka', 'en-US', 'en-GB', 'ru')
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, locales, (moment, locale) => {
      const iso = moment.toISOString()
      const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(moment)
      expect(parseTime(time), time).toBe(iso.slice(11, 16))
      const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
      if (locale === 'en-US') return
      const day = new Intl.DateTimeFormat(locale, options).format(moment)
      expect(parseDay(day), day).toBe(iso.slice(0, 10))
    }),
  )
})
