import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateFees } from '~/features/loan'
import { calculateLoanResult } from '~/features/loan/loan-result'
import { CURRENCIES } from '~contract/currencies'
import { COST_FIELDS, type CostKind } from './assumptions'
import { type CostedLoan, type CostInput, calculateCosts } from './cost-sheet'

const RATE = 2.7

const sums = fc.option(
  fc.integer({ min: 0, max: 9_999_999 }).map((tetri) => tetri / 100),
  {
    nil: undefined,
  },
)
const percents = fc.option(
  fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100),
  { nil: undefined },
)

const loans: fc.Arbitrary<CostedLoan> = fc
  .record({
    price: fc.integer({ min: 1, max: 9_999_999 }),
    percent: fc.integer({ min: 0, max: 99 }),
    months: fc.integer({ min: 1, max: 360 }),
    ratePercent: fc.integer({ min: 0, max: 30 }),
    currency: fc.constantFrom(...CURRENCIES),
    disbursementPercent: percents,
    insurancePercent: percents,
  })
  .map(({ currency, disbursementPercent, insurancePercent, ...terms }) => {
    const { loan, totals } = calculateLoanResult(terms)
    const fees = calculateFees(loan, { disbursementPercent, insurancePercent })
    return {
      loan,
      currency,
      payment: totals.payment,
      interest: totals.interest,
      fees: fees ?? { disbursement: 0, insurance: 0, firstMonthInsurance: 0 },
    }
  })

const inputs: fc.Arbitrary<CostInput> = fc
  .record({
    kind: fc.constantFrom<CostKind>('sale', 'rent', 'pledge'),
    usd: fc.integer({ min: 1, max: 9_999_999 }),
    values: fc.record({
      area: sums,
      works: sums,
      commission: percents,
      register: sums,
      notary: sums,
      utilities: sums,
      deposit: sums,
    }),
    loan: fc.option(loans, { nil: undefined }),
    lariForDollar: fc.integer({ min: 1_000, max: 50_000 }).map((each) => each / 10_000),
  })
  .map(({ kind, usd, loan, lariForDollar, ...input }) => ({
    ...input,
    kind,
    price: { usd, gel: Math.round(usd * lariForDollar) },
    fields: COST_FIELDS[kind],
    loan: kind === 'sale' ? loan : undefined,
    lariForDollar,
  }))

test('each total is the sum of its whole lines, in both currencies', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      for (const { lines, total } of calculateCosts(input).groups)
        for (const currency of CURRENCIES) {
          const amounts = lines.map((line) => line.amounts[currency])
          expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
          expect(total[currency]).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
        }
    }),
    { numRuns: 300 },
  )
})

test('a cost that is not known is missing, and no line has it', () => {
  const input: CostInput = {
    kind: 'sale',
    price: { gel: 270_000, usd: 100_000 },
    values: { area: 50, works: 466, commission: 5, register: 200 },
    fields: COST_FIELDS.sale,
    loan: undefined,
    lariForDollar: RATE,
  }
  const { groups, missing } = calculateCosts(input)
  expect(missing).toEqual(['notary', 'disbursement', 'insurance', 'utilities'])
  expect(groups.find(({ name }) => name === 'once')).toEqual({
    name: 'once',
    lines: [
      { name: 'price', amounts: { gel: 270_000, usd: 100_000 } },
      { name: 'works', amounts: { gel: 62_910, usd: 23_300 } },
      { name: 'commission', amounts: { gel: 13_500, usd: 5_000 } },
      { name: 'register', amounts: { gel: 200, usd: 74 } },
    ],
    total: { gel: 346_610, usd: 128_374 },
  })
})

test('a rent counts twelve months, the first of them at once', () => {
  const { groups } = calculateCosts({
    kind: 'rent',
    price: { gel: 1_000, usd: 370 },
    values: { deposit: 1_000, commission: 100, utilities: 150 },
    fields: COST_FIELDS.rent,
    loan: undefined,
    lariForDollar: RATE,
  })
  const totals = Object.fromEntries(groups.map(({ name, total }) => [name, total.gel]))
  expect(totals).toEqual({ once: 3_000, monthly: 1_150, term: 3_000 + 11_000 + 1_800 })
})
