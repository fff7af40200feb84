import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bank, mortgage } from '~/upstream/loans.server'
import { findDefaultBank, getDownPaymentBounds, getTermBounds } from './bank-terms'
import { calculateLoan, canRequestLoan, getMissingResultText } from './calculation'
import { createSchedule } from './schedule'

const currencies = [
  { id: 1, symbol: '₾', display_name: 'Lari', key: 'gel' },
  { id: 2, symbol: '$', display_name: 'Dollar', key: 'dollar' },
]

/** Parses the answer for these banks as the site does. */
function lending(...banks: object[]) {
  const rows = banks.map((bank, index) => ({ id: index + 1, display_name: `Bank ${index + 1}`, ...bank }))
  return mortgage.answer.parse({ result: true, data: { banks: rows, currencies } })
}

const both = {
  percents: {
    1: { initial_percent: 13.2, effective_percent: 14.64 },
    2: { initial_percent: '8.50', effective_percent: '9.43' },
  },
  month_periods: {
    1: { min_month_period: 3, max_month_period: 240 },
    2: { min_month_period: 3, max_month_period: 120 },
  },
  min_participation_percent: 15,
}
const lariOnly = {
  percents: { 1: { initial_percent: 12, effective_percent: 13.1 } },
  month_periods: { 1: { min_month_period: 36, max_month_period: 180 } },
  min_participation_percent: 30,
}
const set = { onlyFromDeveloper: true }

describe('a loan calculation', () => {
  test('starts with dollars, the bank with the lowest effective rate and its defaults', () => {
    const calculation = calculateLoan({ ...set, price: 100_000 }, lending(lariOnly, both))
    expect(calculation).toMatchObject({
      currency: { id: 2 },
      bank: { id: 2 },
      percent: 15,
      months: 120,
      adjusted: {},
      result: { downPayment: 1_500_000, loan: { principal: 8_500_000 }, totals: { payment: 105_388 } },
    })
    expect(calculateLoan({ ...set, currency: 1 }, lending(both, lariOnly))).toMatchObject({
      bank: { id: 2 },
      percent: 30,
      months: 180,
      result: undefined,
      priceError: 'missing',
    })
  })

  test('stays inside the bounds of the bank and names what it changed', () => {
    const scenario = { ...set, price: 100_000, currency: 2, bank: 1, percent: 5, months: 240 }
    expect(calculateLoan(scenario, lending(both))).toMatchObject({
      percent: 15,
      months: 120,
      adjusted: { percent: 5, months: 240 },
    })
    expect(calculateLoan({ ...scenario, bank: 2 }, lending(both, lariOnly))).toMatchObject({
      bank: { id: 1 },
      percent: 15,
      months: 120,
      adjusted: { bank: 2 },
    })
  })

  test('tells of terms that the bank does not offer instead of calculating with others', () => {
    const banks = lending(both)
    const scenario = { ...set, price: 100_000, currency: 2, bank: 1 }
    for (const wrong of [
      { percent: 5 },
      { percent: 101 },
      { months: 240 },
      { own: 5_000 },
      { own: 100_001 },
    ]) {
      const calculation = calculateLoan({ ...scenario, ...wrong }, banks)
      expect(calculation).toMatchObject({ ...('own' in wrong && wrong), result: undefined })
      expect(calculation?.adjusted).toStrictEqual(wrong)
      const nearest = calculateLoan({ ...scenario, ...wrong }, banks, {}, { takesNearest: true })
      expect(nearest).toMatchObject({ own: undefined, result: expect.anything() })
    }
  })

  test('begins with the longest usual term that the bank offers, or else with its longest', () => {
    const upTo = (max_month_period: number, min_month_period = 6) =>
      calculateLoan(
        { ...set, currency: 1 },
        lending({ ...lariOnly, month_periods: { 1: { min_month_period, max_month_period } } }),
      )
    expect([300, 239, 48].map((months) => upTo(months)?.months)).toEqual([240, 180, 48])
    expect(upTo(280, 250)?.months).toBe(280)
  })

  test('is requested where something is left to lend, and nothing was refused', () => {
    const canRequest = (scenario: object) => {
      const calculation = calculateLoan({ ...set, currency: 2, ...scenario }, lending(both))
      return calculation && canRequestLoan(calculation)
    }
    expect(canRequest({ price: 100_000 })).toBe(true)
    expect(calculateLoan({ ...set, price: 100_000 }, lending(both))?.priceError).toBeUndefined()
    expect(canRequest({})).toBe(false)
    expect(canRequest({ price: 100_000, months: 240 })).toBe(false)
    expect(canRequest({ price: 100_000, bank: 2 })).toBe(false)
    expect(canRequest({ price: 100_000, percent: 100 })).toBe(false)
  })

  test('takes a down payment that is set as a sum to the last unit', () => {
    const calculation = calculateLoan({ ...set, price: 100_000, currency: 2, own: 33_333 }, lending(both))
    expect(calculation).toMatchObject({
      percent: 33,
      own: 33_333,
      result: { downPayment: 3_333_300, loan: { principal: 6_666_700 } },
    })
    const rest = { ...set, price: 100_000, currency: 2, own: 66_667 }
    expect(calculateLoan(rest, lending(both))?.percent).toBe(67)
  })

  test.each([
    [{ percent: '-10' }, true],
    [{ own: 'half' }, true],
    [{ months: '60,5' }, true],
    [{ income: '-3', debts: 'x' }, false],
  ])('with %o typed in place of numbers lacks a result: %j', (invalid, lacksResult) => {
    const calculation = calculateLoan({ ...set, price: 100_000, currency: 2, invalid }, lending(both))
    expect(calculation).toMatchObject({ percent: 15, months: 120, invalid })
    expect(calculation?.result === undefined).toBe(lacksResult)
  })

  test('for another bank than the one that was chosen forgets invalid terms, but not the income', () => {
    const invalid = { percent: '-10', months: 'x', income: '-3' }
    const scenario = { ...set, price: 100_000, currency: 2, bank: 2, invalid }
    expect(calculateLoan(scenario, lending(both, lariOnly))).toMatchObject({
      bank: { id: 1 },
      invalid: { income: '-3' },
      result: { downPayment: 1_500_000 },
    })
  })

  test('takes a percent and a sum with decimals, to the hundredth of the currency', () => {
    const scenario = { ...set, price: 100_001, currency: 2 }
    expect(calculateLoan({ ...scenario, percent: 20.55 }, lending(both))).toMatchObject({
      percent: 20.55,
      result: { downPayment: 2_055_021, loan: { principal: 7_945_079 } },
    })
    expect(calculateLoan({ ...scenario, own: 75_000.5 }, lending(both))).toMatchObject({
      own: 75_000.5,
      result: { downPayment: 7_500_050 },
    })
  })

  test('starts with the bank of the lowest effective rate, whether or not it takes requests here', () => {
    const at = (initial: number, effective: number) => ({
      ...both,
      percents: { 2: { initial_percent: initial, effective_percent: effective } },
    })
    const own = { loan_fields: [{ name: 'income', title: 'Income' }] }
    const findBank = (...banks: object[]) => calculateLoan(set, lending(...banks))?.bank.id
    expect(findBank({ ...at(8, 8.55), ...own }, at(8, 8.5), { ...at(8, 8.51), ...own })).toBe(2)
    expect(findBank({ ...at(8, 8.5), ...own }, at(8, 8.5))).toBe(1)
  })

  test('takes the price of the statement in the shown currency until another is typed', () => {
    const banks = lending(both)
    const listing = { 1: 270_000, 2: 100_000 }
    expect(calculateLoan(set, banks, listing)?.price).toBe(100_000)
    expect(calculateLoan({ ...set, price: 100_000, currency: 1 }, banks, listing)?.price).toBe(270_000)
    expect(calculateLoan({ ...set, price: 99_999, currency: 1 }, banks, listing)?.price).toBe(99_999)
    const inDollarsAlone = { 2: 100_000 }
    expect(calculateLoan({ ...set, price: 100_000, currency: 1 }, banks, inDollarsAlone)?.price).toBe(100_000)
    expect(calculateLoan({ ...set, invalidPrice: 'x' }, banks, listing)).toMatchObject({
      priceError: 'invalid',
    })
  })

  test.each([
    [{}, 'enter_price'],
    [{ price: 100_000, own: 200_000 }, 'correct_terms'],
    [{ price: 100_000, months: 7 }, 'correct_terms'],
    [{ price: 100_000, invalid: { months: '7,5' } }, 'correct_terms'],
    [{ months: 7 }, 'enter_price'],
  ])('without a result of %o says %s', (scenario, text) => {
    const calculation = calculateLoan({ ...set, ...scenario }, lending(lariOnly))
    expect(calculation?.result).toBeUndefined()
    expect(calculation && getMissingResultText(calculation)).toBe(text)
  })

  test('lends nothing where the down payment is the whole price', () => {
    expect(calculateLoan({ ...set, price: 100_000, percent: 100 }, lending(both))?.result).toMatchObject({
      isFullyPaid: true,
      downPayment: 10_000_000,
      totals: { payment: 0, total: 0, interest: 0 },
    })
  })

  test('is undefined where no bank lends', () => {
    expect(calculateLoan(set, lending())).toBeUndefined()
    expect(calculateLoan(set, lending({ percents: [] }, { percents: null }, {}))).toBeUndefined()
    expect(calculateLoan({ ...set, currency: 2 }, lending(lariOnly))).toMatchObject({ currency: { id: 1 } })
  })
})

describe('the terms of a bank', () => {
  const one = (bank: object): Bank => lending(bank).banks[0] as Bank
  const months = (from: unknown, to: unknown) => {
    const bank = one({ ...lariOnly, month_periods: { 1: { min_month_period: from, max_month_period: to } } })
    return bank.offers[1] && getTermBounds(bank.offers[1])
  }

  test('with swapped, missing or impossible bounds get valid ones', () => {
    expect(months(240, 12)).toEqual({ min: 12, max: 240 })
    expect(months(null, null)).toEqual({ min: 1, max: 600 })
    expect(months('0', '9000')).toEqual({ min: 1, max: 600 })
    expect(months('soon', 60)).toEqual({ min: 1, max: 60 })
    expect(getDownPaymentBounds(one({ min_participation_percent: 12.5 }))).toEqual({ min: 13, max: 100 })
    expect(getDownPaymentBounds(one({ min_participation_percent: 130 }))).toEqual({ min: 100, max: 100 })
    expect(getDownPaymentBounds(one({}))).toEqual({ min: 0, max: 100 })
  })

  test('without a rate are no offer, and without an effective rate come last', () => {
    const silent = { percents: { 1: { initial_percent: null, effective_percent: 3 } } }
    const unsaid = { percents: { 1: { initial_percent: 5 } } }
    expect(one(silent).offers).toEqual({})
    expect(findDefaultBank(lending(silent, unsaid, lariOnly, lariOnly).banks, 1)?.id).toBe(3)
    expect(findDefaultBank(lending(unsaid).banks, 1)?.id).toBe(1)
    expect(findDefaultBank(lending(lariOnly).banks, 2)).toBeUndefined()
  })

  test('of any kind give a loan that can be paid back', () => {
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
        const calculation = calculateLoan({ ...set, ...wanted }, lending(row))
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
