import { currencyIds } from '~/upstream/currencies'
import { type Loan, loanTotals } from './annuity'

/**
 * What could happen to a loan. These are our own scenarios, not a bank's: the rate is higher by so many points from the
 * first month on, or the lari has lost so many percent of its value against the loan's currency.
 */
export type StressScenario = { kind: 'rate'; points: number } | { kind: 'lari_falls'; percent: number }

export interface StressTestResult {
  stress: StressScenario
  /** One monthly payment, in hundredths of the loan's currency. */
  payment: number
  /** How many times as much as now a payment costs somebody who earns lari. */
  lariFactor: number
}

/** The points by which banks test whether a borrower could pay a floating rate, and those that they publish beside it. */
const RATE_RISE_POINTS = [3, 5] as const
const LARI_FALL_PERCENT = 15

/** The loan under each scenario that can befall it: the lari's fall does not touch a loan in lari. */
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
  if (currencyId === currencyIds.gel) return rates
  const fall: StressTestResult = {
    stress: { kind: 'lari_falls', percent: LARI_FALL_PERCENT },
    payment,
    lariFactor: 1 / (1 - LARI_FALL_PERCENT / 100),
  }
  return [...rates, fall]
}
