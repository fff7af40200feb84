import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLegalLimitViolations, runStressTests } from '~/features/loan'
import { loadCalculator } from '~/features/loan/index.server'
import type { Visitor } from '~/session/visitor.server'
import { type Mortgage, mortgage } from '~/upstream/loans.server'
import { HOME_TYPE_IDS, SALE_DEAL_ID } from '~contract/statements'
import { bankInBoth, bankInLari, lending } from '~tests/fixtures/lending-banks'
import { renderView } from '~tests/fixtures/render-view'
import { findPurseLimits, getPurseLevel, type Purse } from './purse'
import { PurseLevelLine } from './purse-level'

const DAY = '2026-11-30'
const STATEMENTS = 1_000

const fees = { initial_percent: 9, effective_percent: 20 }

/** Markets of several banks; the default bank is the one with the lowest effective rate. */
const markets = [
  lending(bankInBoth),
  lending(bankInLari, bankInBoth),
  lending({ ...bankInBoth, percents: { 1: fees }, min_participation_percent: 5 }),
  lending({ ...bankInLari, month_periods: { 1: { min_month_period: 300, max_month_period: 360 } } }),
]

const sums = (max: number) => fc.integer({ min: 0, max })
const purses: fc.Arbitrary<Purse> = fc.record({
  income: fc.oneof(fc.constantFrom(1_499.99, 1_500), sums(20_000)),
  savings: sums(300_000),
  debts: sums(2_000),
})

const toStatement = (total: number) => ({
  dealId: SALE_DEAL_ID,
  typeId: HOME_TYPE_IDS[0] ?? 1,
  price: { gel: { total } },
  priceKind: 'exact',
})

/** Judges a price by the calculator's own page, which reads every figure from its address. */
async function judgeByCalculator(price: number, { income, savings, debts }: Purse, banks: Mortgage) {
  const visitor = {
    optional: (_: string, answer: Promise<unknown>) => answer,
    cachedCall: async (call: unknown) => (call === mortgage ? banks : {}),
  } as unknown as Visitor
  const params = new URLSearchParams({
    loan_currency: '1',
    loan_price: String(price),
    loan_own: String(Math.min(savings, price)),
    loan_income: String(income),
    loan_debts: String(debts),
  })
  const data = (await loadCalculator(visitor, params)) ?? expect.fail('no bank lends')
  const { result } = data.calculation
  if (!result) return 'over'
  if (result.isFullyPaid) return 'comfortable'
  const limit = data.affordability?.limit ?? 0
  const isLegal = findLegalLimitViolations(result, 1, DAY).length === 0
  if (!isLegal || !data.affordability?.isWithinLimit) return 'over'
  const [stressed] = runStressTests(result.loan, 1)
  const stressedShare = (((stressed?.payment ?? 0) / 100 + debts) / income) * 100
  return stressedShare <= limit ? 'comfortable' : 'stretch'
}

describe('a purse', () => {
  test(`the level on ${STATEMENTS} random cards is that of the calculator`, async () => {
    const cases = fc.sample(
      fc.record({ purse: purses, price: sums(900_000), market: fc.constantFrom(...markets) }),
      { numRuns: STATEMENTS, seed: 2_026 },
    )
    const seen = new Set<string>()
    for (const { purse, price, market } of cases) {
      // Every second price is close to one of the limits.
      const limits = findPurseLimits(purse, market, DAY) ?? expect.fail('no bank lends')
      const near = price % 2 === 0 ? price : [limits.comfortable, limits.stretch][price % 3 === 0 ? 0 : 1]
      const shown = Math.max(1, (near ?? 0) + (price % 5) - 2)
      const level = getPurseLevel(toStatement(shown), limits)
      expect(level, JSON.stringify({ purse, shown })).toBe(await judgeByCalculator(shown, purse, market))
      seen.add(level ?? '')
    }
    expect(seen).toEqual(new Set(['comfortable', 'stretch', 'over']))
  })

  test('a visitor without an income can afford a home up to the savings', () => {
    const [market = lending()] = markets
    expect(findPurseLimits({ income: 0, savings: 90_000, debts: 0 }, market, DAY)).toEqual({
      comfortable: 90_000,
      stretch: 90_000,
    })
  })

  test('a term beyond the legal one leaves only what the savings cover', () => {
    const limits = findPurseLimits({ income: 9_000, savings: 50_000, debts: 0 }, markets[3] ?? lending(), DAY)
    expect(limits).toEqual({ comfortable: 50_000, stretch: 50_000 })
  })

  test('a purse has no limits if no bank lends in lari', () => {
    const inDollars = lending({ ...bankInBoth, percents: { 2: fees } })
    expect(findPurseLimits({ income: 9_000, savings: 0, debts: 0 }, inDollars, DAY)).toBeUndefined()
  })
})

describe('level of a home', () => {
  const limits = { comfortable: 100_000, stretch: 150_000 }

  test('rents, land, negotiable prices and visitors without a purse have none', () => {
    const home = toStatement(90_000)
    expect(getPurseLevel(home, limits)).toBe('comfortable')
    for (const other of [{ dealId: 2 }, { typeId: 4 }, { priceKind: 'negotiable' }, { price: {} }])
      expect(getPurseLevel({ ...home, ...other }, limits)).toBeUndefined()
    expect(getPurseLevel(home, undefined)).toBeUndefined()
  })

  test('a page without a purse has no element for it', () => {
    expect(renderView(<PurseLevelLine statement={toStatement(90_000)} />)).toBe('')
    const html = renderView(<PurseLevelLine statement={toStatement(120_000)} />, { purse: limits })
    expect(html).toContain('A stretch for your purse')
  })
})
