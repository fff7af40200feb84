import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annuity, type Loan, loanTotals } from './annuity'
import { isImplausiblyLow } from './effective-rate'
import { createSchedule, type Instalment } from './schedule'

/** Prices up to the maximum in hundredths; rates of 0–50 % in steps of 1/1000; 1–600 months. */
const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.oneof(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 99_999_999_900 })),
  ratePercent: fc.oneof(
    fc.constantFrom(0, 0.001, 50),
    fc.integer({ min: 0, max: 50_000 }).map((rate) => rate / 1_000),
  ),
  months: fc.integer({ min: 1, max: 600 }),
})
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('a monthly payment', () => {
  // Specification 2.9.2
  test.each([
    { principal: 8_000_000, ratePercent: 12, months: 120, payment: 114_777 },
    { principal: 8_000_000, ratePercent: 0, months: 120, payment: 66_667 },
    { principal: 10_000_000, ratePercent: 13.2, months: 240, payment: 118_585 },
    { principal: 0, ratePercent: 13.2, months: 240, payment: 0 },
    { principal: 100_000, ratePercent: 12, months: 1, payment: 101_000 },
  ])(
    'the payment for $principal at $ratePercent % over $months months is $payment',
    ({ payment, ...loan }) => {
      expect(loanTotals(loan).payment).toBe(payment)
    },
  )

  test('a payment is rounded once: the interest is that of the exact payments', () => {
    // 114,776.757… a month.
    expect(loanTotals({ principal: 8_000_000, ratePercent: 12, months: 120 })).toEqual({
      payment: 114_777,
      interest: 5_773_211,
      total: 13_773_211,
    })
  })

  test('a payment covers at least the interest of the first month, and an even share', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const payment = annuity(loan)
        expect(payment).toBeGreaterThanOrEqual(((loan.principal * loan.ratePercent) / 1200) * 0.999_999)
        expect(payment).toBeGreaterThanOrEqual((loan.principal / loan.months) * 0.999_999)
      }),
    )
  })
})

describe('a schedule', () => {
  test('a schedule accounts for every hundredth and ends at 0', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const rows = createSchedule(loan)
        const totals = loanTotals(loan)
        expect(rows).toHaveLength(loan.months)
        expect(rows.at(-1)?.balance).toBe(0)
        expect(sum(rows.map(({ principal }) => principal))).toBe(loan.principal)
        expect(sum(rows.map(({ interest }) => interest))).toBe(totals.interest)
        expect(sum(rows.map(({ payment }) => payment))).toBe(totals.total)
        let owed = loan.principal
        const isFaulty = (row: Instalment) => {
          const before = owed
          owed = row.balance
          return (
            !Object.values(row).every(Number.isSafeInteger) ||
            Math.min(row.interest, row.principal, row.balance) < 0 ||
            row.payment !== row.interest + row.principal ||
            row.balance !== before - row.principal ||
            Math.abs(row.payment - annuity(loan)) >= 2 ||
            Math.abs(row.interest - (before * loan.ratePercent) / 1200) >= 2
          )
        }
        expect(rows.filter(isFaulty)).toEqual([])
      }),
    )
  })

  test('a schedule without interest repays exactly the loan', () => {
    expect(
      createSchedule({ principal: 10, ratePercent: 0, months: 4 }).map(({ payment }) => payment),
    ).toEqual([2, 3, 2, 3])
  })
})

describe('an effective rate', () => {
  test('an effective rate that was published too low is reported', () => {
    expect(isImplausiblyLow(11.06, 11.8)).toBe(true)
    expect(isImplausiblyLow(9.76, 8.8)).toBe(false)
    expect(isImplausiblyLow(12.67, 12)).toBe(true)
    expect(isImplausiblyLow(12.68, 12)).toBe(false)
    expect(isImplausiblyLow(0, 0)).toBe(false)
  })
})
