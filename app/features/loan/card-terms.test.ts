import { expect, test } from 'vitest'
import { mortgage } from '~/upstream/loans.server'
import { calculateCardPayment, getCardTerms } from './card-terms'

const bank = (id: number, percents: object) => ({
  id,
  display_name: `Bank ${id}`,
  percents,
  min_participation_percent: 20,
  loan_fields: [],
  month_periods: { 1: { min_month_period: 6, max_month_period: 240 }, 2: { max_month_period: 120 } },
})
const rates = (initial: number, effective: number) => ({
  initial_percent: initial,
  effective_percent: effective,
})
const read = (...banks: object[]) =>
  getCardTerms(mortgage.answer.parse({ result: true, data: { banks, currencies: [] } }))

test('cards calculate with the bank of the lowest effective rate and its own terms', () => {
  expect(read(bank(1, { 1: rates(12, 14), 2: rates(9, 10) }), bank(2, { 1: rates(13, 13.5) }))).toEqual({
    gel: { percent: 20, months: 240, ratePercent: 13 },
    usd: { percent: 20, months: 120, ratePercent: 9 },
  })
  expect(read()).toEqual({})
})

test('a payment is the annuity of the loan, and undefined without a price or a bank', () => {
  const terms = { percent: 20, months: 120, ratePercent: 9 }
  // 80,000 at 0.75 % a month: 80000 × 0.0075 ÷ (1 − 1.0075^−120).
  expect(calculateCardPayment(100_000, terms)).toBe(101_341)
  for (const price of [undefined, 0, 0.2]) expect(calculateCardPayment(price, terms)).toBeUndefined()
  expect(calculateCardPayment(100_000, undefined)).toBeUndefined()
  expect(calculateCardPayment(100_000, { ...terms, percent: 100 })).toBeUndefined()
})
