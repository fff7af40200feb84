import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mortgage } from '~/upstream/loans.server'
import { calculateLoan } from './calculation'
import { compareBanks } from './comparison'
import { createSchedule } from './schedule'
import { formatScheduleCsv } from './schedule-csv'
import { toScheduleYears } from './schedule-years'

const GEL = 1
const USD = 2

const bank = (id: number, effective: Record<number, number | null>, minDownPayment = 10) => ({
  id,
  display_name: `Bank ${id}`,
  min_participation_percent: minDownPayment,
  percents: Object.fromEntries(
    Object.entries(effective).map(([currency, effective_percent]) => [
      currency,
      { initial_percent: 8, effective_percent },
    ]),
  ),
  month_periods: {
    1: { min_month_period: 6, max_month_period: 240 },
    2: { min_month_period: 6, max_month_period: 120 },
  },
})

const banks = mortgage.answer.parse({
  result: true,
  data: {
    banks: [
      bank(1, { [GEL]: 14, [USD]: null }),
      bank(2, { [GEL]: 13 }),
      bank(3, { [GEL]: 15, [USD]: 9 }, 30),
    ],
    currencies: [
      { id: GEL, symbol: '₾', display_name: 'Lari', key: 'gel' },
      { id: USD, symbol: '$', display_name: 'Dollar', key: 'dollar' },
    ],
  },
})

function compared(price: number, currency: number, rate: number | undefined) {
  const scenario = {
    price,
    currency,
    percent: 20,
    months: 180,
    sort: 'effective',
  } as const
  const chosen = calculateLoan(scenario, banks)
  if (!chosen) throw new Error('nobody lends')
  return compareBanks(chosen, banks, rate).map((row) => ({
    bank: row.bankId,
    currency: row.currency.id,
    percent: row.percent,
    months: row.months,
    price: (row.result.loan.principal + row.result.downPayment) / 100,
  }))
}

test('every bank is compared in every currency it lends in, the lowest effective rate first', () => {
  expect(compared(100_000, USD, 2.7).map(({ bank, currency }) => [currency, bank])).toEqual([
    [GEL, 2],
    [GEL, 1],
    [GEL, 3],
    [USD, 3],
    [USD, 1],
  ])
})

test('a down payment set as an amount is compared to the last unit, and converted', () => {
  const chosen = calculateLoan({ price: 100_000, currency: GEL, own: 33_333 }, banks)
  if (!chosen) throw new Error('nobody lends')
  const rows = compareBanks(chosen, banks, 2.5).map(({ currency, result }) => [
    currency.id,
    result.downPayment,
  ])
  expect(rows).toEqual([...Array(3).fill([GEL, 3_333_300]), ...Array(2).fill([USD, 1_333_300])])
})

test('the lowest payment comes first unless another order is chosen', () => {
  const chosen = calculateLoan({ price: 100_000, currency: GEL, percent: 20 }, banks)
  const payments = compareBanks(chosen ?? expect.fail('nobody lends'), banks, 2.7)
    .filter(({ currency }) => currency.id === GEL)
    .map(({ result }) => result.totals.payment)
  expect(payments).toEqual(payments.toSorted((one, other) => one - other))
  expect(payments).toHaveLength(3)
})

test('each bank is compared with the chosen terms or the nearest it allows', () => {
  const rows = compared(100_000, USD, 2.7)
  // The longest term in dollars is 120 months, but longer in lari.
  expect(rows[0]).toEqual({ bank: 2, currency: GEL, percent: 20, months: 180, price: 270_000 })
  expect(compared(270_000, GEL, 2.7).find(({ currency }) => currency === USD)).toEqual({
    bank: 3,
    currency: USD,
    percent: 30,
    months: 120,
    price: 100_000,
  })
})

test('each bank is raised only to its own minimum if the chosen one requires more than typed', () => {
  const scenario = {
    price: 100_000,
    currency: GEL,
    bank: 3,
    percent: 20,
    months: 300,
  }
  const chosen = calculateLoan(scenario, banks) ?? expect.fail('nobody lends')
  expect(chosen).toMatchObject({ adjusted: { percent: 20, months: 300 }, result: undefined })
  const terms = compareBanks(chosen, banks, 2.7).map((row) => [
    row.bankId,
    row.currency.id,
    row.percent,
    row.months,
  ])
  expect(terms).toEqual(
    expect.arrayContaining([
      [1, GEL, 20, 240],
      [2, GEL, 20, 240],
      [3, GEL, 30, 240],
      [1, USD, 20, 120],
      [3, USD, 30, 120],
    ]),
  )
  const ofSum = { ...scenario, percent: undefined, months: 120, own: 20_000 }
  const bySum = calculateLoan(ofSum, banks) ?? expect.fail('nobody lends')
  const downPayments = compareBanks(bySum, banks, undefined).map(({ bankId, result }) => [
    bankId,
    result.downPayment,
  ])
  expect(downPayments.toSorted()).toEqual([
    [1, 2_000_000],
    [2, 2_000_000],
    [3, 3_000_000],
  ])
})

test('banks are not compared while a term is invalid, or for a price beyond the bounds', () => {
  const invalid = { price: 100_000, currency: GEL, invalid: { percent: 'half' } }
  expect(compareBanks(calculateLoan(invalid, banks) ?? expect.fail('nobody lends'), banks, 2.7)).toEqual([])
  const highest = compared(999_999_999, USD, 2.7)
  expect(new Set(highest.map(({ currency }) => currency))).toEqual(new Set([USD]))
})

// Specification 2.9.19
test('an offer in the other currency is for the price at the exchange rate', () => {
  const price = fc.integer({ min: 100, max: 10_000_000 })
  const rate = fc.integer({ min: 10_000, max: 99_999 }).map((digits) => digits / 10_000)
  fc.assert(
    fc.property(price, rate, fc.constantFrom(GEL, USD), (own, lari, currency) => {
      const converted = currency === USD ? own * lari : own / lari
      for (const row of compared(own, currency, lari))
        expect(row.price).toBe(row.currency === currency ? own : Math.round(converted))
    }),
  )
})

test('the comparison is empty without an exchange rate or a price', () => {
  expect(new Set(compared(100_000, USD, undefined).map(({ currency }) => currency))).toEqual(new Set([USD]))
  expect(compared(1, GEL, 2.7).every(({ currency }) => currency === GEL)).toBe(true)
  const chosen = calculateLoan({}, banks)
  expect(chosen && compareBanks(chosen, banks, 2.7)).toEqual([])
})

const loan = { principal: 1_000_000, ratePercent: 12, months: 14 }

test('the years of a schedule add up its months', () => {
  const months = createSchedule(loan)
  const years = toScheduleYears(months)
  expect(years.map(({ year, balance }) => [year, balance])).toEqual([
    [1, months[11]?.balance],
    [2, 0],
  ])
  for (const key of ['payment', 'interest', 'principal'] as const)
    expect(years.reduce((sum, year) => sum + year[key], 0)).toBe(
      months.reduce((sum, month) => sum + month[key], 0),
    )
})

test('the schedule file has every month and marks its text as Unicode', () => {
  const csv = formatScheduleCsv(createSchedule({ principal: 100_001, ratePercent: 0, months: 2 }), [
    'თვე',
    'a "b", c',
  ])
  expect(csv).toBe('\ufeff"თვე","a ""b"", c"\r\n1,500.00,0.00,500.00,500.01\r\n2,500.01,0.00,500.01,0.00\r\n')
})
