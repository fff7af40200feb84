import { type Loan, type LoanTotals, loanTotals } from './annuity'

export interface LoanResult {
  loan: Loan
  downPayment: number
  totals: LoanTotals
  isFullyPaid: boolean
}

/**
 * Calculates the result. Price and down payment are in units of the currency; both parts are rounded to whole
 * hundredths.
 */
export function calculateLoanResult(terms: {
  price: number
  percent: number
  /** Down payment as an amount, in place of the percent. */
  own?: number | undefined
  months: number
  ratePercent: number
}): LoanResult {
  const { price, percent, own, months, ratePercent } = terms
  const downPayment = Math.round(own === undefined ? price * percent : own * 100)
  const loan = { principal: price * 100 - downPayment, ratePercent, months }
  return {
    loan,
    downPayment,
    totals: loanTotals(loan),
    isFullyPaid: loan.principal === 0,
  }
}
