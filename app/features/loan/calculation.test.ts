import { describe, expect, test } from 'vitest'
import { bankInBoth, bankInLari, lending } from '~tests/fixtures/lending-banks'
import { calculateLoan, canRequestLoan, getMissingResultText } from './calculation'

describe('a loan calculation', () => {
  // Specification 2.2.14, 2.4.8
  test('a calculation starts with dollars, the bank with the lowest effective rate and its defaults', () => {
    const calculation = calculateLoan({ price: 100_000 }, lending(bankInLari, bankInBoth))
    expect(calculation).toMatchObject({
      currency: { id: 2 },
      bank: { id: 2 },
      percent: 15,
      months: 120,
      adjusted: {},
      result: { downPayment: 1_500_000, loan: { principal: 8_500_000 }, totals: { payment: 105_388 } },
    })
    expect(calculateLoan({ currency: 1 }, lending(bankInBoth, bankInLari))).toMatchObject({
      bank: { id: 2 },
      percent: 30,
      months: 180,
      result: undefined,
      priceError: 'missing',
    })
  })

  // Specification 2.5.5
  test('a calculation stays within the bounds of the bank and lists the adjusted values', () => {
    const scenario = { price: 100_000, currency: 2, bank: 1, percent: 5, months: 240 }
    expect(calculateLoan(scenario, lending(bankInBoth))).toMatchObject({
      percent: 15,
      months: 120,
      adjusted: { percent: 5, months: 240 },
    })
    expect(calculateLoan({ ...scenario, bank: 2 }, lending(bankInBoth, bankInLari))).toMatchObject({
      bank: { id: 1 },
      percent: 15,
      months: 120,
      adjusted: { bank: 2 },
    })
  })

  test('unavailable terms are reported instead of replaced', () => {
    const banks = lending(bankInBoth)
    const scenario = { price: 100_000, currency: 2, bank: 1 }
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
      const nearest = calculateLoan({ ...scenario, ...wrong }, banks, {}, { nearest: 'all' })
      expect(nearest).toMatchObject({ own: undefined, result: expect.anything() })
    }
  })

  test('an unavailable term is replaced by the nearest after switching the currency', () => {
    const calculate = (wrong: object) =>
      calculateLoan(
        { price: 100_000, currency: 2, bank: 1, ...wrong },
        lending(bankInBoth),
        {},
        { nearest: 'months' },
      ) ?? expect.fail('no bank lends')
    const replaced = calculate({ months: 240 })
    expect(replaced).toMatchObject({ months: 120, replacedMonths: 240, adjusted: {}, result: {} })
    expect(canRequestLoan(replaced)).toBe(false)
    expect(calculate({ percent: 5 })).toMatchObject({ adjusted: { percent: 5 }, result: undefined })
    expect(calculate({ own: 5 })).toMatchObject({ adjusted: { own: 5 }, result: undefined })
  })

  test('a calculation starts with the longest usual term that the bank offers, or else with its longest', () => {
    const upTo = (max_month_period: number, min_month_period = 6) =>
      calculateLoan(
        { currency: 1 },
        lending({ ...bankInLari, month_periods: { 1: { min_month_period, max_month_period } } }),
      )
    expect([300, 239, 48].map((months) => upTo(months)?.months)).toEqual([240, 180, 48])
    expect(upTo(280, 250)?.months).toBe(280)
  })

  test('a loan can be requested if its amount is positive, and no value was rejected', () => {
    const canRequest = (scenario: object) => {
      const calculation = calculateLoan({ currency: 2, ...scenario }, lending(bankInBoth))
      return calculation && canRequestLoan(calculation)
    }
    expect(canRequest({ price: 100_000 })).toBe(true)
    expect(calculateLoan({ price: 100_000 }, lending(bankInBoth))?.priceError).toBeUndefined()
    expect(canRequest({})).toBe(false)
    expect(canRequest({ price: 100_000, months: 240 })).toBe(false)
    expect(canRequest({ price: 100_000, bank: 2 })).toBe(false)
    expect(canRequest({ price: 100_000, percent: 100 })).toBe(false)
  })

  test('a down payment set as an amount is exact to the last unit', () => {
    const calculation = calculateLoan({ price: 100_000, currency: 2, own: 33_333 }, lending(bankInBoth))
    expect(calculation).toMatchObject({
      percent: 33,
      own: 33_333,
      result: { downPayment: 3_333_300, loan: { principal: 6_666_700 } },
    })
    const rest = { price: 100_000, currency: 2, own: 66_667 }
    expect(calculateLoan(rest, lending(bankInBoth))?.percent).toBe(67)
  })

  test.each([
    [{ percent: '-10' }, true],
    [{ own: 'half' }, true],
    [{ months: '60,5' }, true],
    [{ income: '-3', debts: 'x' }, false],
  ])('a calculation with %o typed in place of numbers lacks a result: %j', (invalid, lacksResult) => {
    const calculation = calculateLoan({ price: 100_000, currency: 2, invalid }, lending(bankInBoth))
    expect(calculation).toMatchObject({ percent: 15, months: 120, invalid })
    expect(calculation?.result === undefined).toBe(lacksResult)
  })

  test('choosing another bank clears invalid terms, but not the income', () => {
    const invalid = { percent: '-10', months: 'x', income: '-3' }
    const scenario = { price: 100_000, currency: 2, bank: 2, invalid }
    expect(calculateLoan(scenario, lending(bankInBoth, bankInLari))).toMatchObject({
      bank: { id: 1 },
      invalid: { income: '-3' },
      result: { downPayment: 1_500_000 },
    })
  })

  test('percent and amount may have decimals, to the hundredth of the currency', () => {
    const scenario = { price: 100_001, currency: 2 }
    expect(calculateLoan({ ...scenario, percent: 20.55 }, lending(bankInBoth))).toMatchObject({
      percent: 20.55,
      result: { downPayment: 2_055_021, loan: { principal: 7_945_079 } },
    })
    expect(calculateLoan({ ...scenario, own: 75_000.5 }, lending(bankInBoth))).toMatchObject({
      own: 75_000.5,
      result: { downPayment: 7_500_050 },
    })
  })

  test('a calculation starts with the bank of the lowest effective rate, whether or not it accepts requests here', () => {
    const at = (initial: number, effective: number) => ({
      ...bankInBoth,
      percents: { 2: { initial_percent: initial, effective_percent: effective } },
    })
    const own = { loan_fields: [{ name: 'income', title: 'Income' }] }
    const findBank = (...banks: object[]) => calculateLoan({}, lending(...banks))?.bank.id
    expect(findBank({ ...at(8, 8.55), ...own }, at(8, 8.5), { ...at(8, 8.51), ...own })).toBe(2)
    expect(findBank({ ...at(8, 8.5), ...own }, at(8, 8.5))).toBe(1)
  })

  test("the price is the statement's in the shown currency until another is typed", () => {
    const banks = lending(bankInBoth)
    const listing = { 1: 270_000, 2: 100_000 }
    expect(calculateLoan({}, banks, listing)?.price).toBe(100_000)
    expect(calculateLoan({ currency: 1 }, banks, listing)?.price).toBe(270_000)
    expect(calculateLoan({ price: 100_000, currency: 1 }, banks, listing)?.price).toBe(100_000)
    expect(calculateLoan({ currency: 1 }, banks, { 2: 100_000 })?.priceError).toBe('missing')
    expect(calculateLoan({ invalidPrice: 'x' }, banks, listing)).toMatchObject({
      priceError: 'invalid',
    })
  })

  test.each([
    [{}, 'enter_price'],
    [{ price: 100_000, own: 200_000 }, 'correct_terms'],
    [{ price: 100_000, months: 7 }, 'correct_terms'],
    [{ price: 100_000, invalid: { months: '7,5' } }, 'correct_terms'],
    [{ months: 7 }, 'enter_price'],
  ])('the missing result of %o has the message %s', (scenario, text) => {
    const calculation = calculateLoan(scenario, lending(bankInLari))
    expect(calculation?.result).toBeUndefined()
    expect(calculation && getMissingResultText(calculation)).toBe(text)
  })

  test('a down payment of the whole price leaves no loan', () => {
    expect(calculateLoan({ price: 100_000, percent: 100 }, lending(bankInBoth))?.result).toMatchObject({
      isFullyPaid: true,
      downPayment: 10_000_000,
      totals: { payment: 0, total: 0, interest: 0 },
    })
  })

  test('a calculation is undefined if no bank lends', () => {
    expect(calculateLoan({}, lending())).toBeUndefined()
    expect(calculateLoan({}, lending({ percents: [] }, { percents: null }, {}))).toBeUndefined()
    expect(calculateLoan({ currency: 2 }, lending(bankInLari))).toMatchObject({ currency: { id: 1 } })
  })
})
