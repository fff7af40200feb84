import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bank } from '~/upstream/loans.server'
import { bankInLari, lending } from '~tests/fixtures/lending-banks'
import { findDefaultBank, getDownPaymentBounds, getTermBounds } from './bank-terms'
import { calculateLoan } from './calculation'
import { createSchedule } from './schedule'

describe('the terms of a bank', () => {
  const one = (bank: object): Bank => lending(bank).banks[0] as Bank
  const months = (from: unknown, to: unknown) => {
    const bank = one({
      ...bankInLari,
      month_periods: { 1: { min_month_period: from, max_month_period: to } },
    })
    return bank.offers[1] && getTermBounds(bank.offers[1])
  }

  // Specification 2.5.4
  test('swapped, missing or impossible bounds become valid ones', () => {
    expect(months(240, 12)).toEqual({ min: 12, max: 240 })
    expect(months(null, null)).toEqual({ min: 1, max: 600 })
    expect(months('0', '9000')).toEqual({ min: 1, max: 600 })
    expect(months('soon', 60)).toEqual({ min: 1, max: 60 })
    expect(getDownPaymentBounds(one({ min_participation_percent: 12.5 }))).toEqual({ min: 13, max: 100 })
    expect(getDownPaymentBounds(one({ min_participation_percent: 130 }))).toEqual({ min: 100, max: 100 })
    expect(getDownPaymentBounds(one({}))).toEqual({ min: 0, max: 100 })
  })

  test('terms without a rate are not offered, and those without an effective rate come last', () => {
    const silent = { percents: { 1: { initial_percent: null, effective_percent: 3 } } }
    const unsaid = { percents: { 1: { initial_percent: 5 } } }
    expect(one(silent).offers).toEqual({})
    expect(findDefaultBank(lending(silent, unsaid, bankInLari, bankInLari).banks, 1)?.id).toBe(3)
    expect(findDefaultBank(lending(unsaid).banks, 1)?.id).toBe(1)
    expect(findDefaultBank(lending(bankInLari).banks, 2)).toBeUndefined()
  })

  test('any terms give a loan that can be repaid', () => {
    const figure = fc.oneof(
      fc.constantFrom(null, undefined, 'x', '', []),
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.integer({ min: 0, max: 2_000 }),
    )
    const bank = fc.record({
      percents: fc.record({ 2: fc.record({ initial_percent: figure, effective_percent: figure }) }),
      month_periods: fc.record({ 2: fc.record({ min_month_period: figure, max_month_period: figure }) }),
      min_participation_percent: figure,
    })
    const anyScenario = fc.record({
      price: fc.integer({ min: 1, max: 999_999_999 }),
      percent: fc.integer({ min: 0, max: 100 }),
      months: fc.integer({ min: 1, max: 9_999 }),
    })
    fc.assert(
      fc.property(bank, anyScenario, (row, wanted) => {
        const calculation = calculateLoan(wanted, lending(row))
        if (!calculation?.result) return
        const { result, percent, months, price } = calculation
        expect(Number.isInteger(percent) && Number.isInteger(months)).toBe(true)
        expect(result.downPayment + result.loan.principal).toBe((price ?? 0) * 100)
        expect(createSchedule(result.loan).at(-1)?.balance).toBe(0)
      }),
      { numRuns: 200 },
    )
  })
})
