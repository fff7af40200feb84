import { expect, test } from 'vitest'
import { loanTotals } from './annuity'
import { runStressTests } from './stress-tests'

const loan = { principal: 8_000_000, ratePercent: 12, months: 120 }
const at = (ratePercent: number) => loanTotals({ ...loan, ratePercent }).payment
const rises = [3, 5].map((points) => ({
  stress: { kind: 'rate', points },
  payment: at(12 + points),
  lariFactor: at(12 + points) / at(12),
}))

test('a loan in lari is tested with a rate that rises by three and by five points', () => {
  expect(runStressTests(loan, 1)).toEqual(rises)
})

test('a loan in dollars is also tested with a lari that loses fifteen per cent, which raises the payment in lari', () => {
  const fall = { stress: { kind: 'lari_falls', percent: 15 }, payment: at(12), lariFactor: 1 / 0.85 }
  expect(runStressTests(loan, 2)).toEqual([...rises, fall])
})

test('a loan of zero grows by zero', () => {
  const factors = runStressTests({ ...loan, principal: 0 }, 1).map(({ lariFactor }) => lariFactor)
  expect(factors).toEqual([1, 1])
})
