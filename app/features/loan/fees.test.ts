import { expect, test } from 'vitest'
import { calculateFees } from './fees'

const loan = { principal: 8_000_000, ratePercent: 8.5, months: 12 }

test('fees are the part of the loan that is deducted, and insurance of what is still owed', () => {
  const fees = calculateFees(loan, { disbursementPercent: 0.4, insurancePercent: 0.5 })
  expect(fees).toMatchObject({ disbursement: 32_000, firstMonthInsurance: 3_333 })
  // Half a per cent a year of a balance that falls from 80,000 to nothing.
  expect(fees?.insurance).toBeGreaterThan(20_000)
  expect(fees?.insurance).toBeLessThan(24_000)
})

test('a bank that publishes no fees has none that could be told', () => {
  expect(calculateFees(loan, { disbursementPercent: undefined, insurancePercent: undefined })).toBeUndefined()
})
