import { expect, test } from 'vitest'
import { calculateFees } from './fees'

const loan = { principal: 8_000_000, ratePercent: 8.5, months: 12 }

test('fees are the part of the loan that is deducted, and insurance of what is still owed', () => {
  const fees = calculateFees(loan, { disbursementPercent: 0.4, insurancePercent: 0.5 })
  // Half a per cent a year of a balance that falls from 80,000 to nothing.
  expect(fees).toEqual({ disbursement: 32_000, insurance: 21_947, firstMonthInsurance: 3_333 })
})

test('a bank that publishes one of the two is said to take that one', () => {
  const [deducted, insured] = [
    { disbursementPercent: 0.4, insurancePercent: undefined },
    { disbursementPercent: undefined, insurancePercent: 0.5 },
  ].map((published) => calculateFees(loan, published))
  expect(deducted).toEqual({ disbursement: 32_000, insurance: 0, firstMonthInsurance: 0 })
  expect(insured).toEqual({ disbursement: 0, insurance: 21_947, firstMonthInsurance: 3_333 })
})

test('a bank that publishes no fees has none that could be told', () => {
  expect(calculateFees(loan, { disbursementPercent: undefined, insurancePercent: undefined })).toBeUndefined()
})
