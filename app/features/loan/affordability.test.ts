import { expect, test } from 'vitest'
import { isBelowForeignFloor, judgeAffordability } from './affordability'
import type { LoanCalculation } from './calculation'

const LARI = { id: 1, symbol: '₾', name: 'Lari', key: 'gel' }
const DOLLAR = { id: 2, symbol: '$', name: 'Dollar', key: 'dollar' }

function calculation(currency: typeof LARI, payment: number, more: Partial<LoanCalculation> = {}) {
  const loan = { principal: 8_000_000, ratePercent: 10, months: 120 }
  const totals = { payment: payment * 100, total: 0, interest: 0 }
  const result = { loan, downPayment: 0, totals, isFullyPaid: false }
  return { currency, result, debts: undefined, invalid: {}, ...more } as LoanCalculation
}

test('a payment is not compared with the income while other payments are not a number', () => {
  const unclear = calculation(LARI, 300, { income: 3_000, invalid: { debts: 'x' } })
  expect(judgeAffordability(unclear, 2.7)).toBeUndefined()
})

test.each([
  [LARI, 300, 1_499, 0, 25, true],
  [LARI, 400, 1_499, 0, 25, false],
  [LARI, 750, 1_500, 0, 50, true],
  [LARI, 700, 1_500, 100, 50, false],
  [DOLLAR, 100, 1_400, 0, 20, true],
  [DOLLAR, 300, 2_000, 0, 30, false],
])(
  'a payment in %o of %i, with an income of %i and debts of %i, is %i %% of the income',
  (currency, payment, income, debts, limit, isWithinLimit) => {
    expect(judgeAffordability(calculation(currency, payment, { income, debts }), 2.7)).toMatchObject({
      limit,
      isWithinLimit,
    })
  },
)

test('the assessment is missing without an income, a result or an exchange rate', () => {
  const unknown = calculation(LARI, 500, { income: 3_000, result: undefined })
  expect(judgeAffordability(unknown, 2.7)).toBeUndefined()
  expect(judgeAffordability(calculation(LARI, 500), 2.7)).toBeUndefined()
  expect(judgeAffordability(calculation(DOLLAR, 500, { income: 3_000 }), undefined)).toBeUndefined()
})

test('a loan in dollars is below the floor of the National Bank up to 750,000 lari', () => {
  expect(isBelowForeignFloor(calculation(DOLLAR, 500), 2.7)).toBe(true)
  expect(isBelowForeignFloor(calculation(DOLLAR, 500), 10)).toBe(false)
  expect(isBelowForeignFloor(calculation(DOLLAR, 500), 9.375)).toBe(false)
  expect(isBelowForeignFloor(calculation(DOLLAR, 500), 9.374)).toBe(true)
  expect(isBelowForeignFloor(calculation(LARI, 500), 2.7)).toBe(false)
})

test('the floor is not checked for a price paid in full, or without an exchange rate', () => {
  const { result } = calculation(DOLLAR, 0)
  expect(isBelowForeignFloor({ currency: DOLLAR, result: undefined }, 2.7)).toBe(false)
  expect(
    isBelowForeignFloor({ currency: DOLLAR, result: result && { ...result, isFullyPaid: true } }, 2.7),
  ).toBe(false)
  expect(isBelowForeignFloor(calculation(DOLLAR, 500), undefined)).toBe(false)
})
