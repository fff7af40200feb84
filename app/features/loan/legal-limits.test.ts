import { expect, test } from 'vitest'
import { findLegalLimitViolations, listLegalLimits } from './legal-limits'
import { calculateLoanResult } from './loan-result'
import { runStressTests } from './stress-tests'

const GEL = 1
const USD = 2
const TODAY = '2026-11-21'
const flags = (currency: number, percent: number, months: number, day = TODAY) =>
  findLegalLimitViolations(
    calculateLoanResult({ price: 100_000, percent, months, ratePercent: 10 }),
    currency,
    day,
  ).map(({ limit: rule, actual }) => [rule.kind, rule.max, actual])

test('a loan within the limits breaks no rule', () => {
  expect(flags(GEL, 10, 240)).toEqual([])
  expect(flags(USD, 30, 120)).toEqual([])
  expect(flags(USD, 100, 600)).toEqual([])
})

test('a loan that is too long or too large breaks the limit of its currency', () => {
  expect(flags(GEL, 9, 241)).toEqual([
    ['term', 240, 241],
    ['loan_to_value', 90, 91],
  ])
  expect(flags(USD, 29, 121)).toEqual([
    ['term', 120, 121],
    ['loan_to_value', 70, 71],
  ])
})

test('the limits of the current date apply', () => {
  expect(flags(GEL, 12, 300, '2020-04-14')).toEqual([['loan_to_value', 85, 88]])
  expect(flags(GEL, 12, 300, '2024-12-31')).toEqual([
    ['term', 240, 300],
    ['loan_to_value', 85, 88],
  ])
  expect(flags(GEL, 12, 300)).toEqual([['term', 240, 300]])
  expect(flags(GEL, 9, 300, '2020-04-15')).toEqual([
    ['term', 240, 300],
    ['loan_to_value', 85, 91],
  ])
  expect(flags(GEL, 12, 240, '2025-01-31')).toEqual([['loan_to_value', 85, 88]])
  expect(flags(GEL, 12, 240, '2025-02-01')).toEqual([])
  expect(listLegalLimits(TODAY, USD).every(({ source }) => source.length > 0)).toBe(true)
})

test('a higher rate and a weaker lari cost more', () => {
  const { loan } = calculateLoanResult({ price: 100_000, percent: 20, months: 120, ratePercent: 9 })
  expect(runStressTests(loan, GEL)).toEqual([
    { stress: { kind: 'rate', points: 3 }, payment: 114_777, lariFactor: 114_777 / 101_341 },
    { stress: { kind: 'rate', points: 5 }, payment: 124_213, lariFactor: 124_213 / 101_341 },
  ])
  const fall = runStressTests(loan, USD).at(-1)
  expect(fall).toMatchObject({ stress: { kind: 'lari_falls', percent: 15 }, payment: 101_341 })
  expect(fall?.lariFactor).toBeCloseTo(1.1765, 4)
  const nothing = runStressTests({ ...loan, principal: 0 }, USD)
  expect(nothing.map(({ payment, lariFactor }) => [payment, lariFactor])).toEqual([
    [0, 1],
    [0, 1],
    [0, fall?.lariFactor],
  ])
})
