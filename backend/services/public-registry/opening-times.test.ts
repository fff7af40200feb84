import { describe, expect, test } from 'vitest'
import { findNearestTimes, isBookable, listBookableTimes } from './opening-times'
import { parseSlot, toSlot, toTimestamp } from './slot'
import { calculateVisitPrice } from './visit-price'
import { isWorkingDay } from './working-days'

// A Friday noon in Georgia.
const NOW = toTimestamp({ date: '2026-11-20', time: '12:00' })

describe('working days', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    // Saint George's day
    ['2026-11-23', false],
    ['2026-01-07', false],
    ['2026-05-26', false],
  ])('the date %s is a working day: %s', (day, isOpen) => expect(isWorkingDay(day)).toBe(isOpen))

  test.each(['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02'])(
    'working days exclude Good Friday to Easter Monday of the Easter on %s',
    (easter) => {
      const at = (days: number) =>
        new Date(Date.parse(`${easter}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
      expect([-2, 1].map((days) => isWorkingDay(at(days)))).toEqual([false, false])
    },
  )
})

describe('bookable times', () => {
  test('bookable times begin two hours from now, on working days from 10:00 to 17:30', () => {
    const all = listBookableTimes(NOW, '2026-11').map(toSlot)
    expect(all[0]).toEqual({ date: '2026-11-20', time: '14:00' })
    const days = new Set(all.map(({ date }) => date))
    expect(all.filter(({ date }) => date === '2026-11-24').map(({ time }) => time)).toHaveLength(16)
    expect(all.filter(({ date }) => date === '2026-11-24').at(-1)?.time).toBe('17:30')
    expect(days.has('2026-11-23')).toBe(false)
  })

  test('bookable times of the next day begin at 10:00 at any hour of the request', () => {
    const evening = toTimestamp({ date: '2026-11-19', time: '23:50' })
    expect(listBookableTimes(evening).map(toSlot)[0]).toEqual({ date: '2026-11-20', time: '10:00' })
  })

  test.each([
    [{ date: '2026-11-20', time: '13:30' }, false],
    [{ date: '2026-11-20', time: '14:00' }, true],
    [{ date: '2026-11-20', time: '14:10' }, false],
    [{ date: '2026-11-20', time: '18:00' }, false],
    [{ date: '2026-11-21', time: '12:00' }, false],
    [{ date: '2027-03-01', time: '12:00' }, false],
  ])('bookable times include %j: %s', (slot, isFree) => expect(isBookable(slot, NOW)).toBe(isFree))

  test('the times nearest to a time are sorted chronologically', () => {
    expect(findNearestTimes(10, [1, 8, 11, 14, 30], 3)).toEqual([8, 11, 14])
  })
})

test.each([
  ['2026-12-01', '10:00', true],
  ['2026-02-30', '10:00', false],
  ['2026-13-01', '10:00', false],
  ['2026-12-01', '24:00', false],
  ['tomorrow', '10:00', false],
])('the slot %s %s is parsed as %s', (date, time, isOne) =>
  expect(parseSlot(date, time) !== undefined).toBe(isOne),
)

test("the registry's fee is passed on, and the service fee includes its VAT", () => {
  expect(calculateVisitPrice(5_000, 5_500)).toEqual({
    registerFee: 5_000,
    serviceFee: 4_661,
    vat: 839,
    total: 10_500,
  })
})
