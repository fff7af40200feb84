import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  computeStaySum,
  countNights,
  findStayError,
  isWeekendNight,
  type StayError,
} from './stays'
import { toGeorgianDate } from './values/georgian-time'

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days))
const stay = fc
  .tuple(day, fc.integer({ min: 1, max: 90 }))
  .map(([from, nights]) => ({ from, to: addDays(from, nights) }))
const prices = fc.record({
  price: fc.integer({ min: 1, max: 200_000_000 }),
  weekendPrice: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  cleaningFee: fc.integer({ min: 0, max: 1_000_000 }),
})

test('the total of any stay is the sum of its lines, and of its nights one by one', () => {
  fc.assert(
    fc.property(stay, prices, (dates, priced) => {
      const sum = computeStaySum(dates, priced)
      expect(sum.nights + sum.weekendNights).toBe(countNights(dates))
      expect(sum.total).toBe(
        sum.nights * sum.nightPrice + sum.weekendNights * sum.weekendPrice + sum.cleaningFee,
      )
      let total = priced.cleaningFee
      for (let night = dates.from; night < dates.to; night = addDays(night, 1))
        total += isWeekendNight(night) ? (priced.weekendPrice ?? priced.price) : priced.price
      expect(sum.total).toBe(total)
      expect(Number.isSafeInteger(sum.total)).toBe(true)
    }),
  )
})

test('the nights of Friday and Saturday cost the weekend price, that of Sunday does not', () => {
  // 3 December 2026 is a Thursday.
  const sum = computeStaySum(
    { from: '2026-12-03', to: '2026-12-07' },
    { price: 100, weekendPrice: 150, cleaningFee: 40 },
  )
  expect(sum).toEqual({
    nights: 2,
    nightPrice: 100,
    weekendNights: 2,
    weekendPrice: 150,
    cleaningFee: 40,
    total: 540,
  })
})

test('all nights are in one line without a weekend price', () => {
  const sum = computeStaySum({ from: '2026-12-03', to: '2026-12-07' }, { price: 100, cleaningFee: 0 })
  expect(sum).toMatchObject({ nights: 4, weekendNights: 0, total: 400 })
})

test.each([
  ['2026-11-29', '2026-12-02', 3],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-02-28', '2027-03-01', 1],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
])('a stay from %s to %s has %i nights', (from, to, nights) => {
  expect(countNights({ from, to })).toBe(nights)
})

test('a month after the last of January is the last of February', () => {
  expect([
    addMonths('2027-01-31', 1),
    addMonths('2028-01-31', 1),
    addMonths('2026-11-30', 3),
    addMonths('2026-12-05', 12),
  ]).toEqual(['2027-02-28', '2028-02-29', '2027-02-28', '2027-12-05'])
})

test('a Georgian day begins at 20:00 UTC in winter and in summer', () => {
  for (const date of ['2026-01-15', '2026-07-15'])
    expect([
      toGeorgianDate(new Date(`${date}T19:59:59Z`)),
      toGeorgianDate(new Date(`${date}T20:00:00Z`)),
    ]).toEqual([date, addDays(date, 1)])
})

describe('the terms of a stay', () => {
  const limits = { guests: 4, minNights: 2, maxNights: 10, horizonMonths: 2 }
  const occupied = [{ from: '2026-12-10', to: '2026-12-12' }]
  const find = (from: string, to: string, guests = 2) =>
    findStayError({ from, to, guests }, { limits, today: '2026-12-01', occupied })

  test.each<[string, string, number, StayError | undefined]>([
    ['2026-12-01', '2026-12-03', 4, undefined],
    ['2026-11-30', '2026-12-03', 2, 'past'],
    ['2026-12-05', '2026-12-05', 2, 'order'],
    ['2026-12-06', '2026-12-05', 2, 'order'],
    ['2026-12-05', '2026-12-06', 2, 'short'],
    ['2026-12-13', '2026-12-24', 2, 'long'],
    ['2026-12-13', '2026-12-23', 2, undefined],
    ['2027-01-30', '2027-02-01', 2, undefined],
    ['2027-01-30', '2027-02-02', 2, 'far'],
    ['2026-12-05', '2026-12-07', 5, 'guests'],
    ['2026-12-08', '2026-12-10', 2, undefined],
    ['2026-12-12', '2026-12-14', 2, undefined],
    ['2026-12-08', '2026-12-11', 2, 'occupied'],
    ['2026-12-09', '2026-12-14', 2, 'occupied'],
  ])('a stay from %s to %s of %i guests has the error %s', (from, to, guests, error) => {
    expect(find(from, to, guests)).toBe(error)
  })

  test('two stays fit together exactly if they share no night', () => {
    fc.assert(
      fc.property(stay, stay, (requested, taken) => {
        const error = findStayError(
          { ...requested, guests: 1 },
          {
            limits: { guests: 1, minNights: 1, maxNights: 90, horizonMonths: 1_000 },
            today: '2024-01-01',
            occupied: [taken],
          },
        )
        const nights = Array.from({ length: countNights(requested) }, (_, night) =>
          addDays(requested.from, night),
        )
        const isShared = nights.some((night) => night >= taken.from && night < taken.to)
        expect(error).toBe(isShared ? 'occupied' : undefined)
      }),
    )
  })
})
