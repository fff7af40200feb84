import { expect, test } from 'vitest'
import { calculateFees } from './fees'

const loan = { principal: 8_000_000, ratePercent: 8.5, months: 12 }

test('fees are a part of the loan that is deducted, and insurance of the balance', () => {
  const fees = calculateFees(loan, { disbursementPercent: 0.4, insurancePercent: 0.5 })
  // Half a per cent a year of a balance that falls from 80,000 to zero.
  expect(fees).toEqual({ disbursement: 32_000, insurance: 21_947, firstMonthInsurance: 3_333 })
})

test('fees are rounded to the nearest hundredth', () => {
  const published = { disbursementPercent: 0.4, insurancePercent: 0.5 }
  // 32,493.828, 22,285.696 and 3,384.774.
  expect(calculateFees({ ...loan, principal: 8_123_457 }, published)).toEqual({
    disbursement: 32_494,
    insurance: 22_286,
    firstMonthInsurance: 3_385,
  })
})

test('a bank that publishes one of the two fees has only that one', () => {
  const [deducted, insured] = [
    { disbursementPercent: 0.4, insurancePercent: undefined },
    { disbursementPercent: undefined, insurancePercent: 0.5 },
  ].map((published) => calculateFees(loan, published))
  expect(deducted).toEqual({ disbursement: 32_000, insurance: 0, firstMonthInsurance: 0 })
  expect(insured).toEqual({ disbursement: 0, insurance: 21_947, firstMonthInsurance: 3_333 })
})

test('a bank that publishes no fees has undefined fees', () => {
  expect(calculateFees(loan, { disbursementPercent: undefined, insurancePercent: undefined })).toBeUndefined()
})
