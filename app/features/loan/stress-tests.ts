import { CURRENCY_IDS } from '~contract/currencies'
import { type Loan, loanTotals } from './annuity'

/**
 * Stress scenario of our own, not a bank's: the rate rises by percentage points, or the lari loses some
 * percent of its value.
 */
export type StressScenario = { kind: 'rate'; points: number } | { kind: 'lari_falls'; percent: number }

export interface StressTestResult {
  stress: StressScenario
  payment: number
  /** Factor by which the payment grows for a borrower paid in lari. */
  lariFactor: number
}

/** Rate rises that banks use to test floating-rate loans. */
const RATE_RISE_POINTS = [3, 5] as const
const LARI_FALL_PERCENT = 15

/** Runs the applicable scenarios: a fall of the lari does not affect a loan in lari. */
export function runStressTests(loan: Loan, currencyId: number): StressTestResult[] {
  const { payment } = loanTotals(loan)
  const rates = RATE_RISE_POINTS.map((points): StressTestResult => {
    const higherPayment = loanTotals({ ...loan, ratePercent: loan.ratePercent + points }).payment
    return {
      stress: { kind: 'rate', points },
      payment: higherPayment,
      lariFactor: payment === 0 ? 1 : higherPayment / payment,
    }
  })
  if (currencyId === CURRENCY_IDS.gel) return rates
  const fall: StressTestResult = {
    stress: { kind: 'lari_falls', percent: LARI_FALL_PERCENT },
    payment,
    lariFactor: 1 / (1 - LARI_FALL_PERCENT / 100),
  }
  return [...rates, fall]
}
