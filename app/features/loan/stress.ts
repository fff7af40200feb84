import { currencyIds } from '../../upstream/currencies'
import { type Loan, loanTotals } from './annuity'

/**
 * What could happen to a loan. These are our own scenarios, not a bank's: the rate is higher by so many points from the
 * first month on, or the lari has lost so many percent of its value against the loan's currency.
 */
export type Stress = { kind: 'rate'; points: number } | { kind: 'lari_falls'; percent: number }

export interface Stressed {
  stress: Stress
  /** One monthly payment, in hundredths of the loan's currency. */
  payment: number
  /** How many times as much as now a payment costs somebody who earns lari. */
  inLari: number
}

/** The points by which banks test whether a borrower could pay a floating rate, and those that they publish beside it. */
const RATE_POINTS = [3, 5] as const
const LARI_FALL = 15

/** The loan under each scenario that can befall it: the lari's fall does not touch a loan in lari. */
export function stressTests(loan: Loan, currencyId: number): Stressed[] {
  const { payment } = loanTotals(loan)
  const rates = RATE_POINTS.map((points): Stressed => {
    const dearer = loanTotals({ ...loan, ratePercent: loan.ratePercent + points }).payment
    return { stress: { kind: 'rate', points }, payment: dearer, inLari: payment === 0 ? 1 : dearer / payment }
  })
  if (currencyId === currencyIds.gel) return rates
  const fall: Stressed = {
    stress: { kind: 'lari_falls', percent: LARI_FALL },
    payment,
    inLari: 1 / (1 - LARI_FALL / 100),
  }
  return [...rates, fall]
}
